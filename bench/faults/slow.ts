import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './customers.ts'
import { seconds } from './figures.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const late_by_ms = 500
const latest_loop_ms = 200
const crowd = 300

export const slow: Scenario = {
  name: 'every query 500 ms late',
  required: 'load is shed, event loop p99 under 200 ms',
  size: 30,
  act: slowDown,
}

async function slowDown(world: World, during_s: number) {
  const shop = openShop(world, { pause_ms: 250 })
  const close = shop.crowd(crowd, { proofs: 0 })
  await sleep(1000)
  world.line.slowDown(late_by_ms)
  await loopLag_ms(world) // a reading resets the histogram
  const lags_ms: number[] = []
  const alive_ms: number[] = []
  let sold_before = 0
  for (let second = 0; second < during_s; second += 2) {
    if (second === half(during_s)) {
      // New connections must also be made over the slow line.
      world.line.drop()
      sold_before = shop.tally.times('200')
    }
    await sleep(2000)
    lags_ms.push(await loopLag_ms(world))
    alive_ms.push(await aliveAfter_ms(world))
  }
  const sold = shop.tally.times('200') - sold_before
  world.line.slowDown(0)
  await close()
  const wrong = await verify(world, shop)
  const lag_ms = Math.max(...lags_ms)
  if (lag_ms > latest_loop_ms) wrong.push(`an event loop late by ${Math.round(lag_ms)} ms`)
  if (shop.tally.times('503') === 0) wrong.push('no load was shed')
  if (sold === 0) wrong.push('nothing was sold over new connections')
  if (shop.tally.times('0') > 0) wrong.push(`${shop.tally.times('0')} calls without an answer`)
  return {
    wrong,
    measured: `${crowd} customers for ${during_s} s, ${sold} orders after the connections had to be made anew, ${shop.tally.times('503')} answers 503, slowest answer ${seconds(shop.tally.slowest_ms(''))}, event loop p99 ${Math.round(lag_ms)} ms, /livez after at most ${seconds(Math.max(...alive_ms))}`,
    tally: String(shop.tally),
  }
}

function half(during_s: number) {
  return 2 * Math.floor(during_s / 4)
}

async function loopLag_ms({ metrics_url }: World) {
  const text = await (await fetch(metrics_url)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000
}

async function aliveAfter_ms({ server }: World) {
  const began = performance.now()
  await (await fetch(`${server.url}/livez`)).text()
  return performance.now() - began
}
