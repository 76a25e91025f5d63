import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { moveVisit, readVisitKeys, showVisit, type VisitChoice } from '#contract/orders/visits.ts'
import type { Input } from '#contract/platform/endpoint.ts'
import { listSlots } from '#contract/places/slots.ts'
import { listMyParcels, readCarried } from '#contract/courier/scans.ts'
import { releaseDoor } from '#contract/parcels/door-codes.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { openDay } from '../shipments/plain-order.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { paid, scanned, brought, admin } = await makeParcels(server)
const [person, courier] = await Promise.all([makeUser(), makeUser('courier')])

interface Parcel {
  id: string
  number: string
}

let caller = 0
const nextAddress = () => `198.51.100.${(caller += 1)}`

const links = new Map<string, string>()

/** As it stood in a letter: what its owner is shown no more still leads there. */
async function keyOf({ id }: Pick<Parcel, 'id'>, party: Party) {
  const { data } = await call(readVisitKeys, { params: { id } }, person)
  const key = data[`${party}_key`] ?? links.get(`${id} ${party}`) ?? ''
  links.set(`${id} ${party}`, key)
  return key
}

async function visitOf(parcel: Parcel, party: Party) {
  const body = { visit_key: await keyOf(parcel, party) }
  const shown = await call(showVisit, { params: { number: parcel.number }, body }, { area: 'public' })
  return shown.data.visit
}

/** Moves it as somebody would who has just opened the link. */
async function move(parcel: Parcel, party: Party, change: Partial<VisitChoice> = {}) {
  const seen = await visitOf(parcel, party)
  const chosen = {
    visit_day: await dayAfter(seen),
    time_slot_id: '15-18',
    service_type: seen.service_type,
    counter_id: seen.counter?.id ?? '',
    ...change,
  }
  return send(parcel, party, { ...chosen, seen_day: seen.visit_day ?? '' })
}

async function send(
  parcel: Parcel,
  party: Party,
  chosen: Omit<Input<typeof moveVisit>['body'], 'visit_key'>,
) {
  const body = { visit_key: await keyOf(parcel, party), ...chosen }
  return call(
    moveVisit,
    { params: { number: parcel.number }, body },
    { area: 'public', address: nextAddress() },
  )
}

/** The next open day that may be chosen. */
async function dayAfter({ region_id, first_day, last_day, visit_day }: Awaited<ReturnType<typeof visitOf>>) {
  const query = { from: first_day, to: last_day }
  const { data } = await call(listSlots, { params: { region: region_id }, query }, { area: 'public' })
  const open = data.slot_data.find(({ day, is_open }) => is_open && day !== visit_day)
  return open?.day ?? ''
}

async function bookedAt(region: string, day: string) {
  const rows = await db
    .selectFrom('slot_bookings')
    .select(['time_slot_id', 'booked'])
    .where('region_id', '=', region)
    .where('day', '=', day)
    .execute()
  return Object.fromEntries(rows.map(({ time_slot_id, booked }) => [time_slot_id, booked]))
}

const setDay = (parcel: Parcel, party: Party, days: number) =>
  sql`with was as (
      update shipment_parties p set visit_day = (now() at time zone 'Asia/Kuala_Lumpur')::date + ${days}::int from shipment_parties old
      where p.order_id = ${parcel.id}::uuid and p.party = ${party} and old.order_id = p.order_id and old.party = p.party
      returning old.region_id, old.visit_day as old_day, p.visit_day as new_day, p.time_slot_id
    ), freed as (
      update slot_bookings b set booked = booked - 1 from was where (b.region_id, b.day, b.time_slot_id) = (was.region_id, was.old_day, was.time_slot_id)
    )
    insert into slot_bookings as b select region_id, new_day, time_slot_id, 1 from was
    on conflict (region_id, day, time_slot_id) do update set booked = b.booked + 1`.execute(db)

test('a parcel that came early can be brought on the next open day, whatever was promised', async () => {
  const parcel = await paid(person)
  const promised = (await visitOf(parcel, 'receiver')).first_day
  await brought(courier, parcel.number)
  assert.ok((await visitOf(parcel, 'receiver')).first_day < promised)
})

test('whoever waits for a parcel reads that a code is asked for, until it was released; a sender reads nothing of it', async () => {
  const plain = await paid(person)
  assert.equal((await visitOf(plain, 'receiver')).asks_code, false)
  const asked = await paid(person, (order) => ({ ...order, wants_door_code: true }))
  assert.equal((await visitOf(asked, 'receiver')).asks_code, true)
  assert.equal((await visitOf(asked, 'sender')).asks_code, false)
  await brought(courier, asked.number)
  await scanned(courier, asked.number, 'out_for_delivery')
  await call(releaseDoor, { params: { number: asked.number } }, admin)
  assert.equal((await visitOf(asked, 'receiver')).asks_code, false)
})

test('the sender moves the pickup by link, three times; the old place is free, the new one taken', async () => {
  const parcel = await paid(person)
  const before = await visitOf(parcel, 'sender')
  assert.deepEqual([before.visit_day, before.moves_left, before.obstacle], [openDay(), 3, null])
  const old = await bookedAt('MY-10', openDay())
  const first = await move(parcel, 'sender')
  assert.equal(first.code, 200)
  const { visit } = first.data
  assert.deepEqual([visit.time_slot_id, visit.moves_left], ['15-18', 2])
  assert.equal((await bookedAt('MY-10', openDay()))['09-12'], (old['09-12'] ?? 0) - 1)
  assert.equal((await bookedAt('MY-10', visit.visit_day ?? ''))['15-18'], 1)
  await move(parcel, 'sender')
  assert.equal((await move(parcel, 'sender')).data.visit.obstacle, 'visit_moves_used')
  assert.equal((await move(parcel, 'sender')).code_message, 'visit_moves_used')
  const events = await db
    .selectFrom('events')
    .select('data')
    .where('order_id', '=', parcel.id)
    .where('name', '=', 'visit_moved')
    .execute()
  assert.equal(events.length, 3)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('a guessed key finds nothing and counts; the link shows nothing of the other side', async () => {
  const parcel = await paid(person)
  const guess = (visit_key: string) =>
    call(
      showVisit,
      { params: { number: parcel.number }, body: { visit_key } },
      { area: 'public', address: '203.0.113.9' },
    )
  const answers = []
  for (let tries = 0; tries < 31; tries += 1) answers.push(await guess('A'.repeat(22)))
  assert.equal(answers[0]?.code_message, 'not_found')
  assert.equal(answers.at(-1)?.code_message, 'proof_of_work_required')
  const shown = JSON.stringify(await visitOf(parcel, 'receiver'))
  assert.doesNotMatch(shown, /Siti|No\. 1|0123456789|\+60|Ibu|Merdeka 1[^0-9]/)
  const stranger = await makeUser()
  const foreign = await call(readVisitKeys, { params: { id: parcel.id } }, stranger)
  assert.equal(foreign.code_message, 'not_found')
})

test('of two who move it at once, one wins and the other is told', async () => {
  const parcel = await paid(person)
  const seen = await visitOf(parcel, 'sender')
  const day = await dayAfter(seen)
  const chosen = {
    visit_day: day,
    service_type: seen.service_type,
    counter_id: '',
    seen_day: seen.visit_day ?? '',
  }
  const both = await Promise.all(
    ['09-12', '15-18'].map((time_slot_id) => send(parcel, 'sender', { ...chosen, time_slot_id })),
  )
  assert.deepEqual(both.map(({ code_message }) => code_message).toSorted(), ['success', 'visit_changed'])
  // Another part of the same day is another appointment: the page of the second is told as well.
  const { moves_left } = await visitOf(parcel, 'sender')
  const again = { ...chosen, seen_day: day, seen_moves_left: moves_left }
  assert.equal((await send(parcel, 'sender', { ...again, time_slot_id: '12-15' })).code_message, 'success')
  const late = await send(parcel, 'sender', { ...again, time_slot_id: '09-12' })
  assert.equal(late.code_message, 'visit_changed')
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('a full slot, a closed day and a day too early are refused beside the field, and nothing moves', async () => {
  const parcel = await paid(person)
  const { first_day } = await visitOf(parcel, 'receiver')
  const early = await move(parcel, 'receiver', { visit_day: openDay(2) })
  assert.deepEqual(early.errors, [{ path: 'visit_day', message: 'error.date_not_available' }])
  assert.ok(openDay(2) < first_day)
  const day = await dayAfter(await visitOf(parcel, 'receiver'))
  await sql`insert into slot_bookings (region_id, day, time_slot_id, booked)
    select '32', ${day}::date, id, capacity from time_slots where id = '15-18'
    on conflict (region_id, day, time_slot_id) do update set booked = excluded.booked`.execute(db)
  assert.equal((await move(parcel, 'receiver', { visit_day: day })).code_message, 'slot_full')

  assert.equal((await visitOf(parcel, 'receiver')).moves_left, 3)
  await sql`delete from slot_bookings where region_id = '32' and day = ${day}::date and time_slot_id = '15-18'`.execute(
    db,
  )
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('the receiver turns a delivery into a collection at a counter, and back', async () => {
  const parcel = await paid(person)
  const { counters } = await visitOf(parcel, 'receiver')
  const [counter] = counters
  assert.ok(counter)
  const unnamed = await move(parcel, 'receiver', { service_type: 'self_pickup' })
  assert.deepEqual(unnamed.errors, [{ path: 'counter_id', message: 'error.collection_counter_required' }])
  const collected = await move(parcel, 'receiver', {
    service_type: 'self_pickup',
    counter_id: counter.id,
    time_slot_id: '09-12',
  })
  assert.equal(collected.data.visit.counter?.label, counter.label)
  await brought(courier, parcel.number)
  const { data } = await call(readCarried, { params: { number: parcel.number } }, admin)
  assert.deepEqual(
    [data.parcel.service?.type, data.parcel.service?.counter?.label, data.parcel.is_collected],
    ['self_pickup', counter.label, true],
  )
  const back = await move(parcel, 'receiver', { service_type: 'delivery', counter_id: '' })
  assert.deepEqual([back.data.visit.service_type, back.data.visit.counter], ['delivery', null])
})

test('a counter chosen with the order is on its page, and its agents see the parcel once it has arrived', async () => {
  const counter = await db
    .selectFrom('locations')
    .select(['id', 'label'])
    .where('region_id', '=', '32')
    .where('offers_collection', '=', true)
    .executeTakeFirstOrThrow()
  const parcel = await paid(person, (order) => ({
    ...order,
    receiver: { ...order.receiver, service_type: 'self_pickup', counter_id: counter.id },
  }))
  const own = await call(readTransaction, { params: { id: parcel.id } }, person)
  assert.equal(own.data.transaction.shipment?.receiver.counter_label, counter.label)
  const agent = await makeUser('agent')
  await db.updateTable('users').set({ location_id: counter.id }).where('id', '=', agent.id).execute()
  const numbers = async () =>
    (await call(listMyParcels, {}, agent)).data.parcel_data.map(({ tracking_number }) => tracking_number)
  assert.ok(!(await numbers()).includes(parcel.number))
  await brought(courier, parcel.number)
  assert.ok((await numbers()).includes(parcel.number))
})

test('a later pickup releases a receiver’s day that has become impossible, and counts no move of theirs', async () => {
  const parcel = await paid(person)
  const { last_day } = await visitOf(parcel, 'sender')
  const { data } = await call(
    listSlots,
    { params: { region: 'MY-10' }, query: { from: openDay(10), to: last_day } },
    { area: 'public' },
  )
  const visit_day = data.slot_data.findLast(({ is_open }) => is_open)?.day ?? ''
  assert.equal((await move(parcel, 'sender', { visit_day })).code, 200)
  const receiver = await visitOf(parcel, 'receiver')
  assert.deepEqual([receiver.visit_day, receiver.moves_left, receiver.obstacle], [null, 3, null])
  assert.ok(receiver.first_day > visit_day)
  assert.equal((await move(parcel, 'receiver')).code, 200)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('an appointment that is being kept, has passed or is over is not moved; a failed attempt opens it again', async () => {
  const parcel = await paid(person)
  await setDay(parcel, 'sender', -1)
  assert.equal((await move(parcel, 'sender')).code_message, 'visit_passed')
  await scanned(courier, parcel.number, 'pickup_failed')
  assert.equal((await move(parcel, 'sender')).code, 200)
  await brought(courier, parcel.number)
  assert.equal((await call(readVisitKeys, { params: { id: parcel.id } }, person)).data.sender_key, null)
  assert.equal((await move(parcel, 'sender')).code_message, 'visit_done')
  await scanned(courier, parcel.number, 'out_for_delivery')
  assert.equal((await move(parcel, 'receiver')).code_message, 'visit_under_way')
  await scanned(courier, parcel.number, 'delivery_failed')
  assert.equal((await move(parcel, 'receiver')).code, 200)
  await scanned(courier, parcel.number, 'ready_for_collection')
  assert.equal((await move(parcel, 'receiver')).code_message, 'visit_at_counter')
})
