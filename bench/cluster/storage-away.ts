import type { Shop } from '../faults/customers.ts'
import { quiet, whileSelling, type Scenario } from './selling.ts'

const half_ms = 5000
const allowed = new RegExp(`${quiet.source}|x 503 storage_unavailable`)

export const storageAway: Scenario = {
  name: 'Swift is killed, five seconds later the proxy in front of it; both are back after five more',
  required: 'orders go on; a proof is answered 503 until both are back, and nothing else',
  act: (cluster) =>
    whileSelling(cluster, allowed, async (shop) => {
      const { swift, proxy } = cluster.store
      await swift.kill()
      const ordered = [await ordersFor(half_ms, shop)]
      const refused = shop.tally.times('503')
      await proxy.kill()
      ordered.push(await ordersFor(half_ms, shop))
      const refusedLater = shop.tally.times('503') - refused
      await swift.start()
      await proxy.start()
      if (ordered.includes(0)) throw new Error('Nobody could order meanwhile.')
      if (refused === 0 || refusedLater === 0) throw new Error('No proof was sent meanwhile.')
      return `${ordered.join(' and ')} orders of one customer meanwhile, ${refused} and ${refusedLater} proofs told to come again`
    }),
}

async function ordersFor(duration_ms: number, shop: Shop) {
  let ordered = 0
  for (const began = Date.now(); Date.now() - began < duration_ms;) if ((await shop.order()).id) ordered += 1
  return ordered
}
