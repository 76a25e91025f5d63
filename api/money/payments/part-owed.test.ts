import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { previewLateTransfer } from '#contract/money/late-transfers.ts'
import { rejectPayment } from '#contract/money/payments.ts'
import { listMyRefunds, listRefunds, payRefund, withdrawRefund } from '#contract/money/refunds.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { cancelByOffice, cancelTransaction } from '#contract/orders/cancellations.ts'
import { replacePayment } from '#contract/orders/order-changes.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { deleteAccount } from '#contract/people/accounts.ts'
import { overdueJob } from '../../orders/ending/due.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { hashPassword } from '../../people/accounts/passwords.ts'
import { record } from '../../platform/events.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { partsOwedJob } from './part-owed.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { placeWithProof, numberOf, paymentOf } = await makeOrders(server)
const admin = await makeUser('admin')
type Person = typeof admin

const nothingIsWrong = async () => assert.deepEqual(await atOneMoment(url, verify), [])

/** An order of which RM 40 came. */
async function partPaid(person: Person) {
  const { id, payment_id, proof_id } = await placeWithProof(person)
  const body = { proof_id, reject_code: 'amount_differs', reject_reason: '', came: 40 } as const
  assert.equal((await call(rejectPayment, { params: { id: payment_id }, body }, admin)).code, 200)
  return id
}

const cancelled = (id: string, person: Person) =>
  call(cancelTransaction, { params: { id }, body: {} }, person)

async function cancelledByOffice(id: string) {
  const body = { reason: 'not_served', words: '', refund: 0 } as const
  return call(cancelByOffice, { params: { number: await numberOf(id) }, body }, admin)
}

async function expired(id: string) {
  const past = sql<Date>`now() - interval '1 minute'`
  await db.updateTable('payments').set({ deadline_at: past }).where('order_id', '=', id).execute()
  await Promise.all([overdueJob({ db }).work(), overdueJob({ db }).work()])
}

async function dueOf(person: Person) {
  const { refund_data } = (await call(listMyRefunds, { query: {} }, person)).data
  return refund_data.map(({ kind, status, amount, order_id }) => ({ kind, status, amount, order_id }))
}

test('what came of an order that its owner, the office or its deadline ends is owed back by itself, and once', async () => {
  const ways = {
    owner: async (id: string, person: Person) => assert.equal((await cancelled(id, person)).code, 200),
    office: async (id: string) => assert.equal((await cancelledByOffice(id)).code, 200),
    deadline: expired,
  }
  for (const [way, end] of Object.entries(ways)) {
    const person = await makeUser()
    const order_id = await partPaid(person)
    await end(order_id, person)
    const due = [{ kind: 'transfer', status: 'due', amount: 40, order_id }]
    assert.deepEqual(await dueOf(person), due, way)
    await partsOwedJob({ db }).work()
    assert.deepEqual(await dueOf(person), due, way)
    const { transaction } = (await call(readTransaction, { params: { id: order_id } }, person)).data
    assert.deepEqual(
      [transaction.came ?? null, transaction.late_transfers.map(({ amount }) => amount)],
      [null, [40]],
      way,
    )
  }
  await nothingIsWrong()
})

test('it is in the list of the office, is paid once, and no transfer is matched beside it', async () => {
  const person = await makeUser()
  const order_id = await partPaid(person)
  await expired(order_id)
  const { refund_data } = (await call(listRefunds, { query: { status: 'due', limit: '100' } }, admin)).data
  const refund = refund_data.find((one) => one.order_id === order_id)
  assert.equal(refund?.amount, 40)
  await server.proveFresh(person.token)
  const account = {
    country_id: 'MY',
    bank_name: 'Maybank',
    account_number: '114455667788',
    account_name: 'Siti',
  } as const
  await call(changeRefundAccount, { body: account }, person)
  const { changed_at } = await db
    .selectFrom('refund_accounts')
    .select('changed_at')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const body = { bank_reference: 'TRX 1', account_changed_at: changed_at.toISOString() }
  const params = { id: refund?.id ?? '' }
  const answers = await Promise.all([1, 2, 3].map(() => call(payRefund, { params, body }, admin)))
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'refund_already_paid',
    'refund_already_paid',
    'success',
  ])
  const number = await numberOf(order_id)
  const preview = await call(previewLateTransfer, { params: { number } }, admin)
  assert.equal(preview.data.obstacle, 'transfer_already_matched')
  await nothingIsWrong()
})

test('one that was withdrawn is not owed again, and what an earlier version left behind is owed later', async () => {
  const person = await makeUser()
  const order_id = await partPaid(person)
  await expired(order_id)
  const { refund_data } = (await call(listMyRefunds, { query: {} }, person)).data
  const given = { reject_code: 'other', reject_reason: 'Of another order', never_came: true } as const
  await call(withdrawRefund, { params: { id: refund_data[0]?.id ?? '' }, body: given }, admin)
  await partsOwedJob({ db }).work()
  assert.deepEqual(
    (await dueOf(person)).map(({ status }) => status),
    ['withdrawn'],
  )
  const left = await partPaid(person)
  await sql`update payments set status = 'cancelled' where order_id = ${left}::uuid`.execute(db)
  await record(db, { name: 'order_cancelled', order_id: left })
  await Promise.all([partsOwedJob({ db }).work(), partsOwedJob({ db }).work()])
  assert.deepEqual(
    (await dueOf(person)).map(({ status, order_id: of }) => [status, of]),
    [
      ['due', left],
      ['withdrawn', order_id],
    ],
  )
  assert.equal((await paymentOf(left)).came_sen, null)
})

test('what came before another account was chosen is owed from the account into which it came', async () => {
  const person = await makeUser()
  const order_id = await partPaid(person)
  const before = await paymentOf(order_id)
  const other = await db
    .selectFrom('payment_accounts')
    .select('id')
    .where('payment_type_id', '=', 'cash')
    .executeTakeFirstOrThrow()
  await call(
    replacePayment,
    { params: { id: order_id }, body: { payment_type_id: 'cash', payment_account_id: other.id } },
    person,
  )
  assert.equal((await paymentOf(order_id)).payment_account_id, other.id)
  await cancelled(order_id, person)
  const { payment_account_id } = await db
    .selectFrom('late_transfers')
    .select('payment_account_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  assert.equal(payment_account_id, before.payment_account_id)
  await nothingIsWrong()
})

test('an account is not deleted while a part of its order came', async () => {
  const person = await makeUser()
  await partPaid(person)
  const current_password = 'kopi-tarik-pagi'
  const password_hash = await hashPassword(current_password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  const { code_message } = await call(deleteAccount, { body: { current_password } }, person)
  assert.equal(code_message, 'refund_due')
})
