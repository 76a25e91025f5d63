// Makes the runs it is told to, each against an app process of its own choice and a database of its own.
import path from 'node:path'
import { z } from 'zod'
import { settleWorld, type World } from '../../api/system-tests/test-model-world.ts'
import {
  Broken,
  drawSteps,
  runModel,
  shrink,
  verifyAll,
  type Draw,
} from '../../api/system-tests/test-model-run.ts'
import { openDoor } from '../../api/system-tests/test-door.ts'
import { openDatabase } from '../../api/platform/database.ts'
import { asAdmin, databaseAt } from '../../commands/test-postgres.ts'
import { firstKeys } from '../../api/platform/keys.ts'
import { makeApp, secret_key, type Place } from './process.ts'
import type { RunResult } from './result.ts'

const {
  MODEL_FOLDER: folder,
  MODEL_SERVER: server,
  MODEL_TEMPLATE: template,
} = z
  .object({ MODEL_FOLDER: z.string(), MODEL_SERVER: z.string(), MODEL_TEMPLATE: z.string() })
  .parse(process.env)
const stepsOfRun = 100
// One run in so many loses its app process once.
const killEvery = 8
const attempts = 40
// What watches over the service waits longer than the service itself would.
const patience = {
  connectionTimeoutMillis: 60_000,
  statement_timeout: 60_000,
  lock_timeout: 60_000,
  query_timeout: 61_000,
}

// The same long statement looks after every step; to plan it took five times as long as to run it.
const plannedOnce = new URLSearchParams({ options: '-c plan_cache_mode=force_generic_plan' }).toString()

const app = makeApp()
process.on('disconnect', () => void app.end().finally(() => process.exit(0)))
process.on('message', (run) => void play(z.number().parse(run)).then((result) => process.send?.(result)))
process.send?.({ isReady: true })

async function play(run: number): Promise<RunResult> {
  const draws = drawSteps(run, stepsOfRun)
  const killed_at = run % killEvery === 0 ? 10 + (run % 80) : undefined
  try {
    return { run, ...(await live(run, draws, killed_at)) }
  } catch (error) {
    const wrong = await explain(run, draws, killed_at, error).catch(() => stackOf(error))
    return { run, steps: stepsOfRun, kills: killed_at ? 1 : 0, made: [], wrong }
  }
}

/** On a database that is made for this and goes with it. */
async function live(run: number, draws: readonly Draw[], killed_at: number | undefined) {
  const name = `model_${process.pid}_${run}`
  await asAdmin(server, (client) => client.query(`create database ${name} template ${template}`))
  const url = databaseAt(server, name)
  const place = { url, data_dir: path.join(folder, name) }
  await app.open(place)
  // Enough for everybody at once: on a busy machine nobody should wait in vain for a connection of ours.
  const database = openDatabase(`${url}?${plannedOnce}`, 8, patience)
  try {
    const world = await settleWorld(
      database,
      openDoor(() => app.url()),
      firstKeys(secret_key),
    )
    const { made, kills } = await withKill(world, draws, killed_at, place)
    await verifyAll(world)
    return { steps: draws.length, kills, made: [...made] }
  } finally {
    await database.close()
    await app.close()
    await asAdmin(server, (client) => client.query(`drop database ${name} with (force)`))
  }
}

/** The process dies while a step is under way; the step goes on with the next process, and everything is verified once it is done. */
async function withKill(world: World, draws: readonly Draw[], killed_at: number | undefined, place: Place) {
  let kills = 0
  const { made } = await runModel(world, draws, {
    before: (step) => {
      if (step !== killed_at) return
      kills += 1
      setTimeout(() => app.killAndOpen(place), Math.random() * 15)
    },
    after: async (step) => {
      if (step !== killed_at) return
      await app.opened()
      await verifyAll(world)
    },
  })
  return { made, kills }
}

async function explain(run: number, draws: readonly Draw[], killed_at: number | undefined, error: unknown) {
  if (!(error instanceof Broken)) return stackOf(error)
  const breaks = (some: readonly Draw[]) =>
    live(run, some, undefined).then(
      () => false,
      (found: unknown) => found instanceof Broken,
    )
  const tried = draws.slice(0, error.step + 1)
  const repeats = await breaks(tried)
  const shortest = repeats ? await shrink(tried, breaks, attempts) : tried
  const words = repeats
    ? `the same with ${shortest.length} steps`
    : `not again without the kill before step ${killed_at}`
  return `${error.message}\n  ${words}: ${JSON.stringify(shortest)}`
}

function stackOf(error: unknown) {
  return error instanceof Error ? String(error.stack) : String(error)
}
