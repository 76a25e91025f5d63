import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './customers.ts'
import { median, seconds } from './figures.ts'
import { killAll } from './postgres.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const ready_within_ms = 30_000

export const killPostgres: Scenario = {
  name: 'PostgreSQL killed mid-commit',
  required: '503 meanwhile, ready within 30 s, nothing acknowledged is lost',
  size: 50,
  act: killAgainAndAgain,
}

async function killAgainAndAgain(world: World, times: number) {
  const shop = openShop(world)
  const close = shop.crowd(4)
  const back_ms: number[] = []
  for (let time = 0; time < times; time += 1) {
    const pids = await world.postgres.pids()
    await world.line.seeCommit()
    await sleep(Math.random() * 3)
    world.line.refuse()
    await killAll(pids)
    await world.server.unready(3000)
    await sleep(300)
    const began = performance.now()
    await Promise.all([world.line.open(), world.postgres.start()])
    await world.server.ready(ready_within_ms)
    back_ms.push(performance.now() - began)
    await sleep(Math.random() * 300)
  }
  await close()
  const wrong = await verify(world, shop)
  const refused = shop.tally.times('503')
  if (refused === 0) wrong.push('nobody was answered 503')
  const orders = shop.book.filter(({ id }) => id).length
  return {
    wrong,
    measured: `${times} kills, ${refused} answers 503, ${shop.tally.times('0')} without answer, ${orders} orders, ready after at most ${seconds(Math.max(...back_ms))} (median ${seconds(median(back_ms))})`,
    tally: String(shop.tally),
  }
}
