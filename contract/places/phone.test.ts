import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromE164, toE164 } from './phone.ts'

test('a number as people type it becomes one that can be called from anywhere, and goes back into the form', () => {
  for (const [typed, country, number, back] of [
    ['0123456789', 'MY', '+60123456789', '0123456789'],
    ['123456789', 'MY', '+60123456789', '0123456789'],
    ['60123456789', 'MY', '+60123456789', '0123456789'],
    ['0376543210', 'MY', '+60376543210', '0376543210'],
    ['081234567890', 'ID', '+6281234567890', '081234567890'],
    ['0211234567', 'ID', '+62211234567', '0211234567'],
  ] as const) {
    assert.equal(toE164(typed, country), number)
    assert.deepEqual(fromE164(number), { phone: back, phone_country: country })
  }
})

test('no number, one that is too short and one of a country that we do not serve is none', () => {
  for (const typed of ['', '12', '0123', '99999999999999', '+6591234567'])
    for (const country of ['MY', 'ID'] as const) assert.equal(toE164(typed, country), undefined, typed)
  assert.equal(toE164('006591234567', 'MY'), undefined)
})

test('a stored number of another country breaks no form', () => {
  assert.deepEqual(fromE164('+6591234567').phone, '6591234567')
})
