import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './customers.ts'
import { median, seconds } from './figures.ts'
import { verify } from './verify.ts'
import type { World } from './world.ts'

// A customer may be cut off many times in a row before the faults end.
const patience_ms = 600_000

export const killApp = {
  name: 'app killed mid-order',
  required: 'back within 5 s each time, nothing acknowledged is lost, a retry gives the same order',
  size: 200,
  act: killAgainAndAgain,
}

async function killAgainAndAgain(world: World, times: number, back_within_ms = 5000) {
  const shop = openShop(world, { most_ms: patience_ms })
  const close = shop.crowd(4)
  const back_ms: number[] = []
  for (let time = 0; time < times; time += 1) {
    await sleep(Math.random() * 600)
    while (shop.underWay() === 0) await sleep(1)
    await world.server.kill()
    const began = performance.now()
    world.server.start()
    await world.server.ready(30_000)
    back_ms.push(performance.now() - began)
  }
  await close()
  const wrong = await verify(world, shop)
  const slowest = Math.max(...back_ms)
  if (slowest > back_within_ms) wrong.push(`start of ${seconds(slowest)}`)
  const orders = shop.book.filter(({ id }) => id).length
  return {
    wrong,
    measured: `${times} kills, ${shop.tally.times('0')} calls cut off or refused, ${orders} orders, back after at most ${seconds(slowest)} (median ${seconds(median(back_ms))})`,
    tally: String(shop.tally),
  }
}
