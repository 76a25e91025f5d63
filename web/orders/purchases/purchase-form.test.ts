import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyReceiver, payloadOf, receiverDetail, totalsOf } from './purchase-form.ts'

const box = {
  id: 'm',
  label: 'M',
  description: '',
  descriptions: { id: '', my: '', sg: '' },
  price: 20,
  deposit: 30,
  max_weight: 15,
  max_dim: { length: 40, width: 35, height: 30 },
}
const detail = {
  ...emptyReceiver,
  size: 'm',
  quantity: 2,
  name: 'Siti',
  phone: '0123456789',
  email: 'siti@example.com',
  region_id: 'MY-10',
  city_id: 'MY-10-001',
  postal_code: '40000',
  address: 'No. 1',
  service: 'delivery',
}

test('total is quantity times price and deposit; half a box costs nothing yet', () => {
  assert.deepEqual(totalsOf(box, 3), { price: 60, deposit: 90, total: 150 })
  assert.equal(totalsOf(box, 1.5).total, 0)
  assert.equal(totalsOf(box, Number.NaN).total, 0)
})

test('the payload is the documented one, and the district may stay out', () => {
  const payload = payloadOf({ box, detail, payment: { payment_type: 'cash', payment_account: 'a' } })
  assert.deepEqual(payload?.box_detail, {
    qty: 2,
    label: 'M',
    price: 20,
    description: { label: 'M', dimensions: '40 × 35 × 30 cm' },
  })
  assert.equal(payload?.buyer_detail.phone, '+60123456789')
  assert.equal('district' in (payload?.buyer_detail ?? {}), false)
  assert.equal(payloadOf({ box, detail, payment: { payment_type: '', payment_account: '' } }), undefined)
})

test('every required field of the receiver is named when it is empty', () => {
  const read = receiverDetail.safeParse({ ...emptyReceiver, quantity: Number.NaN, service: '' })
  const named = new Set(read.error?.issues.map(({ path }) => path[0]))
  for (const field of [
    'size',
    'quantity',
    'name',
    'phone',
    'email',
    'region_id',
    'city_id',
    'postal_code',
    'address',
    'service',
  ])
    assert.ok(named.has(field), field)
  assert.equal(named.has('district_id'), false)
  assert.ok(receiverDetail.safeParse(detail).success)
})
