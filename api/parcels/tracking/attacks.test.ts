import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import { findOwnOrder } from '#contract/orders/own-order.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/test-until.ts'

const server = await startTestServer()
const { call, makeUser } = server
const { paid, scanned } = await makeParcels(server)

function look(on: Pick<typeof server, 'http'>, number: string, from: string, tag?: string) {
  const url = pathIn('public', trackParcel.path).replace(':number', number)
  const headers = tag === undefined ? {} : { 'if-none-match': tag }
  return on.http.inject({ url, headers, remoteAddress: from })
}

const guessed = () => newTrackingNumber(randomBytes(trackingNumber_bytes))

test('guesses are counted over all processes, and a tag sent along hides none of them', async () => {
  const other = await server.startAnother()
  const { number } = await paid(await makeUser())
  const from = '198.51.100.21'
  const { headers } = await look(server, number, from)
  const tag = String(headers['etag'])
  for (let tries = 0; tries < 60; tries += 1)
    assert.equal((await look(tries % 2 === 0 ? server : other, guessed(), from, tag)).statusCode, 404)
  for (const on of [server, other])
    assert.equal((await look(on, guessed(), from, tag)).json().code_message, 'proof_of_work_required')
  assert.equal((await look(other, number, from)).statusCode, 200)
  assert.equal((await look(server, guessed(), '198.51.100.22')).statusCode, 404)
})

test('guesses that wait to be counted leave connections to everybody else', async () => {
  const { db } = server
  const from = '198.51.100.24'
  const bucket = `tracking:${from}`
  await db
    .insertInto('limits')
    .values({ bucket, count: 0, resets_at: sql`now() + interval '1 hour'` })
    .execute()
  const locked = Promise.withResolvers<void>()
  const isOver = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (tx) => {
    await tx.selectFrom('limits').select('bucket').where('bucket', '=', bucket).forUpdate().execute()
    locked.resolve()
    await isOver.promise
  })
  await locked.promise
  const guesses = Array.from({ length: 50 }, () => look(server, guessed(), from))
  await until(async () => (await waitingForLocks()) > 0)
  const { number } = await paid(await makeUser())
  for (let turn = 0; turn < 5; turn += 1) {
    assert.equal((await look(server, number, from)).statusCode, 200)
    assert.ok((await waitingForLocks()) <= 4, 'one network works on four connections of ten')
  }
  isOver.resolve()
  await holding
  const answers = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  assert.ok(answers.every((status) => status === 404 || status === 503))
  assert.ok(answers.includes(404))
})

async function waitingForLocks() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    server.db,
  )
  return rows[0]?.count ?? 0
}

test('a tag tells of its own parcel only, and of no person', async () => {
  const person = await makeUser()
  const [one, two] = [await paid(person), await paid(person)]
  const from = '198.51.100.23'
  const first = await look(server, one.number, from)
  const tag = String(first.headers['etag'])
  assert.equal((await look(server, one.number, from, tag)).statusCode, 304)
  assert.equal((await look(server, two.number, from, tag)).statusCode, 200)
  assert.equal(first.headers['cache-control'], 'private, no-cache')
  await scanned(await makeUser('courier'), one.number, 'picked_up')
  const moved = await look(server, one.number, from, tag)
  assert.equal(moved.statusCode, 200)
  assert.doesNotMatch(moved.body, /Contoh|Jalan|Merdeka|@|\+60|\+62|012345|0812345/)
  for (const hostile of ['*', '"', `W/"${'x'.repeat(5000)}"`, '"\u0000"', `${tag}, "x"`])
    assert.ok([200, 400].includes((await look(server, one.number, from, hostile)).statusCode), hostile)
})

test('whose a number is, only its owner is told', async () => {
  const owner = await makeUser()
  const { id, number } = await paid(owner)
  const asked = async (who: Awaited<ReturnType<typeof makeUser>>, what: string) =>
    (await call(findOwnOrder, { params: { number: what } }, who)).data.order
  assert.deepEqual(await asked(owner, number), { id, type: 'shipment' })
  for (const role of ['customer', 'courier', 'agent', 'admin'] as const)
    assert.equal(await asked(await makeUser(role), number), null)
  assert.equal(await asked(owner, guessed()), null)
  assert.equal((await call(findOwnOrder, { params: { number } })).code, 403)
})
