import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readProfile } from '#contract/people/accounts.ts'
import { readStatistics } from '#contract/site/statistics.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { makeOrders } from '../orders/purchases/test-orders.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/test-until.ts'
import { makeFairShare } from './fair-share.ts'

const server = await startTestServer()
const { db, call, makeUser } = server
const { orderOf } = await makeOrders(server)

test('orders of one person that wait for a lock leave connections to everybody else, also behind their own address', async () => {
  const [greedy, neighbour] = [await makeUser(), await makeUser()]
  const locked = Promise.withResolvers<void>()
  const isOver = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${greedy.id}::text, 55))`.execute(tx)
    locked.resolve()
    await isOver.promise
  })
  await locked.promise
  const orders = Array.from({ length: 60 }, () =>
    call(purchaseBoxes, { body: orderOf() }, { token: greedy.token, key: randomUUID() }),
  )
  await until(async () => (await waitingForLocks()) > 0)
  for (let turn = 0; turn < 5; turn += 1) {
    assert.equal((await call(readProfile, {}, { token: neighbour.token })).status, 200)
    assert.equal((await call(readStatistics)).status, 200)
    assert.ok((await waitingForLocks()) <= 4, 'one person works on four connections of ten')
  }
  isOver.resolve()
  await holding
  const answers = await Promise.all(orders)
  assert.ok(answers.every(({ code_message }) => code_message !== 'database_unavailable'))
  assert.ok(answers.some(({ status }) => status === 200))
})

async function waitingForLocks() {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows[0]?.count ?? 0
}

test('the callers of one network take turns, and only whoever asks too often is refused', async () => {
  const inShare = makeFairShare(10)
  const isOver = Promise.withResolvers<void>()
  const order: string[] = []
  const ask = (caller: string, network = 'a') =>
    inShare({ network, caller }, async () => {
      order.push(caller)
      await isOver.promise
    })
  const greedy = Array.from({ length: 250 }, () => ask('greedy').catch(String))
  const others = ['one', 'two', 'three', 'four', 'five'].map((caller) => ask(caller))
  const elsewhere = ask('elsewhere', 'b')
  assert.deepEqual(order, [...Array.from({ length: 4 }, () => 'greedy'), 'one', 'two', 'three', 'elsewhere'])
  isOver.resolve()
  await Promise.all([...others, elsewhere])
  assert.ok(order.indexOf('five') < 16, 'nobody waits behind all that one of them has asked for')
  const refused = (await Promise.all(greedy)).filter(Boolean)
  assert.equal(refused.length, 250 - 204)
})

test('whoever has waited too long in all is refused, and nothing is done for them any more', async () => {
  const inShare = makeFairShare(10)
  const isOver = Promise.withResolvers<void>()
  const begun: number[] = []
  const ask = (number: number, waited_ms?: number) =>
    inShare({ network: 'a', caller: 'one', waited_ms }, async () => {
      begun.push(number)
      await isOver.promise
    })
  const first = [0, 1, 2, 3].map((number) => ask(number))
  await assert.rejects(ask(4), /busy/)
  // What the call waited for its session counts; one that waits no more is not refused for it.
  const late = ask(4, 2000)
  const early = ask(6)
  await assert.rejects(late, /busy/)
  isOver.resolve()
  await Promise.all(first)
  await early
  await ask(5, 2000)
  assert.deepEqual(begun, [0, 1, 2, 3, 6, 5])
})

test('a crowd that is asked who it is does not stand in the way of those of whom it is known', async () => {
  const inShare = makeFairShare(10, 200)
  const served: string[] = []
  const look = () => new Promise((resolve) => void setTimeout(resolve, 10))
  // As calls do it: who is it, then its work, which costs as much.
  const order = async (caller: string) => {
    const began = performance.now()
    await inShare({ network: 'a', caller: `token of ${caller}` }, look)
    const waited_ms = performance.now() - began
    await inShare({ network: 'a', caller, waited_ms }, look)
    served.push(caller)
  }
  const crowd = Array.from({ length: 400 }, (_, number) => order(`${number}`).catch(String))
  await Promise.all(crowd)
  assert.ok(served.length >= 14, `${served.length} of 400 served`)
})
