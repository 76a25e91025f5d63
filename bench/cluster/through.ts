import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from '../faults/customers.ts'
import { median } from '../faults/figures.ts'
import type { Outcome } from '../faults/scenario.ts'
import { withNewPeople, type Cluster } from './cluster.ts'

const rounds = 3
const round_ms = 5000
const callers = 16
const leastShare = 0.7

/** In turns, so that whatever else the machine does slows both. */
export async function through(cluster: Cluster): Promise<Outcome> {
  // Without a pooler as well; it only answers, as the others work for it in the background.
  const alone = await cluster.another('direct', {
    DATABASE_URL: cluster.database.url,
    DATABASE_DIRECT_URL: '',
    // It may have been replaced meanwhile.
    SECRET_KEY: cluster.processes[0]?.settings['SECRET_KEY'] ?? '',
    RUNS: 'web',
  })
  alone.start()
  await alone.ready(60_000)
  const shares: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const direct = await ordersIn(cluster, alone)
    shares.push((await ordersIn(cluster, cluster.server)) / direct)
  }
  await alone.stop()
  const share = median(shares)
  return {
    wrong: share < leastShare ? [`only ${share.toFixed(2)} of it`] : [],
    measured: `${share.toFixed(2)} of it (median of ${rounds} rounds: ${shares.map((one) => one.toFixed(2)).join(', ')})`,
  }
}

/** By people who have not ordered yet: how many orders one may leave unpaid is no matter of speed. */
async function ordersIn(cluster: Cluster, server: { url: string }) {
  const { people } = await withNewPeople(cluster)
  const shop = openShop({ people, server })
  const close = shop.crowd(callers, { proofs: 0 })
  await sleep(round_ms)
  await close()
  return shop.tally.times('200')
}
