import { setTimeout as sleep } from 'node:timers/promises'
import { openShop, type Shop } from '../faults/customers.ts'
import { seconds } from '../faults/figures.ts'
import type { Outcome } from '../faults/scenario.ts'
import { verify } from '../faults/verify.ts'
import type { Cluster } from './cluster.ts'

export interface Scenario {
  name: string
  required: string
  act: (cluster: Cluster) => Promise<Outcome>
}

/** What may be answered while something happens: nothing but what people do themselves, or that they shall come again. */
export const quiet = /x (200|409) /
export const refusing = /x (200|409|503) /

/** Sells while something happens, then checks what everybody was answered. */
export async function whileSelling(
  cluster: Cluster,
  allowed: RegExp,
  happen: (shop: Shop) => Promise<string>,
  sellers = 3,
): Promise<Outcome> {
  const shop = openShop(cluster)
  const close = shop.crowd(sellers)
  await sleep(2000)
  const wrong: string[] = []
  const measured = await happen(shop).catch((error: unknown) => {
    wrong.push(error instanceof Error ? String(error.stack) : String(error))
    return 'nothing else'
  })
  await sleep(2000)
  await close()
  const tally = String(shop.tally)
  wrong.push(...(await verify(cluster, shop)))
  const others = tally.split(', ').filter((answer) => !allowed.test(answer))
  if (others.length > 0) wrong.push(`answers that must not come: ${others.join(', ')}`)
  return { wrong, measured: `${shop.tally.times('200')} answers 200, ${measured}`, tally }
}

/** Orders until it is acknowledged; tells for how long no order of anybody was, from that moment on. */
export async function sellsAgain(shop: Shop, within_ms: number, since = Date.now()) {
  await shop.order()
  const moments = shop.book
    .flatMap(({ id, answered_at = 0 }) => (id && answered_at > since ? answered_at : []))
    .toSorted((one, other) => one - other)
  const pauses_ms = moments.map((moment, place) => moment - (moments[place - 1] ?? since))
  const longest_ms = Math.max(...pauses_ms)
  if (longest_ms > within_ms) throw new Error(`Nobody could order for ${seconds(longest_ms)}.`)
  return `nobody could order for ${seconds(longest_ms)} at most`
}
