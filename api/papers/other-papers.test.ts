import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printReceiptOf } from '../orders/transactions/receipt.ts'
import { printStickerOf } from '../money/vouchers/sticker.ts'
import { printed, scan, shipment } from './test-papers.ts'
import { bare } from './test-transactions.ts'

const { tracking_number } = shipment

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
      ...bare,
      tracking_number,
      type: 'box_purchase',
      proof_sent_at: bare.now,
      payment_type_id: 'transfer',
      bank_name: 'Maybank',
      account_number: '512345678901',
      unique_amount: 7,
      amount: 5007,
      has_proof: true,
      lines: [{ code: 'box', params: { label: 'M' }, quantity: 1, unit_price: 2000, amount: 2000 }],
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
