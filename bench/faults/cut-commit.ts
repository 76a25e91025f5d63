import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './customers.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

export const cutCommit: Scenario = {
  name: 'connection cut during COMMIT',
  required: 'a retry settles it, never two orders',
  size: 100,
  act: cutAgainAndAgain,
}

/** Half of the cuts lose the COMMIT itself, half lose the news that it was done. */
async function cutAgainAndAgain(world: World, times: number) {
  const shop = openShop(world)
  const close = shop.crowd(4)
  for (let time = 0; time < times; time += 1) {
    await world.line.cutAtCommit(time % 2 ? 'before' : 'after')
    await sleep(Math.random() * 100)
  }
  await close()
  const wrong = await verify(world, shop)
  const unknown = shop.tally.times('503 outcome_unknown')
  if (unknown === 0) wrong.push('nobody was told that the outcome is unknown')
  const orders = shop.book.filter(({ id }) => id).length
  return {
    wrong,
    measured: `${times} cuts, ${unknown} answers outcome_unknown, ${orders} orders`,
    tally: String(shop.tally),
  }
}
