import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFigures } from '#contract/office/figures.ts'
import { listParcels, readOrder } from '#contract/office/office-parcels.ts'
import { moveVisit, readVisitKeys, showVisit } from '#contract/orders/visits.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { sayNobodyCame } from '#contract/parcels/receiver-answers.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { listSlots } from '#contract/places/slots.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'

const server = await startTestServer()
const { call, makeUser, url } = server
const { paid, isFetchedToday, scanned, brought, admin } = await makeParcels(server)
const [person, courier] = await Promise.all([makeUser(), makeUser('courier')])

type Parcel = Awaited<ReturnType<typeof paid>>

/** The first open day that is not booked already, by the link of one side. */
async function anotherDay({ id, number }: Parcel, party: Party) {
  const keys = (await call(readVisitKeys, { params: { id } }, person)).data
  const visit_key = keys[`${party}_key`] ?? ''
  const link = { area: 'public' } as const
  const { visit } = (await call(showVisit, { params: { number }, body: { visit_key } }, link)).data
  const { region_id: region, first_day: from, last_day: to, service_type } = visit
  const slots = await call(listSlots, { params: { region }, query: { from, to } }, link)
  const visit_day =
    slots.data.slot_data.find(({ day, is_open }) => is_open && day !== visit.visit_day)?.day ?? ''
  const chosen = { visit_day, time_slot_id: '15-18', service_type, counter_id: '' }
  const body = { visit_key, ...chosen, seen_day: visit.visit_day ?? '' }
  assert.equal((await call(moveVisit, { params: { number }, body }, link)).code_message, 'success')
  return visit_day
}

async function atOffice({ id, number }: Parcel) {
  const { parcel } = (await call(readOrder, { params: { number } }, admin)).data
  const { parcel_data } = (await call(listParcels, { query: { state: 'all', limit: '100' } }, admin)).data
  const { step_data, waiting } = (await call(readFigures, { query: { days: '7' } }, admin)).data
  assert.ok(parcel)
  return {
    parcel,
    in_trouble: parcel_data.find((one) => one.id === id)?.in_trouble,
    counted: [waiting.exceptions, waiting.not_delivered],
    missed: step_data.find(({ step }) => step === 'delivery_failed'),
  }
}

async function missed() {
  const parcel = await paid(person)
  await brought(courier, parcel.number)
  await scanned(courier, parcel.number, 'out_for_delivery')
  await scanned(courier, parcel.number, 'delivery_failed')
  return parcel
}

test('a receiver who chooses another day ends the trouble; the office reads who chose which day, and when', async () => {
  const parcel = await missed()
  const before = await atOffice(parcel)
  assert.deepEqual([before.in_trouble, before.counted], [true, [1, 1]])
  assert.deepEqual(before.missed, { step: 'delivery_failed', parcels: 1, troubled: 1 })

  const chosen = [await anotherDay(parcel, 'receiver'), await anotherDay(parcel, 'receiver')]
  const after = await atOffice(parcel)
  assert.deepEqual([after.in_trouble, after.counted], [false, [0, 0]])
  assert.deepEqual(after.missed, { step: 'delivery_failed', parcels: 1, troubled: 0 })
  const { code, macro, step, events, visit_moves = [] } = after.parcel
  assert.deepEqual([code, macro, step], ['day_chosen', 'in_transit', 'delivery_failed'])
  assert.deepEqual(
    visit_moves.map(({ party, visit_day, visit_from, visit_to }) => [party, visit_day, visit_from, visit_to]),
    chosen.toReversed().map((day) => ['receiver', day, '15:00', '18:00']),
  )
  assert.deepEqual(
    events.slice(0, 2).map(({ at, actor_name }) => [at, actor_name]),
    visit_moves.map(({ at }) => [at, null]),
  )

  await scanned(courier, parcel.number, 'out_for_delivery')
  await scanned(courier, parcel.number, 'delivery_failed')
  assert.equal((await atOffice(parcel)).in_trouble, true)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('a sender who was not met has a pickup that is scheduled again', async () => {
  const parcel = await paid(person)
  await isFetchedToday(parcel.id)
  await scanned(courier, parcel.number, 'pickup_failed')
  assert.equal((await atOffice(parcel)).in_trouble, true)
  const day = await anotherDay(parcel, 'sender')
  const { in_trouble, parcel: shown } = await atOffice(parcel)
  assert.deepEqual([in_trouble, shown.step, shown.work.visit_day], [false, 'pickup_scheduled', day])
  await brought(courier, parcel.number, 'origin_hub_in')
})

test('a day that is moved before anybody came in vain is no step of the parcel', async () => {
  const parcel = await paid(person)
  const before = await atOffice(parcel)
  const day = await anotherDay(parcel, 'receiver')
  const { parcel: after } = await atOffice(parcel)
  assert.deepEqual([after.last_seq, after.code], [before.parcel.last_seq, before.parcel.code])
  assert.deepEqual(
    after.visit_moves?.map(({ party, visit_day }) => [party, visit_day]),
    [['receiver', day]],
  )
})

test('whoever was not met may still say that nobody came after another day was chosen, once', async () => {
  const parcel = await missed()
  await anotherDay(parcel, 'receiver')
  const { number } = parcel
  const look = async () =>
    (await call(trackParcel, { params: { number } }, { area: 'public' })).data.parcel.may_answer
  const say = () => call(sayNobodyCame, { params: { number }, body: { words: '' } }, { area: 'public' })
  assert.equal(await look(), true)
  assert.equal((await say()).code_message, 'success')
  assert.equal(await look(), false)
  assert.equal((await say()).code_message, 'nothing_to_answer')
})
