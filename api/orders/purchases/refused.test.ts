import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PurchaseOrder } from '#contract/orders/purchases.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders } from './test-orders.ts'

const server = await startTestServer()
const { db, makeUser } = server
const { orderOf } = await makeOrders(server)

type Change = (body: PurchaseOrder) => unknown
const refused: [what: string, change: Change, path: string, message: string][] = [
  [
    'no box',
    (b) => ({ ...b, box_detail: { ...b.box_detail, qty: 0 } }),
    'box_detail.qty',
    'error.quantity_min',
  ],
  [
    'less than none',
    (b) => ({ ...b, box_detail: { ...b.box_detail, qty: -1 } }),
    'box_detail.qty',
    'error.quantity_min',
  ],
  [
    'half a box',
    (b) => ({ ...b, box_detail: { ...b.box_detail, qty: 1.5 } }),
    'box_detail.qty',
    'error.quantity_invalid',
  ],
  [
    'a number as text',
    (b) => ({ ...b, box_detail: { ...b.box_detail, qty: '1' } }),
    'box_detail.qty',
    'error.quantity_invalid',
  ],
  [
    'a billion',
    (b) => ({ ...b, box_detail: { ...b.box_detail, qty: 1e9 } }),
    'box_detail.qty',
    'error.quantity_max',
  ],
  [
    'an unknown size',
    (b) => ({ ...b, box_detail: { ...b.box_detail, label: 'S' } }),
    'box_detail.label',
    'error.size_not_available',
  ],
  [
    'a tampered label',
    (b) => ({ ...b, box_detail: { ...b.box_detail, label: 'XL', price: 35 } }),
    'box_detail.description',
    'error.size_does_not_fit',
  ],
  [
    'tampered sides',
    (b) => ({
      ...b,
      box_detail: { ...b.box_detail, description: { label: 'M', dimensions: '60 x 50 x 50' } },
    }),
    'box_detail.description',
    'error.size_does_not_fit',
  ],
  [
    'an account of another type',
    (b) => ({ ...b, payment_type_id: 'cash' }),
    'payment_account_id',
    'error.payment_account_not_available',
  ],
  [
    'an unknown account',
    (b) => ({ ...b, payment_account_id: '01890000-0000-7000-8000-000000000000' }),
    'payment_account_id',
    'error.payment_account_not_available',
  ],
  ['an unknown service', (b) => ({ ...b, service_id: 'drone' }), 'service_id', 'error.service_not_available'],
  [
    'an unknown country',
    (b) => ({ ...b, buyer_detail: { ...b.buyer_detail, country: 'SG' } }),
    'buyer_detail.country',
    'error.country_required',
  ],
  [
    'a city of the other country',
    (b) => ({ ...b, buyer_detail: { ...b.buyer_detail, city: '32.73' } }),
    'buyer_detail.city',
    'error.place_does_not_fit',
  ],
  [
    'a region that is not the city’s',
    (b) => ({ ...b, buyer_detail: { ...b.buyer_detail, region: 'MY-01' } }),
    'buyer_detail.city',
    'error.place_does_not_fit',
  ],
  [
    'a district of another place',
    (b) => ({ ...b, buyer_detail: { ...b.buyer_detail, district: '32.73.01' } }),
    'buyer_detail.district',
    'error.place_does_not_fit',
  ],
  [
    'a wrong e-mail',
    (b) => ({ ...b, buyer_detail: { ...b.buyer_detail, email: 'siti' } }),
    'buyer_detail.email',
    'error.email_invalid',
  ],
  [
    'no phone of the country',
    (b) => ({ ...b, buyer_detail: { ...b.buyer_detail, phone: '11111' } }),
    'buyer_detail.phone',
    'error.phone_invalid',
  ],
  [
    'a visit on Sunday',
    (b) => ({ ...b, visit: { day: nextSunday(), time_slot_id: '09-12' } }),
    'visit.day',
    'error.date_not_available',
  ],
  [
    'a visit yesterday',
    (b) => ({ ...b, visit: { day: '2026-01-05', time_slot_id: '09-12' } }),
    'visit.day',
    'error.date_not_available',
  ],
  [
    'an unknown slot',
    (b) => ({ ...b, visit: { day: nextSunday(), time_slot_id: 'never' } }),
    'visit.time_slot_id',
    'error.slot_not_available',
  ],
  ['a foreign field', (b) => ({ ...b, total: 1 }), 'total', 'error.unknown_field'],
]

function nextSunday() {
  const day = new Date(Date.now() + 2 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}

test('what does not fit is refused beside its field, and nothing is stored', async () => {
  const { token, id } = await makeUser()
  for (const [what, change, path, message] of refused) {
    const reply = await server.http.inject({
      method: 'POST',
      url: '/api/user/v1/transaction/purchase',
      payload: JSON.stringify(change(orderOf())),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    assert.deepEqual([what, reply.json().code, reply.json().errors], [what, 400, [{ path, message }]])
  }
  assert.deepEqual(await db.selectFrom('orders').select('id').where('user_id', '=', id).execute(), [])
})
