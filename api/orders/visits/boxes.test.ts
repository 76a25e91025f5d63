import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCarried } from '#contract/courier/scans.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { moveVisit, readVisitKeys, showVisit, type VisitChoice } from '#contract/orders/visits.ts'
import { listSlots } from '#contract/places/slots.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeOrders } from '../purchases/test-orders.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { admin, scanned } = await makeParcels(server)
const { place, paymentOf } = await makeOrders(server)

async function paidBoxes() {
  const person = await makeUser()
  const id = await place(person, 'cash')
  await call(confirmCash, { params: { id: (await paymentOf(id)).id } }, admin)
  const { data } = await call(readTransaction, { params: { id } }, person)
  const keys = (await call(readVisitKeys, { params: { id } }, person)).data
  return { person, id, number: data.transaction.tracking_number, ...keys }
}

type Boxes = Awaited<ReturnType<typeof paidBoxes>>

async function visitOf({ number, receiver_key: visit_key }: Boxes) {
  const input = { params: { number }, body: { visit_key } }
  return (await call(showVisit, input, { area: 'public' })).data.visit
}

let caller = 0

async function move(boxes: Boxes, change: Partial<VisitChoice> = {}) {
  const { region_id, first_day, last_day, visit_day, service_type } = await visitOf(boxes)
  const query = { from: first_day, to: last_day }
  const { data } = await call(listSlots, { params: { region: region_id }, query }, { area: 'public' })
  const day = data.slot_data.find((one) => one.is_open && one.day !== visit_day)?.day ?? ''
  const chosen = { visit_day: day, time_slot_id: '15-18', service_type, counter_id: '', ...change }
  const body = { visit_key: boxes.receiver_key, ...chosen, seen_day: visit_day ?? '' }
  const who = { area: 'public' as const, address: `198.51.100.${(caller += 1)}` }
  return call(moveVisit, { params: { number: boxes.number }, body }, who)
}

async function booked() {
  const rows = await db.selectFrom('slot_bookings').select('booked').execute()
  return rows.reduce((sum, row) => sum + row.booked, 0)
}

test('whoever bought boxes chooses another day by link, three times, and holds one place', async () => {
  const boxes = await paidBoxes()
  assert.equal(boxes.sender_key, null)
  const before = await booked()
  const first = await move(boxes)
  assert.equal(first.code_message, 'success')
  assert.deepEqual([first.data.visit.time_slot_id, first.data.visit.moves_left], ['15-18', 2])
  await move(boxes)
  assert.equal((await move(boxes)).data.visit.obstacle, 'visit_moves_used')
  assert.equal((await move(boxes)).code_message, 'visit_moves_used')
  assert.equal(await booked(), before + 1)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('they collect at a counter they name instead, which is told to them and to its agents', async () => {
  const boxes = await paidBoxes()
  const nameless = await move(boxes, { service_type: 'self_pickup' })
  assert.deepEqual(nameless.errors, [{ path: 'counter_id', message: 'error.collection_counter_required' }])
  const [counter] = (await visitOf(boxes)).counters
  assert.ok(counter)
  const moved = await move(boxes, {
    service_type: 'self_pickup',
    counter_id: counter.id,
    time_slot_id: '09-12',
  })
  assert.equal(moved.data.visit.counter?.label, counter.label)
  const { transaction } = (await call(readTransaction, { params: { id: boxes.id } }, boxes.person)).data
  assert.equal(transaction.box_purchase?.service, 'pickup')
  assert.equal(transaction.box_purchase?.counter?.label, counter.label)
  const agent = await makeUser('agent')
  await db.updateTable('users').set({ location_id: counter.id }).where('id', '=', agent.id).execute()
  const { parcel } = (await call(readCarried, { params: { number: boxes.number } }, agent)).data
  assert.deepEqual([parcel.is_open, parcel.service?.counter?.label], [true, counter.label])
  const back = await move(boxes, { service_type: 'delivery' })
  assert.deepEqual([back.data.visit.service_type, back.data.visit.counter], ['delivery', null])
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('boxes on their way are not moved, after a failed attempt they are', async () => {
  const boxes = await paidBoxes()
  assert.equal((await scanned(admin, boxes.number, 'out_for_delivery')).code_message, 'success')
  assert.equal((await move(boxes)).code_message, 'visit_under_way')
  assert.equal((await scanned(admin, boxes.number, 'delivery_failed')).code_message, 'success')
  assert.equal((await move(boxes)).code_message, 'success')
  assert.deepEqual(await atOneMoment(url, verify), [])
})
