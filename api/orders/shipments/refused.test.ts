import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShipmentOrder } from '#contract/orders/shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openDay } from './plain-order.ts'
import { makeShipments } from './test-shipments.ts'

const server = await startTestServer()
const { db, makeUser } = server
const { orderOf } = await makeShipments(server)

const inBox = (order: ShipmentOrder): ShipmentOrder => ({
  ...order,
  package: { ...order.package, box: 'M', length: undefined, width: undefined, height: undefined },
})

type Change = (order: ShipmentOrder) => object
const refused: [what: string, change: Change, path: string, message: string][] = [
  [
    'a delivery before the pickup',
    (o) => ({
      ...o,
      sender: { ...o.sender, visit_day: o.receiver.visit_day },
      receiver: { ...o.receiver, visit_day: o.sender.visit_day },
    }),
    'receiver.visit_day',
    'error.visit_too_early',
  ],
  [
    'pickup yesterday',
    (o) => ({ ...o, sender: { ...o.sender, visit_day: '2026-01-05' } }),
    'sender.visit_day',
    'error.date_not_available',
  ],
  [
    'a visit in a month',
    (o) => ({ ...o, receiver: { ...o.receiver, visit_day: openDay(40) } }),
    'receiver.visit_day',
    'error.visit_too_late',
  ],
  [
    'a counter that is none',
    (o) => ({
      ...o,
      receiver: {
        ...o.receiver,
        service_type: 'self_pickup',
        counter_id: '00000000-0000-7000-8000-000000000000',
      },
    }),
    'receiver.counter_id',
    'error.collection_counter_required',
  ],
  [
    'a district of another region',
    (o) => ({ ...o, sender: { ...o.sender, district_id: 'MY-01-D01' } }),
    'sender.district_id',
    'error.place_does_not_fit',
  ],
  [
    'the district of the sender, for the receiver',
    (o) => ({ ...o, receiver: { ...o.receiver, district_id: o.sender.district_id } }),
    'receiver.district_id',
    'error.place_does_not_fit',
  ],
  [
    'no weight at all',
    (o) => ({ ...o, package: { ...o.package, weight: 0 } }),
    'package.weight',
    'error.weight_minimum',
  ],
  [
    'a city of another region',
    (o) => ({ ...o, receiver: { ...o.receiver, city_id: '31.71' } }),
    'receiver.city_id',
    'error.place_does_not_fit',
  ],
  [
    'a region of the other country',
    (o) => ({ ...o, receiver: { ...o.receiver, region_id: 'MY-01' } }),
    'receiver.region_id',
    'error.place_does_not_fit',
  ],
  [
    'items heavier than the parcel',
    (o) => ({
      ...o,
      package: { ...o.package, items: o.package.items.map((item) => ({ ...item, net_weight_kg: 3.3 })) },
    }),
    'package.items.0.net_weight_kg',
    'error.net_weight_over_parcel',
  ],
  [
    'no items',
    (o) => ({ ...o, package: { ...o.package, items: [] } }),
    'package.items',
    'error.items_required',
  ],
  [
    '501 items',
    (o) => ({
      ...o,
      package: { ...o.package, items: Array.from({ length: 501 }, () => o.package.items[0]) },
    }),
    'package.items',
    'error.too_many_items',
  ],
  [
    '0.99 kg',
    (o) => ({ ...o, package: { ...o.package, weight: 0.99 } }),
    'package.weight',
    'error.weight_minimum',
  ],
  [
    'heavier than lead',
    (o) => ({ ...o, package: { ...o.package, box: '', length: 30, width: 30, height: 30, weight: 325 } }),
    'package.weight',
    'error.weight_over_size',
  ],
  [
    'no number',
    (o) => ({ ...o, package: { ...o.package, weight: 'heavy' } }),
    'package.weight',
    'error.weight_invalid',
  ],
  [
    'no consent',
    (o) => ({ ...o, package: { ...o.package, consent: false } }),
    'package.consent',
    'error.consent_required',
  ],
  [
    'an add-on without option',
    (o) => ({ ...o, package: { ...o.package, add_ons: [{ name: 'repack', quantity: 1, option: '' }] } }),
    'package.add_ons.0.option',
    'error.add_on_option_required',
  ],
  [
    'power banks by air',
    (o) => ({ ...o, package: { ...o.package, item_type: 'lithium_loose' } }),
    'package.item_type',
    'error.item_type_cannot_go',
  ],
  [
    'another value than the items',
    (o) => ({ ...o, package: { ...o.package, declared_value: 1 } }),
    'package.declared_value',
    'error.value_not_the_sum',
  ],
  [
    'no passport',
    (o) => ({ ...o, receiver: { ...o.receiver, passport_image_id: '' } }),
    'receiver.passport_image_id',
    'error.passport_image_required',
  ],
  [
    'no drop point',
    (o) => ({ ...o, sender: { ...o.sender, service_type: 'drop_off' } }),
    'sender.drop_point_id',
    'error.drop_point_required',
  ],
  [
    'an account of another type',
    (o) => ({ ...o, payment_type_id: 'qris' }),
    'payment_account_id',
    'error.payment_account_not_available',
  ],
  [
    'a foreign voucher',
    (o) => ({ ...inBox(o), total: 94 + 10, voucher_id: '01890000-0000-7000-8000-000000000000' }),
    'voucher_id',
    'error.voucher_not_available',
  ],
]

test('what does not fit is refused beside its field, and nothing is stored', async () => {
  const person = await makeUser()
  const order = await orderOf(person)
  for (const [what, change, path, message] of refused) {
    const reply = await server.http.inject({
      method: 'POST',
      url: '/api/user/v1/transaction/shipment',
      payload: JSON.stringify(change(order)),
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'idempotency-key': `refused-${what.length}-${path}`,
      },
    })
    assert.deepEqual([what, reply.json().code, reply.json().errors], [what, 400, [{ path, message }]])
  }
  assert.deepEqual(await db.selectFrom('orders').select('id').execute(), [])
  assert.deepEqual(await db.selectFrom('slot_bookings').select('booked').execute(), [])
})
