import { setTimeout as sleep } from 'node:timers/promises'
import { openShop, type Shop } from '../faults/customers.ts'
import { seconds } from '../faults/figures.ts'
import type { Outcome } from '../faults/scenario.ts'
import { verify } from '../faults/verify.ts'
import { startAll, type Cluster } from './cluster.ts'
import { through } from './through.ts'

interface Scenario {
  name: string
  required: string
  act: (cluster: Cluster) => Promise<Outcome>
}

const sellers = 6
const mostConnections = 25

/** Sells while something happens, then checks what everybody was answered. */
async function whileSelling(cluster: Cluster, allowed: RegExp, happen: (shop: Shop) => Promise<string>) {
  const shop = openShop(cluster)
  const close = shop.crowd(sellers)
  await sleep(2000)
  const measured = await happen(shop)
  await sleep(2000)
  await close()
  const tally = String(shop.tally)
  const wrong = await verify(cluster, shop)
  const others = tally.split(', ').filter((answer) => !allowed.test(answer))
  if (others.length > 0) wrong.push(`answers that must not come: ${others.join(', ')}`)
  return { wrong, measured: `${shop.tally.times('200')} answers 200, ${measured}`, tally }
}

const quiet = /x (200|409) /
const refusing = /x (200|409|503) /

export const scenarios: Record<string, Scenario> = {
  starts: {
    name: 'three processes start at once through the pooler, three times',
    required: 'all ready within 20 s',
    act: async ({ processes }) => {
      const took_ms: number[] = []
      for (let time = 0; time < 3; time += 1) {
        await Promise.all(processes.map((one) => one.stop()))
        took_ms.push(await startAll(processes))
      }
      const slowest = Math.max(...took_ms)
      const wrong = slowest > 20_000 ? [`a start of ${seconds(slowest)}`] : []
      return { wrong, measured: `the slowest was ready after ${seconds(slowest)}` }
    },
  },
  steady: {
    name: 'people order, pay and are approved',
    required: `only 200 and 409, at most ${mostConnections} connections to PostgreSQL from the pooler`,
    act: (cluster) =>
      whileSelling(cluster, quiet, async () => {
        await sleep(6000)
        const rows = await cluster.postgres.query(
          `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
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
        for (const one of cluster.processes) {
          await one.stop()
          one.start()
          await one.ready(30_000)
          await sleep(1000)
        }
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
  'pooler-lost': {
    name: 'the pooler is killed and comes back after three seconds',
    required: 'only 200, 409 and 503, selling again within 5 s',
    act: (cluster) =>
      whileSelling(cluster, refusing, async (shop) => {
        await cluster.pooler.kill()
        await sleep(3000)
        await cluster.pooler.start()
        return sellsAgain(shop)
      }),
  },
  'read-only': {
    name: 'the database only reads for five seconds',
    required: '/readyz 503 within 3 s, the processes stay with the proxy, selling again within 5 s',
    act: (cluster) =>
      whileSelling(cluster, refusing, async (shop) => {
        await onlyReads(cluster, true)
        const unready_ms = Math.max(...(await Promise.all(cluster.processes.map((one) => one.unready(3000)))))
        const stays = await Promise.all(cluster.processes.map(({ url }) => fetch(`${url}/readyz?of=process`)))
        if (stays.some(({ status }) => status !== 200)) throw new Error('A process left its proxy.')
        await sleep(5000)
        await onlyReads(cluster, false)
        return `unready after ${seconds(unready_ms)}, ${await sellsAgain(shop)}`
      }),
  },
  through: {
    name: 'orders through proxy and pooler beside one process without them',
    required: 'at least 0.7 of it',
    act: through,
  },
}

async function onlyReads({ postgres }: Cluster, isOn: boolean) {
  await postgres.query(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  await postgres.query('select pg_reload_conf()')
}

async function sellsAgain(shop: Shop) {
  const began = performance.now()
  await shop.order()
  const took_ms = performance.now() - began
  if (took_ms > 5000) throw new Error(`Selling only after ${seconds(took_ms)}.`)
  return `selling ${seconds(took_ms)} after it`
}
