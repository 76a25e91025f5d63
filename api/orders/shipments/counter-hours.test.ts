import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSlots } from '#contract/places/slots.ts'
import { orderShipment, type ShipmentOrder } from '#contract/orders/shipments.ts'
import { readVisitKeys, moveVisit, showVisit } from '#contract/orders/visits.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openDay } from './plain-order.ts'
import { makeShipments } from './test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { orderOf } = await makeShipments(server)
const { paid } = await makeParcels(server)

/** A counter in the sender's region that closes at noon on every day. */
const counter = await db
  .updateTable('locations')
  .set({
    hours: JSON.stringify(
      Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, ['09:00', '12:00']])),
    ),
  })
  .where('id', '=', (sub) =>
    sub
      .selectFrom('locations')
      .select('id')
      .where('country_id', '=', 'MY')
      .where('is_drop_point', '=', true)
      .orderBy('label')
      .limit(1),
  )
  .returning('id')
  .executeTakeFirstOrThrow()

const brought = (order: ShipmentOrder, time_slot_id: string): ShipmentOrder => ({
  ...order,
  sender: { ...order.sender, service_type: 'drop_off', drop_point_id: counter.id, time_slot_id },
  total: order.total - 10,
})

test('whoever comes to a counter is offered its hours alone', async () => {
  const region = { region: 'MY-10' }
  const offered = async (query: { counter?: string }) => {
    const { data } = await call(listSlots, { params: region, query })
    const first = data.slot_data.find(({ is_open }) => is_open)
    return first?.slots.map(({ id }) => id)
  }
  assert.deepEqual(await offered({}), ['09-12', '12-15', '15-18'])
  assert.deepEqual(await offered({ counter: counter.id }), ['09-12'])
  assert.deepEqual(await offered({ counter: '00000000-0000-7000-8000-000000000000' }), [
    '09-12',
    '12-15',
    '15-18',
  ])
})

test('an order for hours at which the counter is closed is refused beside the field', async () => {
  const person = await makeUser()
  const order = await orderOf(person)
  const answer = async (slot: string) => {
    const { code_message, errors } = await call(
      orderShipment,
      { body: brought(order, slot) },
      { token: person.token },
    )
    return errors?.[0] ? `${errors[0].path} ${errors[0].message}` : code_message
  }
  assert.equal(await answer('15-18'), 'sender.time_slot_id error.slot_not_available')
  assert.equal(await answer('09-12'), 'success')
})

test('an appointment is not moved to hours at which the counter is closed', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person, (order) => brought(order, '09-12'))
  const { data: keys } = await call(readVisitKeys, { params: { id } }, person)
  const visit_key = keys.sender_key ?? ''
  const shown = await call(showVisit, { params: { number }, body: { visit_key } }, { area: 'public' })
  assert.equal(shown.data.visit.drop_point?.id, counter.id)
  const to = (visit_day: string, time_slot_id: string) =>
    call(
      moveVisit,
      {
        params: { number },
        body: {
          visit_key,
          visit_day,
          time_slot_id,
          service_type: 'drop_off',
          counter_id: '',
          seen_day: shown.data.visit.visit_day ?? '',
        },
      },
      { area: 'public' },
    )
  const refused = await to(openDay(5), '12-15')
  assert.deepEqual(refused.errors, [{ path: 'time_slot_id', message: 'error.slot_not_available' }])
  assert.deepEqual((await to(openDay(5), '09-12')).code_message, 'success')
})
