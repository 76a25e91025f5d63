import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../faults/figures.ts'
import { livePages } from './live-pages.ts'
import { etcdLost, killPrimary, switchover } from './lost-primary.ts'
import { proxyLooks, renewAll, startAll } from './processes.ts'
import { readOnly } from './read-only.ts'
import { schedule } from './schedule.ts'
import { secondKey } from './second-key.ts'
import { quiet, refusing, sellsAgain, whileSelling, type Scenario } from './selling.ts'
import { sharedProof } from './shared-proof.ts'
import { storageAway } from './storage-away.ts'
import { through } from './through.ts'
import { wrongLogins } from './wrong-logins.ts'

const mostConnections = 25
const starts = 10

export const scenarios: Record<string, Scenario> = {
  starts: {
    name: 'three processes start at once through the pooler, ten times',
    required: 'all ready within 20 s',
    act: async ({ processes }) => {
      const took_ms: number[] = []
      for (let time = 0; time < starts; time += 1) {
        await Promise.all(processes.map((one) => one.stop()))
        took_ms.push(await startAll(processes))
      }
      await proxyLooks()
      const slowest = Math.max(...took_ms)
      const wrong = slowest > 20_000 ? [`a start of ${seconds(slowest)}`] : []
      return { wrong, measured: `the slowest was ready after ${seconds(slowest)}` }
    },
  },
  steady: {
    name: 'people order, pay and are approved',
    required: `only 200 and 409, at most ${mostConnections} connections of the service to PostgreSQL`,
    act: (cluster) =>
      whileSelling(cluster, quiet, async () => {
        await sleep(6000)
        const rows = await cluster.postgres.query(
          `select pid from pg_stat_activity where backend_type = 'client backend' and usename = 'seberang'`,
        )
        if (rows.length > mostConnections) throw new Error(`${rows.length} connections`)
        return `${rows.length} connections`
      }),
  },
  roll: {
    name: 'each process is stopped and started again in turn',
    required: 'only 200 and 409',
    act: (cluster) =>
      whileSelling(cluster, quiet, async () => {
        await renewAll(cluster.processes)
        return 'three processes renewed'
      }),
  },
  'kill-app': {
    name: 'a process is killed mid-order',
    required: 'nothing acknowledged is lost or doubled, no answer 500',
    act: (cluster) =>
      whileSelling(cluster, /x (200|409|502|503|0) /, async (shop) => {
        for (const one of cluster.processes) {
          while (shop.underWay() === 0) await sleep(1)
          await one.kill()
          await sleep(500)
          one.start()
          await one.ready(30_000)
        }
        return 'three kills'
      }),
  },
  'kill-primary': killPrimary,
  switchover,
  'etcd-lost': etcdLost,
  'pooler-lost': {
    name: 'the pooler is killed and comes back after three seconds',
    required: 'only 200, 409 and 503, orders again within 5 s',
    act: (cluster) =>
      whileSelling(cluster, refusing, async (shop) => {
        await cluster.pooler.kill()
        await sleep(3000)
        await cluster.pooler.start()
        return `${await sellsAgain(shop, 5000)} after it`
      }),
  },
  'read-only': readOnly,
  'storage-away': storageAway,
  'shared-proof': sharedProof,
  'live-pages': livePages,
  'wrong-logins': wrongLogins,
  'second-key': secondKey,
  schedule,
  through: {
    name: 'orders through proxy and pooler beside one process without them',
    required: 'at least 0.7 of it',
    act: through,
  },
}
