import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPaymentsToJudge, rejectPayment } from '#contract/money/payments.ts'
import { stillDue } from '#contract/money/still-due.ts'
import { matchLateTransfer, previewLateTransfer } from '#contract/money/late-transfers.ts'
import { readTransaction, sendProof } from '#contract/orders/transactions.ts'
import { makeOrders, makePicture } from '../../orders/purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeApprovals } from './test-approvals.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { placeWithProof } = await makeOrders(server)
const { approve } = makeApprovals(server)
const [admin, other] = await Promise.all([makeUser('admin'), makeUser('admin')])
const person = await makeUser()

type Code = 'amount_differs' | 'unreadable'

function rejected(order: Proof, reject_code: Code, came: number | null, who = admin, reject_reason = '') {
  const body = { proof_id: order.proof_id, reject_code, reject_reason, came }
  return call(rejectPayment, { params: { id: order.payment_id }, body }, who)
}

type Proof = Awaited<ReturnType<typeof placeWithProof>>

/** The same order with another proof. */
async function provenAgain(order: Proof): Promise<Proof> {
  await call(sendProof, { params: { id: order.id } }, { token: person.token, picture: await makePicture() })
  const { proof_id } = await db
    .selectFrom('payments')
    .select('proof_id')
    .where('id', '=', order.payment_id)
    .executeTakeFirstOrThrow()
  return { ...order, proof_id: proof_id ?? '' }
}

async function onDesk({ payment_id }: Proof) {
  const query = { waiting_for: 'decision', limit: '100' } as const
  const { payment_data } = (await call(listPaymentsToJudge, { query }, admin)).data
  const payment = payment_data.find(({ id }) => id === payment_id)
  assert.ok(payment)
  return payment
}

test('whoever paid too little reads what came and what is missing; the next proof says so at the desk', async () => {
  const first = await placeWithProof(person)
  const { amount } = await onDesk(first)
  assert.deepEqual((await onDesk(first)).rejections, [])
  assert.equal((await rejected(first, 'amount_differs', 40, admin, 'Lihat kembali')).code, 200)
  const { transaction } = (await call(readTransaction, { params: { id: first.id } }, person)).data
  assert.deepEqual([transaction.came, transaction.status], [40, 'awaiting_payment'])
  assert.equal(stillDue(transaction), Math.round((amount - 40) * 100) / 100)

  const second = await provenAgain(first)
  await rejected(second, 'unreadable', 12, other)
  const third = await onDesk(await provenAgain(second))
  assert.equal(third.came, 40)
  assert.deepEqual(
    third.rejections?.map(({ reject_code, reject_reason }) => [reject_code, reject_reason]),
    [
      ['unreadable', null],
      ['amount_differs', 'Lihat kembali'],
    ],
  )
  const names = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [admin.id, other.id])
    .execute()
  const nameOf = (id: string) => names.find((one) => one.id === id)?.name
  assert.deepEqual(
    third.rejections?.map(({ by }) => by),
    [nameOf(other.id), nameOf(admin.id)],
  )
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('what covers the amount is approved, not refused; what is too much goes back from the order', async () => {
  const order = await placeWithProof(person)
  const { amount, tracking_number } = await onDesk(order)
  for (const came of [amount, amount + 5]) {
    const { errors } = await rejected(order, 'amount_differs', came)
    assert.deepEqual(errors, [{ path: 'came', message: 'error.came_covers' }])
  }
  assert.deepEqual((await rejected(order, 'amount_differs', 0)).errors, [
    { path: 'came', message: 'error.amount_required' },
  ])
  const params = { number: tracking_number }
  const previewed = async () => (await call(previewLateTransfer, { params }, { token: admin.token })).data
  assert.equal((await previewed()).obstacle, 'order_not_over')
  await approve({ params: { id: order.payment_id }, body: { proof_id: order.proof_id } }, admin)
  const { obstacle, revival_obstacle, account_data } = await previewed()
  assert.deepEqual([obstacle, revival_obstacle], [null, 'order_not_over'])
  const [account] = account_data
  const more = { amount: 5, bank_reference: 'LEBIH 1', payment_account_id: account?.id ?? '' }
  const match = (outcome: 'owed' | 'revived') =>
    call(matchLateTransfer, { params, body: { ...more, outcome } }, { token: admin.token })
  assert.equal((await match('revived')).code, 409)
  assert.equal((await match('owed')).code, 200)
  assert.equal((await match('owed')).code_message, 'transfer_already_matched')
  assert.deepEqual(await atOneMoment(url, verify), [])
})
