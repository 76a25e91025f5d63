import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { callersOf } from '../people/sessions/sessions.ts'
import { parcelsByNumber } from '../parcels/tracking/read-parcel.ts'
import { termsAmong } from '../prices/quotes/terms.ts'
import { startTestServer } from '../testing/test-server.ts'
import { openDatabase } from './database.ts'
import { makeShares, together } from './together.ts'

const { url, makeUser } = await startTestServer()

/** Doubles what is even; each statement waits until it is let go. */
function makeAsk() {
  const sent: { all: readonly number[]; answer: () => void; fail: () => void }[] = []
  const ask = together(async (all: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    sent.push({ all, answer: resolve, fail: () => reject(new Error('away')) })
    await promise
    return all.flatMap((one, at) => (one % 2 === 0 ? [{ place: at + 1, twice: one * 2 }] : []))
  })
  return { ask: async (one: number) => (await ask(one))?.twice, sent }
}

test('what is asked at the same moment is one statement, and each has its own answer', async () => {
  const { ask, sent } = makeAsk()
  const answers = Promise.all([2, 3, 4, 2].map((one) => ask(one)))
  await sleep(5)
  assert.deepEqual(
    sent.map(({ all }) => all),
    [[2, 3, 4, 2]],
  )
  sent[0]?.answer()
  assert.deepEqual(await answers, [4, undefined, 8, 4])
})

test('whoever asks while statements are under way is asked for after them, with a hundred at most', async () => {
  const { ask, sent } = makeAsk()
  const first = ask(2)
  await sleep(5)
  const second = ask(4)
  await sleep(5)
  const later = Promise.all(Array.from({ length: 150 }, () => ask(6)))
  await sleep(5)
  assert.equal(sent.length, 2)
  sent[1]?.answer()
  assert.equal(await second, 8)
  await sleep(5)
  assert.equal(sent[2]?.all.length, 100)
  sent[0]?.answer()
  assert.equal(await first, 4)
  await sleep(5)
  assert.equal(sent[3]?.all.length, 50)
  for (const { answer } of sent.slice(2)) answer()
  assert.deepEqual(new Set(await later), new Set([12]))
})

test('a statement that fails fails for those who asked by it, and for nobody after them', async () => {
  const { ask, sent } = makeAsk()
  const both = Promise.allSettled([ask(2), ask(4)])
  await sleep(5)
  sent[0]?.fail()
  assert.deepEqual(
    (await both).map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  const next = ask(6)
  await sleep(5)
  sent[1]?.answer()
  assert.equal(await next, 12)
})

test('what is asked together waits for no connection, and neither a person nor a network takes the whole statement', async () => {
  const { inSharedStatement } = makeShares(10)
  const isOver = Promise.withResolvers<void>()
  const begun: string[] = []
  const ask = (caller: string, network: string) =>
    inSharedStatement({ network, caller }, async () => {
      begun.push(caller)
      await isOver.promise
    })
  const callers = ['greedy', 'neighbour'].flatMap((caller) => Array.from({ length: 60 }, () => caller))
  const all = [...callers.map((caller) => ask(caller, 'a')), ask('elsewhere', 'b')]
  const count = (caller: string) => begun.filter((one) => one === caller).length
  assert.deepEqual([count('greedy'), count('neighbour'), count('elsewhere')], [40, 30, 1])
  isOver.resolve()
  await Promise.all(all)
  assert.equal(begun.length, 121)
})

test('what every call asks is planned once for a connection, however many ask together', async () => {
  const { token } = await makeUser()
  const { db, close } = openDatabase(url, 1)
  const number = 'SB0000000000000'
  const asked = (count: number) => Array.from({ length: count })
  for (let time = 1; time <= 12; time += 1) {
    await callersOf(
      db,
      asked(time).map(() => token),
    )
    await parcelsByNumber(
      db,
      asked(time).map(() => ({ number, knownTag: undefined })),
    )
    await termsAmong(db, ['MY-10', 'ID-JK'])
  }
  const { rows } = await sql<{ custom_plans: number; statement: string }>`
    select custom_plans, statement from pg_prepared_statements where generic_plans + custom_plans >= 12`.execute(
    db,
  )
  await close()
  assert.equal(rows.length, 3)
  for (const { custom_plans, statement } of rows) assert.ok(custom_plans <= 5, statement)
})
