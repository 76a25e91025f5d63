import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { waiveFee } from '#contract/orders/fees.ts'
import { previewReturn } from '#contract/orders/returns.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeReturns } from '../returns/test-returns.ts'
import type { Person } from '../shipments/test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { paid, scanned, admin } = await makeParcels(server)
const sentBack = makeReturns(server)

/** What was moved in time, to be put back: the chain of events knows when each happened. */
const moved: { id: string; seq: number; days: number }[] = []

function moveEvent({ id, seq, days }: (typeof moved)[number]) {
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update parcel_events set at = at - make_interval(days => ${days}::int)
      where order_id = ${id}::uuid and seq = ${seq}`.execute(tx)
    await sql`select refresh_public_parcels(array[${id}::uuid])`.execute(tx)
  })
}

/** As if the last step had been so many days ago. */
async function daysPass(id: string, days: number) {
  const { seq } = await db
    .selectFrom('parcel_events')
    .select('seq')
    .where('order_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  moved.push({ id, seq, days })
  await moveEvent({ id, seq, days })
}

async function readyFor(days: number) {
  const person = await makeUser()
  const parcel = await paid(person)
  for (const code of [...wayAcross, 'ready_for_collection'] as const)
    assert.equal((await scanned(admin, parcel.number, code)).code_message, 'success', code)
  await daysPass(parcel.id, days)
  return { person, ...parcel }
}

async function feesOf(id: string, person: Person) {
  const { fees } = (await call(readTransaction, { params: { id } }, person)).data.transaction
  return fees.map(({ kind, amount, status }) => ({ kind, amount, status }))
}

test('seven days are free, the eighth costs RM 2, asked for once when the parcel is collected', async () => {
  const free = await readyFor(7)
  await scanned(admin, free.number, 'delivered')
  assert.deepEqual(await feesOf(free.id, free.person), [])

  const late = await readyFor(10)
  await Promise.all([scanned(admin, late.number, 'delivered'), scanned(admin, late.number, 'delivered')])
  assert.deepEqual(await feesOf(late.id, late.person), [
    { kind: 'storage', amount: 6, status: 'awaiting_payment' },
  ])
  const { transaction } = (await call(readTransaction, { params: { id: late.id } }, late.person)).data
  const [fee] = transaction.fees
  const line = await db
    .selectFrom('order_lines')
    .select(['code', 'quantity', 'unit_sen', 'amount_sen'])
    .where('order_id', '=', fee?.id ?? '')
    .execute()
  assert.deepEqual(line, [{ code: 'fee_storage', quantity: 3, unit_sen: 200, amount_sen: 600 }])
})

test('a note or a refusal ends no stay, a courier who takes it out does, and another stay begins anew', async () => {
  const { id, number, person } = await readyFor(9)
  await scanned(admin, number, 'delayed')
  assert.equal((await scanned(admin, number, 'refused')).code_message, 'success')
  assert.deepEqual(await feesOf(id, person), [])
  assert.equal((await scanned(admin, number, 'out_for_delivery')).code_message, 'success')
  assert.deepEqual(await feesOf(id, person), [{ kind: 'storage', amount: 4, status: 'awaiting_payment' }])
  await scanned(admin, number, 'refused')
  assert.equal((await scanned(admin, number, 'out_for_delivery')).code_message, 'success')
  assert.equal((await feesOf(id, person)).length, 1)
})

test('a parcel that is sent back from storage is asked for both fees, which the office sees before', async () => {
  const { id, number, person } = await readyFor(8)
  const { data } = await call(previewReturn, { params: { number } }, { token: admin.token, area: 'staff' })
  assert.equal(data.storage, 2)
  const [one, other] = await Promise.all([sentBack(admin, number), sentBack(admin, number)])
  assert.deepEqual([one.code, other.code].toSorted(), [200, 409])
  const fees = await feesOf(id, person)
  assert.deepEqual(fees.map(({ kind, amount }) => [kind, amount]).toSorted(), [
    ['return', data.fee],
    ['storage', 2],
  ])
  const { transaction } = (await call(readTransaction, { params: { id } }, person)).data
  const storage = transaction.fees.find(({ kind }) => kind === 'storage')
  const waiver = {
    params: { number: storage?.tracking_number ?? '' },
    body: { words: 'Our counter was closed' },
  }
  assert.equal((await call(waiveFee, waiver, { token: admin.token, area: 'staff' })).code, 200)
})

test('the books are even afterwards', async () => {
  for (const { id, seq, days } of moved) await moveEvent({ id, seq, days: -days })
  assert.deepEqual(await atOneMoment(url, verify), [])
})
