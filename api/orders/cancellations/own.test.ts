import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCash } from '#contract/money/payments.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { cancelTransaction, previewOwnCancellation } from '#contract/orders/cancellations.ts'
import { listTransactions, readTransaction } from '#contract/orders/transactions.ts'
import { makeOrders } from '../purchases/test-orders.ts'
import { makeApprovals } from '../../money/payments/test-approvals.ts'
import { makeWeighings } from '../differences/test-weighings.ts'
import type { Person } from '../shipments/test-shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, admin, courier, paymentOf } = await makeWeighings(server)
const { place, placeWithProof } = await makeOrders(server)
const { approve } = makeApprovals(server)

async function preview(id: string, person: Person) {
  const { data } = await call(previewOwnCancellation, { params: { id } }, person)
  return data
}

async function cancel(id: string, person: Person, refund?: number) {
  const body = refund === undefined ? {} : { refund }
  return call(cancelTransaction, { params: { id }, body }, { token: person.token })
}

function refundsOf(order_id: string) {
  return db
    .selectFrom('refunds')
    .select(['kind', 'amount_sen', 'status', 'user_id'])
    .where('order_id', '=', order_id)
    .execute()
}

test('the owner cancels a paid shipment once, after having seen what comes back', async () => {
  const person = await makeUser()
  const { id } = await paid(person)
  const { amount_sen } = await paymentOf(id)
  const seen = await preview(id, person)
  assert.deepEqual([seen.obstacle, seen.refund, seen.has_account], [null, amount_sen / 100, false])
  assert.equal((await cancel(id, person)).code_message, 'refund_changed')
  const account = { country_id: 'MY', bank_name: 'Maybank', account_number: '514012345678' } as const
  await server.proveFresh(person.token)
  await call(changeRefundAccount, { body: { ...account, account_name: 'Siti Contoh' } }, person)
  assert.equal((await preview(id, person)).has_account, true)
  const answers = await Promise.all([1, 2, 3].map(() => cancel(id, person, seen.refund)))
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'order_over',
    'order_over',
    'success',
  ])
  assert.deepEqual(await refundsOf(id), [
    { kind: 'cancellation', amount_sen, status: 'due', user_id: person.id },
  ])
  const { transaction } = (await call(readTransaction, { params: { id } }, person)).data
  assert.deepEqual(
    [transaction.status, transaction.cancellation?.is_own, transaction.cancellation?.refund],
    ['cancelled', true, amount_sen / 100],
  )
  const list = await call(listTransactions, { query: { type: 'shipment' } }, person)
  assert.equal(list.data.transaction_data[0]?.status, 'cancelled')
})

test('an order that ended says where its money goes, and that it waits for an account', async () => {
  const person = await makeUser()
  const { id, payment_id, proof_id } = await placeWithProof(person)
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  const { refund } = await preview(id, person)
  assert.equal((await cancel(id, person, refund)).code_message, 'success')
  const way = async () =>
    (await call(readTransaction, { params: { id } }, person)).data.transaction.cancellation?.refund_way
  assert.equal(await way(), 'waits')
  await server.proveFresh(person.token)
  const bank = { country_id: 'MY', bank_name: 'Maybank', account_number: '514012345678' } as const
  await call(changeRefundAccount, { body: { ...bank, account_name: 'Nur Contoh' } }, person)
  assert.equal(await way(), 'account')
})

test('nobody else cancels it, and neither does its owner once it is in somebody’s hands', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const { refund } = await preview(id, person)
  for (const stranger of [await makeUser(), admin, courier]) {
    assert.equal((await cancel(id, stranger, refund)).code, 404)
    assert.equal((await call(previewOwnCancellation, { params: { id } }, stranger)).code, 404)
  }
  assert.equal((await scanned(courier, number, 'picked_up')).code_message, 'success')
  assert.equal((await preview(id, person)).obstacle, 'parcel_in_hand')
  assert.equal((await cancel(id, person, refund)).code_message, 'parcel_in_hand')
  assert.deepEqual(await refundsOf(id), [])
})

test('a courier who picks up and an owner who cancels at once: one of them', async () => {
  const person = await makeUser()
  for (let round = 0; round < 4; round += 1) {
    const { id, number } = await paid(person)
    const { refund } = await preview(id, person)
    const [fetched, cancelled] = await Promise.all([
      scanned(courier, number, 'picked_up'),
      cancel(id, person, refund),
    ])
    const won = [fetched, cancelled].filter(({ code }) => code === 200)
    assert.equal(won.length, 1, JSON.stringify([fetched.code_message, cancelled.code_message]))
    assert.equal((await refundsOf(id)).length, cancelled.code === 200 ? 1 : 0)
  }
})

test('a box order goes back with its deposits, and its vouchers end; an unpaid one simply ends', async () => {
  const person = await makeUser()
  const id = await place(person, 'cash', 2)
  await call(confirmCash, { params: { id: (await paymentOf(id)).id } }, admin)
  const seen = await preview(id, person)
  assert.equal(seen.void_vouchers, 2)
  assert.equal(
    (await cancel(id, person, seen.refund)).code_message,
    'success',
    server.logged.slice(-3).join(''),
  )
  const vouchers = await db.selectFrom('vouchers').select('status').where('order_id', '=', id).execute()
  assert.deepEqual(
    vouchers.map(({ status }) => status),
    ['void', 'void'],
  )
  const unpaid = await place(person, 'cash', 1)
  const { data } = await cancel(unpaid, person)
  assert.equal(data.status, 'cancelled')
  assert.deepEqual(await refundsOf(unpaid), [])
})
