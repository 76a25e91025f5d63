import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printReceiptOf } from '../transactions/receipt.ts'
import { printStickerOf } from '../vouchers/sticker.ts'
import { printed, scan, shipment } from './test-papers.ts'

const { tracking_number } = shipment
const now = new Date('2026-11-21T03:00:00Z')

test('the code on the sticker of a box is its serial', async () => {
  const { bytes } = await printStickerOf({ serial: 'BX7K2M9QXT4H', box_label: 'XL' }, 'my')
  for (const dpi of [203, 300]) {
    const pages = await printed(bytes, dpi)
    assert.equal(pages.length, 1)
    for (const page of pages) assert.deepEqual(await scan(page, 'QRCode'), ['BX7K2M9QXT4H'])
  }
})

test('the code on the receipt is the tracking number', async () => {
  const { bytes } = await printReceiptOf(
    {
      id: 'b2b1f3a0-3f0f-4c39-9c1e-5b8c6c1f0a11',
      tracking_number,
      type: 'box_purchase',
      concerns: null,
      reference: null,
      batch: null,
      paid_with: null,
      status: 'success',
      created_at: now,
      now,
      deadline_at: now,
      proof_sent_at: now,
      payment_type_id: 'transfer',
      bank_name: 'Maybank',
      account_name: 'Seberang',
      account_number: '512345678901',
      total: 5000,
      base_amount: 5000,
      unique_amount: 7,
      amount: 5007,
      reject_code: null,
      reject_reason: null,
      qr_text: null,
      qr_has_amount: false,
      qr_rupiah: null,
      account_url: '',
      cancellation: null,
      pay_reference: null,
      has_proof: true,
      lines: [{ code: 'box', params: { label: 'M' }, quantity: 1, unit_price: 2000, amount: 2000 }],
      shipment: null,
      box_purchase: null,
      parcel: null,
    },
    'id',
  )
  for (const dpi of [203, 300]) {
    const [page, ...more] = await printed(bytes, dpi)
    assert.ok(page)
    assert.equal(more.length, 0)
    assert.deepEqual(await scan(page, 'QRCode'), [tracking_number])
  }
})
