import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../faults/figures.ts'
import { refusing, sellsAgain, whileSelling, type Scenario } from './selling.ts'

export const readOnly: Scenario = {
  name: 'the pooler leads to a standby for five seconds, as when a primary was switched off',
  required: '/readyz 503 within 3 s, the processes stay with the proxy, orders again within 5 s',
  act: (cluster) =>
    whileSelling(cluster, refusing, async (shop) => {
      const { pooler, database, processes } = cluster
      pooler.leadTo(await database.standbyUrl())
      const unready_ms = Math.max(...(await Promise.all(processes.map((one) => one.unready(3000)))))
      const stays = await Promise.all(processes.map(({ url }) => fetch(`${url}/readyz?of=process`)))
      if (stays.some(({ status }) => status !== 200)) throw new Error('A process left its proxy.')
      await sleep(5000)
      pooler.leadTo(database.url)
      return `unready after ${seconds(unready_ms)}; ${await sellsAgain(shop, 5000)} after it`
    }),
}
