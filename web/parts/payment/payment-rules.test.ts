import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstChoice, settled } from './payment-rules.ts'

const account = (id: string, payment_type_id: 'transfer' | 'qris' | 'cash') => ({
  id,
  payment_type_id,
  account_url: '',
  bank_name: '',
  account_name: '',
})
const lists = {
  payment_type: [
    { id: 'transfer' as const, label: 'transfer' },
    { id: 'cash' as const, label: 'cash' },
  ],
  payment_account: [
    account('a', 'transfer'),
    account('b', 'cash'),
    account('c', 'cash'),
    account('q', 'qris'),
  ],
}

test('cash takes its first account, a transfer waits for a pick', () => {
  assert.deepEqual(firstChoice(lists, 'cash'), { payment_type: 'cash', payment_account: 'b' })
  assert.deepEqual(firstChoice(lists, 'transfer'), { payment_type: 'transfer', payment_account: '' })
})

test('the first type is chosen when none is, and what is gone is no longer chosen', () => {
  assert.deepEqual(settled(lists, { payment_type: '', payment_account: '' }), {
    payment_type: 'transfer',
    payment_account: '',
  })
  assert.deepEqual(settled(lists, { payment_type: 'qris', payment_account: 'q' }), {
    payment_type: 'transfer',
    payment_account: '',
  })
  assert.deepEqual(settled(lists, { payment_type: 'cash', payment_account: 'a' }), {
    payment_type: 'cash',
    payment_account: 'b',
  })
  const kept = { payment_type: 'transfer', payment_account: 'a' } as const
  assert.deepEqual(settled(lists, kept), kept)
})
