import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, insist, makeTally } from './call.ts'
import { cutCommit } from './cut-commit.ts'
import { openShop } from './customers.ts'
import { killApp } from './kill-app.ts'
import { killApproval } from './kill-approval.ts'
import { killPostgres } from './kill-postgres.ts'
import { mailArrives } from './mail.ts'
import { killAll } from './postgres.ts'
import { verify } from './verify.ts'
import { inWorld, type World } from './world.ts'

// The short form of `npm run bench:faults`: what is checked is the same, a busy machine may take longer to start.
const patience_ms = 30_000
// What waits for something that never comes is told as failed, and does not hold up all other tests.
const limit = { timeout: 5 * 60_000 }
const { promise: ended, resolve: end } = Promise.withResolvers<void>()
let world: World
let closed: Promise<void>

before(async () => {
  const { promise: opened, resolve: open, reject } = Promise.withResolvers<World>()
  closed = inWorld({ customers: 20 }, (made) => {
    open(made)
    return ended
  })
  closed.catch(reject)
  world = await opened
})

after(() => {
  end()
  return closed
})

test('an app killed amid orders loses and doubles nothing', limit, async () => {
  assert.deepEqual((await killApp.act(world, 5, patience_ms)).wrong, [])
})

test('an app killed before or amid the effect of approvals carries each out once', limit, async () => {
  assert.deepEqual((await killApproval.act(world, 2)).wrong, [])
})

test('a PostgreSQL killed amid commits loses and doubles nothing', limit, async () => {
  assert.deepEqual((await killPostgres.act(world, 2)).wrong, [])
})

test('who tried ten wrong passwords before PostgreSQL was killed is refused after it', limit, async () => {
  const { postgres, server } = world
  const body = { email: 'nobody@example.com', password: 'guessed' }
  // Whoever is told that the server is busy has tried nothing yet.
  const busy = { tally: makeTally(), pause_ms: 1000 }
  const tried = async () =>
    (await insist(() => call(`${server.url}/api/v1/login`, '', { body }), busy)).status
  const before = [...(await Promise.all(Array.from({ length: 10 }, tried))), await tried()]
  await killAll(await postgres.pids())
  await postgres.start()
  await server.ready(patience_ms)
  assert.deepEqual([...before, await tried()], [...Array.from({ length: 10 }, () => 422), 429, 429])
})

test('a COMMIT whose answer never came is settled by a retry', limit, async () => {
  assert.deepEqual((await cutCommit.act(world, 4)).wrong, [])
})

test('after a line broke and became slow, orders are taken over new connections', limit, async () => {
  const { line, server } = world
  line.slowDown(500)
  line.drop()
  try {
    const { id } = await openShop(world, { most_ms: 20_000 }).order()
    assert.ok(id)
  } finally {
    line.slowDown(0)
    await server.ready(patience_ms)
  }
})

test(
  'when every connection falls silent for good, calls are answered and mails go out again',
  limit,
  async () => {
    const { line, server } = world
    line.silence('lost')
    await server.unready(5000)
    line.speak()
    await server.ready(patience_ms)
    const { id } = await openShop(world, { most_ms: 20_000 }).order()
    assert.ok(id)
    await mailArrives(world, 30_000)
  },
)

test('a COMMIT that was not waited for by its standby is no acknowledgement', limit, async () => {
  const { postgres } = world
  const shop = openShop(world, { most_ms: 20_000 })
  await waitForStandby(postgres, 'nobody')
  const ordered = shop.order()
  const callOff = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`
  for (let waited = 0; shop.tally.times('503 outcome_unknown') < 3 && waited < 100; waited += 1) {
    await postgres.query(callOff)
    await sleep(50)
  }
  // Neither is the retry that finds the order: it may not be on the standby yet.
  const acknowledged = shop.tally.times('200')
  await waitForStandby(postgres, '')
  await ordered
  assert.equal(acknowledged, 0)
  assert.deepEqual(await verify(world, shop), [])
})

async function waitForStandby({ query }: World['postgres'], name: string) {
  await query(`alter system set synchronous_standby_names = '${name}'`)
  await query('select pg_reload_conf()')
  await sleep(300)
}
