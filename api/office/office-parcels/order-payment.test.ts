import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rejectPayment, showProof } from '#contract/money/payments.ts'
import { readOrder } from '#contract/office/office-parcels.ts'
import { sendProof } from '#contract/orders/transactions.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place, picture, admin } = await makeParcels(server)

test('the office sees how an order was to be paid, what was sent as proof and why it was refused', async () => {
  const person = await makeUser()
  const id = await place(person)
  const { tracking_number: number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await call(sendProof, { params: { id } }, { token: person.token, picture })
  const { proof_id } = await db
    .selectFrom('payments')
    .select('proof_id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const seen = async () => (await call(readOrder, { params: { number } }, admin)).data
  const { payment_id, transaction } = await seen()
  assert.ok(transaction.has_proof && transaction.bank_name && transaction.payment_type_id)
  const shown = await call(showProof, { params: { id: payment_id } }, admin)
  assert.equal(shown.headers['content-type'], 'image/jpeg')
  assert.equal(
    (await call(showProof, { params: { id: payment_id } }, { ...person, area: 'staff' })).code,
    403,
  )
  const body = { proof_id: proof_id ?? '', reject_code: 'unreadable' as const, reject_reason: 'Kabur' }
  await call(rejectPayment, { params: { id: payment_id }, body }, admin)
  const refused = (await seen()).transaction
  assert.deepEqual([refused.reject_code, refused.reject_reason], ['unreadable', 'Kabur'])
})
