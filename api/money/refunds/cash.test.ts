import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMyRefunds, listRefunds, payRefundInCash } from '#contract/money/refunds.ts'
import { cancelTransaction, previewOwnCancellation } from '#contract/orders/cancellations.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { makeWeighings } from '../../orders/differences/test-weighings.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeApprovals } from '../payments/test-approvals.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { paid, admin, courier } = await makeWeighings(server)
const { placeWithProof } = await makeOrders(server)
const { approve } = makeApprovals(server)

/** Paid, then cancelled by its owner. */
async function cancelled(person: Person, id: string) {
  const { data } = await call(previewOwnCancellation, { params: { id } }, person)
  const body = { refund: data.refund }
  assert.equal(
    (await call(cancelTransaction, { params: { id }, body }, { token: person.token })).code_message,
    'success',
  )
  const { id: refund_id, amount_sen } = await db
    .selectFrom('refunds')
    .select(['id', 'amount_sen'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return { is_cash: data.is_cash, refund_id, amount_sen }
}

const payInCash = (id: string, who: Person = admin) =>
  call(payRefundInCash, { params: { id } }, { token: who.token, area: 'staff' })

test('what was paid in cash comes back in cash once, with who gave it and a receipt', async () => {
  const person = await makeUser()
  const { id } = await paid(person)
  const { is_cash, refund_id, amount_sen } = await cancelled(person, id)
  assert.equal(is_cash, true)
  const due = (await call(listRefunds, { query: { status: 'due', limit: '100' } }, admin)).data.refund_data
  assert.equal(due.find((refund) => refund.id === refund_id)?.is_cash, true)
  for (const who of [courier, person]) assert.equal((await payInCash(refund_id, who)).code, 403)
  const answers = await Promise.all([payInCash(refund_id), payInCash(refund_id), payInCash(refund_id)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'refund_already_paid',
    'refund_already_paid',
    'success',
  ])
  const row = await db
    .selectFrom('refunds')
    .select(['status', 'paid_in_cash', 'paid_by', 'bank_reference'])
    .where('id', '=', refund_id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(row, { status: 'paid', paid_in_cash: true, paid_by: admin.id, bank_reference: null })
  const { refund_data } = (await call(listMyRefunds, {}, person)).data
  assert.deepEqual(
    refund_data.map(({ is_cash: inCash, amount, status }) => [inCash, amount, status]),
    [[true, amount_sen / 100, 'paid']],
  )
  const list = (await call(listRefunds, { query: { status: 'paid', limit: '100' } }, admin)).data.refund_data
  assert.deepEqual(list.find((refund) => refund.id === refund_id)?.account, null)
  const events = await db
    .selectFrom('events')
    .select(['actor_id', 'order_id'])
    .where('name', '=', 'refund_paid_in_cash')
    .where('subject_id', '=', refund_id)
    .execute()
  assert.deepEqual(events, [{ actor_id: admin.id, order_id: id }])
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('what came by transfer goes back by transfer, and nobody pays out a refund of their own', async () => {
  const person = await makeUser()
  const { id, payment_id, proof_id } = await placeWithProof(person)
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  const { is_cash, refund_id } = await cancelled(person, id)
  assert.equal(is_cash, false)
  assert.equal((await payInCash(refund_id)).code_message, 'refund_not_in_cash')
  const own = await paid(person)
  const { refund_id: mine } = await cancelled(person, own.id)
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute()
  assert.equal((await payInCash(mine, person)).code_message, 'own_order')
})
