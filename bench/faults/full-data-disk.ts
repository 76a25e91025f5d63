import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openShop } from './customers.ts'
import { seconds } from './figures.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const back_within_ms = 30_000

export const dataDiskFull: Scenario = {
  name: 'data disk full',
  required: '503 meanwhile, selling within 30 s after space returns, nothing acknowledged is lost',
  size: 20,
  world: { database_disk: '600m' },
  act: fillDatabase,
}

async function fillDatabase(world: World, full_s: number) {
  const shop = openShop(world, { pause_ms: 250 })
  const close = shop.crowd(4)
  await sleep(2000)
  const filler = path.join(world.folder, 'database/filler')
  fill(filler)
  await needNewLog(world.postgres)
  await sleep(full_s * 1000)

  rmSync(filler)
  const began = performance.now()
  await keepStarted(world)
  await openShop(world).order()
  const selling_ms = performance.now() - began
  await close()
  const wrong = await verify(world, shop)
  if (shop.tally.times('503') === 0) wrong.push('nobody was answered 503')
  if (selling_ms > back_within_ms) wrong.push(`selling only after ${seconds(selling_ms)}`)
  return {
    wrong,
    measured: `${full_s} s full, ${shop.tally.times('503')} answers 503, selling ${seconds(selling_ms)} after space returned`,
    tally: String(shop.tally),
  }
}

function fill(file: string) {
  const handle = openSync(file, 'w')
  for (const size of [1_048_576, 4096])
    try {
      for (;;) writeSync(handle, Buffer.alloc(size))
    } catch {
      // The disk is full.
    }
  closeSync(handle)
}

/** What hurts PostgreSQL most: no room for the next file of its write-ahead log. */
async function needNewLog({ query }: World['postgres']) {
  for (let time = 0; time < 20; time += 1) {
    await query(`select pg_switch_wal(), pg_logical_emit_message(true, 'bench', repeat('x', 100000))`).catch(
      () => undefined,
    )
    await sleep(100)
  }
}

/** Restarts PostgreSQL if it gave up, as a machine's service manager does. */
async function keepStarted({ postgres, server }: World) {
  for (let time = 0; ; time += 1) {
    await postgres.start().catch(() => undefined)
    const isReady = await server.ready(2000).then(
      () => true,
      () => false,
    )
    if (isReady || time > 20) return
  }
}
