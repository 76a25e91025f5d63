import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { fileOf, makeBulk, rowOf } from '../../orders/bulk/test-bulk.ts'
import { about } from './test-mails.ts'
import { makeMailWorld } from './test-world.ts'

const { mail, server, orders, whenQuiet, parcels } = await makeMailWorld()
const { call, makeUser } = server
const { shop, place } = await makeBulk(server)

test('an order that its buyer cancels is confirmed as cancelled', async () => {
  const person = await makeUser()
  const id = await orders.place(person)
  assert.equal((await call(cancelTransaction, { params: { id } }, person)).code, 200)
  await whenQuiet()
  const mails = await mail.mailsTo(person.email)
  assert.equal(mails.length, 2)
  const cancelled = about(mails, /^Pesanan SB.* sudah dibatalkan$/)
  assert.ok(cancelled.text?.includes(`https://seberang.test/shipment-success?id=${id}`))
})

test('whoever pays many shipments at once is told so in one letter, which leads to all their labels', async () => {
  const person = await shop()
  const id = await place(person, fileOf([rowOf('A-1'), rowOf('A-2')]))
  await call(confirmCash, { params: { id: (await orders.paymentOf(id)).id } }, parcels.admin)
  await whenQuiet()
  const mails = await mail.mailsTo(person.email)
  assert.equal(mails.length, 2)
  about(mails, /^Pesanan SB.*: bayar/)
  const paid = about(mails, /^Lunas: paket dalam pesanan SB/)
  assert.ok(paid.text?.includes(`https://seberang.test/shipment-success?id=${id}`))
})
