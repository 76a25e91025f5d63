import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './customers.ts'
import { seconds } from './figures.ts'
import { mailArrives } from './mail.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const refused_within_ms = 3000
const back_within_ms = 5000
const mail_within_ms = 30_000

export const frozen: Scenario = {
  name: 'database silent, then heard again',
  required: '503 within 3 s, ready and selling 5 s after it is back',
  size: 60,
  act: (world, silent_s) => fallSilent(world, silent_s, 'frozen'),
}

export const lost: Scenario = {
  name: 'database silent, its connections never heard again',
  required: `${frozen.required}, mails go out again`,
  size: 60,
  act: (world, silent_s) => fallSilent(world, silent_s, 'lost'),
}

async function fallSilent(world: World, silent_s: number, kind: 'frozen' | 'lost') {
  const shop = openShop(world, { pause_ms: 250 })
  const close = shop.crowd(12)
  await sleep(2000)
  world.line.silence(kind)
  await sleep(silent_s * 1000)
  const refused_ms = shop.tally.slowest_ms('503')
  world.line.speak()
  const began = performance.now()
  const ready_ms = await world.server.ready(60_000)
  await openShop(world).order()
  const selling_ms = performance.now() - began
  const mail_ms = await mailArrives(world, 120_000)
  await close()
  const wrong = await verify(world, shop)
  if (shop.tally.times('503') === 0) wrong.push('nobody was answered 503')
  if (refused_ms > refused_within_ms) wrong.push(`503 only after ${seconds(refused_ms)}`)
  if (shop.tally.times('0') > 0) wrong.push(`${shop.tally.times('0')} calls without an answer`)
  if (selling_ms > back_within_ms) wrong.push(`selling only after ${seconds(selling_ms)}`)
  if (mail_ms > mail_within_ms) wrong.push(`an email only after ${seconds(mail_ms)}`)
  return {
    wrong,
    measured: `${silent_s} s silent, 503 after at most ${seconds(refused_ms)}, ready after ${seconds(ready_ms)}, selling after ${seconds(selling_ms)}, an email after ${seconds(mail_ms)}`,
    tally: String(shop.tally),
  }
}
