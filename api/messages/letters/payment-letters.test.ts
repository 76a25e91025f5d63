import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelTransaction, wishCancellation } from '#contract/orders/cancellations.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { makeApprovals } from '../../money/payments/test-approvals.ts'
import { fileOf, makeBulk, rowOf } from '../../orders/bulk/test-bulk.ts'
import { wishedCancellationsJob } from '../../orders/cancellations/wishes.ts'
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

test('whoever asks for an end while the proof is checked is told that it was heard, and if it came too late', async () => {
  const person = await makeUser()
  const { id, payment_id, proof_id } = await orders.placeWithProof(person)
  const wish = () => call(wishCancellation, { params: { id } }, { token: person.token })
  assert.deepEqual([(await wish()).code, (await wish()).code], [200, 200])
  await whenQuiet()
  const mails = await mail.mailsTo(person.email)
  assert.equal(mails.length, 3)
  const heard = about(mails, /^Permintaan pembatalan pesanan SB.* sudah kami terima$/)
  assert.ok(heard.text?.includes(`https://seberang.test/shipment-success?id=${id}`))

  const approval = { params: { id: payment_id }, body: { proof_id } }
  await makeApprovals(server).approve(approval, parcels.admin)
  await parcels.scanned(parcels.admin, await orders.numberOf(id), 'out_for_delivery')
  await wishedCancellationsJob({ db: server.db }).work()
  await whenQuiet()
  about(await mail.mailsTo(person.email), /^Pesanan SB.* tidak bisa dibatalkan lagi$/)
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
