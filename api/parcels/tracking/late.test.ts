import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { confirmCash } from '#contract/money/payments.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { listTransactions, readTransaction } from '#contract/orders/transactions.ts'
import { parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { boxOrder } from '../../orders/purchases/test-orders.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { accounts, admin, paid, scanned } = await makeParcels(server)
const cash = accounts.find(({ payment_type_id }) => payment_type_id === 'cash')?.id ?? ''

const track = async (number: string) =>
  (await call(trackParcel, { params: { number } }, { area: 'public' })).data.parcel

async function seenBy(person: { token: string; id: string }, id: string, type: 'shipment' | 'box_purchase') {
  const { data } = await call(listTransactions, { query: { type } }, person)
  const { transaction } = (await call(readTransaction, { params: { id } }, person)).data
  const listed = data.transaction_data.find((one) => one.id === id)
  return {
    promised: listed?.promised,
    listed: listed?.parcel,
    own: transaction.parcel,
    box: transaction.box_purchase,
  }
}

/** As if somebody had done it, by whoever and wherever. */
function happen(order_id: string, code: EventCode, actor_id: string) {
  return sql`insert into parcel_events (order_id, seq, code, macro, actor_id, hash)
    values (${order_id}::uuid, 0, ${code}, ${parcelSteps[code].macro}, ${actor_id}::uuid, '')`.execute(db)
}

async function promise(id: string, days: number) {
  const day = sql<string>`(now() at time zone 'Asia/Jakarta')::date + ${days}::int`
  await db
    .updateTable('shipments')
    .set({ arrives_from: day, arrives_to: day })
    .where('order_id', '=', id)
    .execute()
}

function bookFor(id: string, days: number) {
  return sql`update shipment_parties set visit_day = (now() at time zone 'Asia/Jakarta')::date + ${days}::int
    where order_id = ${id}::uuid and party = 'receiver'`.execute(db)
}

test('the list says the day that tracking says: what the receiver booked while it is ahead, then what was promised', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await promise(id, 5)
  for (const [days, told] of [
    [3, 3],
    [7, 7],
    [0, 0],
    [-1, 5],
  ] as const) {
    await bookFor(id, days)
    const { promised } = await seenBy(person, id, 'shipment')
    const { booked_day, arrives } = await track(number)
    assert.equal(promised, await dayAhead(told), `booked ${days} days from now`)
    assert.equal(booked_day ?? arrives?.to, promised)
  }
})

async function dayAhead(days: number) {
  const { rows } = await sql<{
    day: string
  }>`select ((now() at time zone 'Asia/Jakarta')::date + ${days}::int)::text as day`.execute(db)
  return rows[0]?.day
}

test('a parcel is late from the day after its promise and what its receiver booked, until it has arrived', async () => {
  const person = await makeUser()
  const courier = await makeUser('courier')
  const { id, number } = await paid(person)
  await promise(id, 0)
  assert.equal((await track(number)).is_late, false)
  await promise(id, -1)
  const book = (days: number) => bookFor(id, days)
  await book(0)
  assert.equal((await track(number)).is_late, false)
  assert.equal((await seenBy(person, id, 'shipment')).own?.is_late, false)
  await book(-1)
  assert.equal((await track(number)).is_late, true)
  const { listed, own } = await seenBy(person, id, 'shipment')
  assert.deepEqual(listed, { code: 'label_created', macro: 'info_received', is_late: true })
  assert.deepEqual(own, listed)
  await scanned(courier, number, 'picked_up')
  assert.equal((await track(number)).is_late, true)
  for (const code of wayAcross.slice(1)) await happen(id, code, admin.id)
  await happen(id, 'ready_for_collection', admin.id)
  assert.equal((await track(number)).is_late, false)
})

test('boxes say how and when they come, and at which counter once they lie there', async () => {
  const person = await makeUser()
  const agent = await makeUser('agent')
  const location = await db.selectFrom('locations').selectAll().limit(1).executeTakeFirstOrThrow()
  await db.updateTable('users').set({ location_id: location.id }).where('id', '=', agent.id).execute()
  const body = { ...boxOrder(cash, 'cash', 1), service_id: 'pickup' }
  const id = (await call(purchaseBoxes, { body }, person)).data.TransactionID
  const before = await seenBy(person, id, 'box_purchase')
  assert.deepEqual([before.own, before.box?.service, before.box?.counter], [null, 'pickup', null])
  const order = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'o.tracking_number'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
  await call(confirmCash, { params: { id: order.id } }, admin)
  await db
    .updateTable('box_purchases')
    .set({ visit_day: sql`current_date + 3`, time_slot_id: '09-12' })
    .where('order_id', '=', id)
    .execute()
  const seen = await track(order.tracking_number)
  assert.equal(seen.box_service, 'pickup')
  assert.equal(seen.arrives?.from, seen.arrives?.to)
  await happen(id, 'ready_for_collection', agent.id)
  const { box, listed } = await seenBy(person, id, 'box_purchase')
  assert.equal(listed?.macro, 'available_for_pickup')
  assert.equal(box?.counter?.label, location.label)
  assert.match(box?.counter?.address ?? '', new RegExp(location.postal_code))
})
