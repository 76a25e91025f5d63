import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addRemoteCity, listRemoteCities, removeRemoteCity } from '#contract/places/remote-cities.ts'
import { createQuote } from '#contract/prices/quotes.ts'
import { orderShipment } from '#contract/orders/shipments.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { heavy, makeWeighings } from '../../orders/differences/test-weighings.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, makeUser } = server
const { orderOf, paid, admin, courier, scanned, weighed, newest } = await makeWeighings(server)
const person = await makeUser()
const { receiver } = await orderOf(person)
const { city_id } = receiver

const listed = async () =>
  (await call(listRemoteCities, {}, admin)).data.city_data.map((city) => city.city_id)

function quoted(more: { destination_city?: string; service_receiver?: 'delivery' | 'self_pickup' }) {
  const body = {
    origin_country: 'MY',
    origin_region: 'MY-10',
    destination_country: 'ID',
    destination_region: receiver.region_id,
    weight_kg: 5,
    length: 20,
    width: 20,
    height: 20,
    ...more,
  } as const
  return call(createQuote, { body })
}

test('a remote city costs the card’s surcharge at the door, in quote, order and weighing alike', async () => {
  const before = await orderOf(person)
  const plain = (await quoted({ destination_city: city_id })).data.air.total
  assert.equal((await call(addRemoteCity, { body: { city_id } }, admin)).code, 200)
  assert.equal((await call(addRemoteCity, { body: { city_id } }, admin)).code, 200)
  assert.deepEqual(await listed(), [city_id])

  const { air } = (await quoted({ destination_city: city_id })).data
  assert.equal(air.lines.find(({ code }) => code === 'remote_area')?.amount, 20)
  assert.equal(air.total, plain + 20)
  const collected = await quoted({ destination_city: city_id, service_receiver: 'self_pickup' })
  assert.equal(collected.data.air.total, plain)
  assert.equal((await quoted({})).data.air.total, plain)

  const late = await call(orderShipment, { body: before }, { token: person.token })
  assert.equal(late.code_message, 'price_changed')
  const parcel = await paid(person)
  assert.equal((await call(removeRemoteCity, { params: { city_id } }, admin)).code, 200)
  assert.deepEqual(await listed(), [])
  const { transaction } = (await call(readTransaction, { params: { id: parcel.id } }, person)).data
  const charged = transaction.lines.find(({ code }) => code === 'remote_area')
  assert.ok(charged)

  await scanned(courier, parcel.number, 'picked_up')
  await weighed(courier, parcel.number, heavy)
  const { new_total, old_total, new_chargeable_kg, old_chargeable_kg } = await newest(person, parcel.id)
  // The surcharge goes by the kilogram, too: what was weighed is priced with it, although the city is remote no longer.
  assert.equal(charged.amount, 15 + old_chargeable_kg)
  const without = await orderOf(person, (order) => ({ ...order, package: { ...order.package, ...heavy } }))
  assert.equal(new_total, without.total + 15 + new_chargeable_kg)
  assert.equal(old_total, transaction.total)
})

test('only the office changes the list, and only to cities that exist', async () => {
  const unknown = await call(addRemoteCity, { body: { city_id: '99.99' } }, admin)
  assert.deepEqual(unknown.errors, [{ path: 'city_id', message: 'error.city_required' }])
  assert.equal((await call(removeRemoteCity, { params: { city_id: '99.99' } }, admin)).code, 404)
  for (const role of ['customer', 'courier', 'agent'] as const) {
    const other = { token: (await makeUser(role)).token, area: 'staff' } as const
    assert.equal((await call(addRemoteCity, { body: { city_id } }, other)).code, 403)
  }
})
