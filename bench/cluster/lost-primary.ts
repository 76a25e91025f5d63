import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../faults/figures.ts'
import type { Cluster } from './cluster.ts'
import { quiet, refusing, sellsAgain, whileSelling, type Scenario } from './selling.ts'

// Longer than the primary stays one without being heard by etcd.
const away_ms = 25_000

export const killPrimary: Scenario = {
  name: 'the machine of the primary is lost',
  required: 'only 200, 409 and 503; orders again within 30 s',
  act: (cluster) =>
    whileSelling(cluster, refusing, async (shop) => {
      const lost = await cluster.database.primary()
      const since = Date.now()
      await lost.kill()
      const pause = await sellsAgain(shop, 30_000, since)
      await lost.start()
      return `${pause}; the lost one follows again ${await wholeAgain(cluster)} after its start`
    }),
}

export const switchover: Scenario = {
  name: 'primary and standby change places',
  required: 'only 200, 409 and 503; orders again within 5 s',
  act: (cluster) =>
    whileSelling(cluster, refusing, async (shop) => {
      const since = Date.now()
      await cluster.database.switchOver()
      const pause = await sellsAgain(shop, 5000, since)
      await cluster.database.whole()
      return pause
    }),
}

export const etcdLost: Scenario = {
  name: 'one etcd is killed and comes back, then all three for 25 s',
  required: 'only 200 and 409',
  act: (cluster) =>
    whileSelling(
      cluster,
      quiet,
      async () => {
        const { etcds } = cluster.database
        const [one] = etcds
        await one?.kill()
        await sleep(5000)
        await one?.start()
        await Promise.all(etcds.map(({ kill }) => kill()))
        await sleep(away_ms)
        await Promise.all(etcds.map(({ start }) => start()))
        return `all in order ${await wholeAgain(cluster)} after they are back`
      },
      3,
    ),
}

async function wholeAgain({ database }: Cluster) {
  return seconds(await database.whole())
}
