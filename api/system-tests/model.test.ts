import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestServer } from '../testing/test-server.ts'
import { openDoor } from './test-door.ts'
import { Broken, drawSteps, runModel, shrink, verifyAll, type Draw } from './test-model-run.ts'
import { settleWorld } from './test-model-world.ts'

// Another SEED leads elsewhere; the one of a failure leads there again.
const seed = Number(process.env['SEED'] ?? 20_261_121)
const runs = 3
const stepsOfRun = 100

async function liveThrough(draws: readonly Draw[]) {
  const server = await startTestServer()
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  const address = server.http.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const world = await settleWorld(
    server,
    openDoor(() => `http://127.0.0.1:${port}`),
    server.keys,
  )
  const { made } = await runModel(world, draws)
  await verifyAll(world)
  return made
}

for (let run = 0; run < runs; run += 1)
  test(`customers, couriers, the office and a clock keep money, vouchers, slots and parcels right (seed ${seed + run})`, async (t) => {
    const draws = drawSteps(seed + run, stepsOfRun)
    try {
      const made = await liveThrough(draws)
      t.diagnostic([...made].map(([name, times]) => `${times} x ${name}`).join(', '))
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      const breaks = (some: readonly Draw[]) =>
        liveThrough(some).then(
          () => false,
          () => true,
        )
      const shortest = await shrink(
        draws.slice(0, error.step + 1),
        breaks,
        Number(process.env['TRIES'] ?? 12),
      )
      assert.fail(
        `seed ${seed + run}: ${error.message}\nThe same with ${shortest.length} steps: ${JSON.stringify(shortest)}`,
      )
    }
  })
