import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPaymentsToJudge, rejectPayment } from '#contract/money/payments.ts'
import {
  cancelTransaction,
  takeCancellationWishBack,
  wishCancellation,
} from '#contract/orders/cancellations.ts'
import { readTransaction, sendProof } from '#contract/orders/transactions.ts'
import { addStep } from '#contract/office/office-parcels.ts'
import { makeApprovals } from '../../money/payments/test-approvals.ts'
import { eventNamesOf } from '../../money/payments/test-events.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders, makePicture } from '../purchases/test-orders.ts'
import { wishedCancellationsJob } from './wishes.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place, placeWithProof, paymentOf, numberOf } = await makeOrders(server)
const { approve } = makeApprovals(server)
const admin = await makeUser('admin')
const job = wishedCancellationsJob({ db })

interface Person {
  id: string
  token: string
}

const wish = (person: Person, id: string) =>
  call(wishCancellation, { params: { id } }, { token: person.token })
const takeBack = (person: Person, id: string) =>
  call(takeCancellationWishBack, { params: { id } }, { token: person.token })

async function orderOf(person: Person, id: string) {
  const { data } = await call(readTransaction, { params: { id } }, person)
  return data.transaction
}

const eventsOf = (order_id: string) => eventNamesOf(db, order_id)

function refundsOf(order_id: string) {
  return db
    .selectFrom('refunds')
    .select(['kind', 'amount_sen', 'user_id'])
    .where('order_id', '=', order_id)
    .execute()
}

test('an order is ended at the wish of its owner once its proof is approved, and the desk knew of it', async () => {
  const person = await makeUser()
  const { id, payment_id, proof_id } = await placeWithProof(person)
  const { amount_sen } = await paymentOf(id)
  const wished = await Promise.all([wish(person, id), wish(person, id), wish(person, id)])
  const [at] = wished.map(({ data }) => data.cancel_wished_at)
  assert.deepEqual(
    wished.map(({ data }) => data.cancel_wished_at),
    [at, at, at],
  )
  assert.equal((await orderOf(person, id)).cancel_wished_at, at)
  const desk = await call(
    listPaymentsToJudge,
    { query: { waiting_for: 'decision', search: await numberOf(id) } },
    admin,
  )
  assert.equal(desk.data.payment_data[0]?.cancel_wished_at, at)

  await job.work()
  assert.equal((await orderOf(person, id)).status, 'awaiting_approval')
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  await Promise.all([job.work(), job.work(), wishedCancellationsJob({ db }).work()])
  const order = await orderOf(person, id)
  assert.deepEqual(
    [order.status, order.cancellation?.is_own, order.cancellation?.refund, order.cancel_wished_at],
    ['cancelled', true, amount_sen / 100, null],
  )
  assert.deepEqual(await refundsOf(id), [{ kind: 'cancellation', amount_sen, user_id: person.id }])
  const events = await eventsOf(id)
  assert.equal(events.filter((name) => name === 'cancellation_wished').length, 1)
  assert.equal(events.filter((name) => name === 'paid_order_cancelled').length, 1)
  assert.equal((await takeBack(person, id)).code_message, 'order_over')
})

test('a rejected proof ends it, too, without a word about money', async () => {
  const person = await makeUser()
  const { id, payment_id, proof_id } = await placeWithProof(person)
  await wish(person, id)
  const body = { proof_id, reject_code: 'not_received', reject_reason: '' } as const
  await call(rejectPayment, { params: { id: payment_id }, body }, { token: admin.token })
  await job.work()
  assert.equal((await orderOf(person, id)).status, 'cancelled')
  assert.equal((await eventsOf(id)).at(-1), 'order_cancelled')
  assert.deepEqual(await refundsOf(id), [])
})

test('where another proof came before it was carried out, the wish waits for that one', async () => {
  const person = await makeUser()
  const { id, payment_id, proof_id } = await placeWithProof(person)
  await wish(person, id)
  const body = { proof_id, reject_code: 'unreadable', reject_reason: '' } as const
  await call(rejectPayment, { params: { id: payment_id }, body }, { token: admin.token })
  await call(sendProof, { params: { id } }, { token: person.token, picture: await makePicture() })
  await Promise.all([job.work(), job.work()])
  const order = await orderOf(person, id)
  assert.equal(order.status, 'awaiting_approval')
  assert.ok(order.cancel_wished_at)
})

test('a wish that is taken back in time ends nothing', async () => {
  const person = await makeUser()
  const { id, payment_id, proof_id } = await placeWithProof(person)
  await wish(person, id)
  assert.deepEqual([(await takeBack(person, id)).code, (await takeBack(person, id)).code], [200, 200])
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  await job.work()
  const order = await orderOf(person, id)
  assert.deepEqual([order.status, order.cancellation], ['success', null])
  assert.equal((await eventsOf(id)).filter((name) => name === 'cancellation_wish_taken_back').length, 1)
})

test('it is wished for only while a proof is checked, and by nobody else', async () => {
  const person = await makeUser()
  const unpaid = await place(person)
  assert.equal((await wish(person, unpaid)).code_message, 'payment_not_awaiting_approval')
  const { id, payment_id, proof_id } = await placeWithProof(person)
  for (const stranger of [await makeUser(), admin]) {
    assert.equal((await wish(stranger, id)).code, 404)
    assert.equal((await takeBack(stranger, id)).code, 404)
  }
  const { code_message } = await call(cancelTransaction, { params: { id }, body: {} }, person)
  assert.equal(code_message, 'payment_not_awaiting_payment')
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  assert.equal((await wish(person, id)).code_message, 'payment_not_awaiting_approval')
})

test('boxes that left the counter before it could be carried out are not cancelled, and the office reads why', async () => {
  const person = await makeUser()
  const { id, payment_id, proof_id } = await placeWithProof(person)
  await wish(person, id)
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  const body = {
    code: 'out_for_delivery',
    reason: '',
    received_by: '',
    evidence_id: '',
    scan_id: crypto.randomUUID(),
    device_at: new Date().toISOString(),
  } as const
  const answer = await call(addStep, { params: { number: await numberOf(id) }, body }, { token: admin.token })
  assert.equal(answer.code_message, 'success')
  await job.work()
  assert.equal((await orderOf(person, id)).status, 'success')
  assert.equal((await eventsOf(id)).at(-1), 'cancellation_wish_failed')
  await job.work()
  assert.equal((await eventsOf(id)).filter((name) => name === 'cancellation_wish_failed').length, 1)
})
