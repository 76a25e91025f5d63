import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { acceptClaim, declineClaim, listClaims, takeClaim } from '#contract/money/claim-desk.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeClaims } from './test-claims.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { admin, filed, taken } = await makeClaims(server)
await db.updateTable('time_slots').set({ capacity: 1000 }).execute()

interface Query {
  cursor?: string
  limit?: string
  search?: string
}

async function page(tab: 'open' | 'decided', query: Query = {}, who = admin) {
  const { code, data } = await call(listClaims, { query: { tab, ...query } }, who)
  assert.equal(code, 200)
  return data
}

async function everyone(tab: 'open' | 'decided', query: Query = {}) {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const data = await page(tab, { ...query, ...(cursor ? { cursor } : {}) })
    ids.push(...data.claim_data.map(({ id }) => id))
    cursor = data.next_cursor
  }
  return ids
}

async function named(name: string) {
  const person = await makeUser()
  await db.updateTable('users').set({ name }).where('id', '=', person.id).execute()
  return person
}

function dueIn(id: string, minutes: number) {
  return sql`update claims set look_due_at = date_trunc('day', now()) + interval '3 days' + ${minutes} * interval '1 minute'
    where id = ${id}::uuid`.execute(db)
}

test('all of more than fifty open claims are reached part by part, the nearest due first', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => named('Zubaidah Contoh')))
  const claims: string[] = []
  for (let count = 0; count < 14; count += 1)
    for (const { id } of await Promise.all(people.map((person) => filed(person)))) claims.push(id)
  // Four each are due in the same moment, so that a part ends among equals.
  for (const [index, id] of claims.entries()) await dueIn(id, claims.length - Math.floor(index / 4))
  const reached = await everyone('open', { limit: '50' })
  assert.equal(reached.length, 56)
  assert.equal(new Set(reached).size, 56)
  const due = await db
    .selectFrom('claims')
    .select('id')
    .where('id', 'in', claims)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    reached,
    due.map(({ id }) => id),
  )
  const first = await page('open', { limit: '50' })
  assert.deepEqual([first.claim_data.length, first.open], [50, 56])
  assert.deepEqual(await everyone('open', { limit: '3' }), reached)
})

test('nothing is stepped over when the last of a part is taken or decided before the next comes', async () => {
  const person = await named('Qistina Contoh')
  const claims = []
  for (let count = 0; count < 4; count += 1) claims.push((await filed(person)).id)
  for (const [index, id] of claims.entries()) await dueIn(id, index)
  const search = 'qistina'
  const first = await page('open', { search, limit: '2' })
  const last = first.claim_data.at(-1)?.id ?? ''
  assert.equal(last, claims[1])
  const cursor = first.next_cursor ?? ''
  await call(takeClaim, { params: { id: last } }, admin)
  const ahead = await page('open', { search, cursor })
  assert.deepEqual(
    ahead.claim_data.map(({ id }) => id),
    [claims[2], claims[3], last],
  )
  await call(declineClaim, { params: { id: last }, body: { decline_code: 'weak_packing', words: '' } }, admin)
  const rest = await page('open', { search, cursor })
  assert.deepEqual(
    rest.claim_data.map(({ id }) => id),
    claims.slice(2),
  )
  assert.deepEqual([rest.open, rest.overdue], [3, 0])
})

test('claims are found by number, name and amount, on either side; whose data a search showed is on record', async () => {
  const clerk = await makeUser('admin')
  const person = await named('Wulandari Contoh')
  const { id, order_id } = await taken(person, { wanted: 43.21 })
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  const texts = [tracking_number, tracking_number.slice(-6).toLowerCase(), 'wulan', '43.21']
  for (const search of texts) {
    const { claim_data, open } = await page('open', { search }, clerk)
    assert.deepEqual([claim_data.map((one) => one.id), open], [[id], 1], search)
    assert.deepEqual(await everyone('decided', { search }), [], search)
  }
  await call(acceptClaim, { params: { id }, body: { amount: 42.5, words: '' } }, admin)
  for (const search of [...texts, 'RM 42.50']) {
    assert.deepEqual(await everyone('open', { search }), [], search)
    assert.deepEqual(await everyone('decided', { search }), [id], search)
  }
  const acts = await db
    .selectFrom('events')
    .select('data')
    .where('name', '=', 'office_searched')
    .where('actor_id', '=', clerk.id)
    .execute()
  assert.deepEqual(
    acts.map(({ data }) => data),
    [{ by: ['desk'], found: 1, orders: [order_id] }],
  )
})

test('decided claims come newest first, part by part', async () => {
  const person = await named('Yanti Contoh')
  const decided = []
  for (let count = 0; count < 3; count += 1) {
    const { id } = await taken(person)
    await call(declineClaim, { params: { id }, body: { decline_code: 'weak_packing', words: '' } }, admin)
    decided.unshift(id)
  }
  assert.deepEqual(await everyone('decided', { search: 'yanti', limit: '2' }), decided)
})

test('a cursor that is no place, a search of one letter and everybody else are refused', async () => {
  for (const query of [
    { cursor: 'x' },
    { cursor: '12_34' },
    { cursor: "1_00000000-0000-0000-0000-000000000000' or true" },
    { search: 'a' },
  ])
    assert.equal((await call(listClaims, { query: { tab: 'open', ...query } }, admin)).code, 400)
  const beyond = { cursor: '9999999999999999_00000000-0000-0000-0000-000000000000' }
  assert.equal((await call(listClaims, { query: { tab: 'open', ...beyond } }, admin)).code, 200)
  for (const role of ['agent', 'courier', 'customer'] as const)
    assert.equal((await call(listClaims, { query: { tab: 'open' } }, await makeUser(role))).code, 403)
})
