import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approvePayment, confirmCash, listPaymentsToJudge, undoApproval } from '#contract/money/payments.ts'
import { readTransaction, sendProof } from '#contract/orders/transactions.ts'
import { makeOrders, makePicture } from '../../orders/purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeApprovals } from './test-approvals.ts'
import { eventNamesOf } from './test-events.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { place, placeWithProof, paymentOf } = await makeOrders(server)
const { takeEffect } = makeApprovals(server)
const [admin, other] = await Promise.all([makeUser('admin'), makeUser('admin')])
const person = await makeUser()

const counted = (id: string, who = admin) =>
  call(approvePayment, { params: { id }, body: { proof_id: null } }, who)

async function cashOrder() {
  const id = await place(person, 'cash')
  return { id, payment_id: (await paymentOf(id)).id }
}

async function waitingCash(who = admin) {
  return (await call(listPaymentsToJudge, { query: { waiting_for: 'cash', limit: '100' } }, who)).data
}

test('cash that the office counted waits ten seconds, and nobody else decides, pays or ends it meanwhile', async () => {
  const { id, payment_id } = await cashOrder()
  const answer = await counted(payment_id)
  assert.deepEqual([answer.code_message, answer.data.status], ['success', 'awaiting_approval'])
  const { payment_data, pending_data } = await waitingCash()
  assert.ok(!payment_data.some((one) => one.id === payment_id))
  assert.deepEqual(
    pending_data.map((one) => [one.id, one.amount]),
    [[payment_id, 100]],
  )
  assert.deepEqual((await waitingCash(other)).pending_data, [])
  const proof = call(sendProof, { params: { id } }, { token: person.token, picture: await makePicture() })
  const words = await Promise.all([
    counted(payment_id, other),
    call(confirmCash, { params: { id: payment_id } }, other),
    call(undoApproval, { params: { id: payment_id } }, other),
    proof,
  ])
  assert.deepEqual(
    words.map(({ code_message }) => code_message),
    [
      'payment_not_awaiting_cash',
      'payment_not_awaiting_cash',
      'approval_of_another',
      'payment_not_awaiting_payment',
    ],
  )
  assert.deepEqual(await eventNamesOf(db, id), ['order_placed', 'approval_given'])
  assert.deepEqual(await atOneMoment(url, verify), [])

  await takeEffect(payment_id)
  const { transaction } = (await call(readTransaction, { params: { id } }, person)).data
  assert.equal(transaction.status, 'success')
  assert.ok((await eventNamesOf(db, id)).includes('cash_confirmed'))
  assert.equal(
    (await call(undoApproval, { params: { id: payment_id } }, admin)).code_message,
    'approval_in_effect',
  )
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('cash that was not counted after all is still to come, and can be counted again', async () => {
  const { id, payment_id } = await cashOrder()
  await counted(payment_id)
  const undone = await call(undoApproval, { params: { id: payment_id } }, admin)
  assert.deepEqual([undone.code_message, undone.data.status], ['success', 'awaiting_payment'])
  await takeEffect(payment_id)
  const { payment_data, pending_data } = await waitingCash()
  assert.ok(payment_data.some((one) => one.id === payment_id))
  assert.deepEqual(pending_data, [])
  assert.equal((await paymentOf(id)).status, 'awaiting_payment')
  await counted(payment_id)
  await takeEffect(payment_id)
  assert.equal((await paymentOf(id)).status, 'success')
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('only cash that waits is counted, and nobody’s own', async () => {
  const transfer = await placeWithProof(person)
  const own = await place(admin, 'cash')
  const words = [await counted(transfer.payment_id), await counted((await paymentOf(own)).id)]
  assert.deepEqual(
    words.map(({ code_message }) => code_message),
    ['payment_not_awaiting_cash', 'own_order'],
  )
})
