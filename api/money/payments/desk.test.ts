import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAccounts } from '#contract/office/office.ts'
import { changeCounterOfAgent } from '#contract/people/staff.ts'
import { listLocations } from '#contract/places/locations.ts'
import { readBoxSerial } from '#contract/parcels/box-serial.ts'
import {
  approvePayment,
  confirmCash,
  listPaymentsToJudge,
  rejectPayment,
  showProof,
} from '#contract/money/payments.ts'
import { printReceipt, sendProof } from '#contract/orders/transactions.ts'
import { listVouchers, printSticker } from '#contract/money/vouchers.ts'
import { makeOrders, makePicture } from '../../orders/purchases/test-orders.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { bindToCounter } from './test-counters.ts'
import { makeApprovals } from './test-approvals.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place, placeWithProof, paymentOf } = await makeOrders(server)
await makeSampleLocations(db)
await server.settle()
const { approve, takeEffect } = makeApprovals(server)

async function ledgerOf(order_id: string) {
  const rows = await db
    .selectFrom('ledger')
    .select(['account', 'amount_sen'])
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()
  return rows.map(({ account, amount_sen }) => [account.replace(/:.*/, ''), amount_sen])
}

function vouchersOf(order_id: string) {
  return db.selectFrom('vouchers').selectAll().where('order_id', '=', order_id).execute()
}

test('an approval pays the order once, issues a voucher for each box, and the ledger sums to zero', async () => {
  const [person, admin, other] = await Promise.all([makeUser(), makeUser('admin'), makeUser('admin')])
  const { id, payment_id, proof_id } = await placeWithProof(person, 'transfer', 3)
  const input = { params: { id: payment_id }, body: { proof_id } }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => call(approvePayment, input, index % 2 ? admin : other)),
  )
  assert.deepEqual([await ledgerOf(id), await vouchersOf(id)], [[], []])
  await takeEffect(payment_id)
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    ...Array.from({ length: 9 }, () => 'payment_not_awaiting_approval'),
    'success',
  ])
  const { unique_sen } = await paymentOf(id)
  assert.deepEqual(await ledgerOf(id), [
    ['received', 15_000 + unique_sen],
    ['box_sales', -6000],
    ['deposits_owed', -9000],
    ['unique_sen', -unique_sen],
  ])
  const vouchers = await vouchersOf(id)
  assert.deepEqual(
    vouchers.map(({ value_sen, status }) => [value_sen, status]),
    [
      [3000, 'issued'],
      [3000, 'issued'],
      [3000, 'issued'],
    ],
  )
  assert.equal(new Set(vouchers.map(({ serial }) => readBoxSerial(serial))).size, 3)
  const events = await db
    .selectFrom('events')
    .select(['name', 'actor_id'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  assert.equal(events.filter(({ name }) => name === 'payment_approved').length, 1)
})

test('approve and reject at the same moment: one of them counts', async () => {
  const [person, admin, other] = await Promise.all([makeUser(), makeUser('admin'), makeUser('admin')])
  const { id, payment_id, proof_id } = await placeWithProof(person)
  const params = { id: payment_id }
  const answers = await Promise.all([
    call(approvePayment, { params, body: { proof_id } }, admin),
    call(
      rejectPayment,
      { params, body: { proof_id, reject_code: 'not_received', reject_reason: '' } },
      other,
    ),
  ])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
  await takeEffect(payment_id)
  const { status } = await paymentOf(id)
  assert.equal(status, answers[0]?.code === 200 ? 'success' : 'awaiting_payment')
  assert.equal((await vouchersOf(id)).length, status === 'success' ? 2 : 0)
})

test('a proof that came after the one looked at is looked at first', async () => {
  const [person, admin] = await Promise.all([makeUser(), makeUser('admin')])
  const { id, payment_id, proof_id } = await placeWithProof(person)
  const params = { id: payment_id }
  await call(
    rejectPayment,
    { params, body: { proof_id, reject_code: 'unreadable', reject_reason: '' } },
    admin,
  )
  await call(sendProof, { params: { id } }, { token: person.token, picture: await makePicture() })
  const { code_message } = await call(approvePayment, { params, body: { proof_id } }, admin)
  assert.deepEqual([code_message, (await paymentOf(id)).status], ['newer_proof', 'awaiting_approval'])
})

test('nobody decides on an order of their own; customers and couriers see no desk', async () => {
  const admin = await makeUser('admin')
  const { payment_id, proof_id } = await placeWithProof(admin)
  const params = { id: payment_id }
  const own = await call(
    approvePayment,
    { params, body: { proof_id } },
    { token: admin.token, area: 'staff' },
  )
  assert.deepEqual([own.code, own.code_message], [409, 'own_order'])
  for (const role of ['customer', 'courier', 'agent'] as const) {
    const { code } = await call(
      listPaymentsToJudge,
      { query: { waiting_for: 'decision' } },
      await makeUser(role),
    )
    assert.equal(code, 403)
  }
})

test('a rejection needs a reason, and own words where the reason is another one', async () => {
  const [person, admin] = await Promise.all([makeUser(), makeUser('admin')])
  const { payment_id, proof_id } = await placeWithProof(person)
  const body = { proof_id, reject_code: 'other' as const, reject_reason: '  ' }
  const { errors } = await call(rejectPayment, { params: { id: payment_id }, body }, admin)
  assert.deepEqual(errors, [{ path: 'reject_reason', message: 'error.reject_reason_required' }])
})

test('the desk shows the oldest proof first and flags a picture that was sent before', async () => {
  const [one, two, admin] = await Promise.all([makeUser(), makeUser(), makeUser('admin')])
  await sql`update payments set status = 'success' where status = 'awaiting_approval'`.execute(db)
  const picture = await makePicture()
  const first = await place(one)
  const second = await place(two)
  await call(sendProof, { params: { id: second } }, { token: two.token, picture })
  await call(sendProof, { params: { id: first } }, { token: one.token, picture })
  const { data } = await call(listPaymentsToJudge, { query: { waiting_for: 'decision' } }, admin)
  assert.equal(data.waiting, 2)
  assert.deepEqual(
    data.payment_data.map(({ order_id }) => order_id),
    [second, first],
  )
  const [shown, other] = data.payment_data
  assert.deepEqual(
    shown?.duplicates.map(({ tracking_number }) => tracking_number),
    [other?.tracking_number],
  )
  assert.equal(shown?.customer_email, two.email)
  const query = { waiting_for: 'decision', limit: '1' } as const
  const { next_cursor } = (await call(listPaymentsToJudge, { query }, admin)).data
  const page = await call(listPaymentsToJudge, { query: { ...query, cursor: next_cursor ?? '' } }, admin)
  assert.deepEqual(
    page.data.payment_data.map(({ order_id }) => order_id),
    [first],
  )
  const { headers } = await call(showProof, { params: { id: shown?.id ?? '' } }, admin)
  assert.equal(headers['content-type'], 'image/jpeg')
})

test('cash is confirmed once by counter or office, without a picture', async () => {
  const [person, agent, admin] = await Promise.all([makeUser(), makeUser('agent'), makeUser('admin')])
  await bindToCounter(db, agent.id)
  const id = await place(person, 'cash')
  const { id: payment_id } = await paymentOf(id)
  const answers = await Promise.all(
    [agent, admin].map((who) => call(confirmCash, { params: { id: payment_id } }, who)),
  )
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
  assert.equal((await vouchersOf(id)).length, 2)
  const transfer = await place(person)
  const { code_message } = await call(confirmCash, { params: { id: (await paymentOf(transfer)).id } }, admin)
  assert.equal(code_message, 'payment_not_awaiting_cash')
})

test('an agent confirms cash at their own counter only, and none before the office has named it', async () => {
  const [person, agent, admin] = await Promise.all([makeUser(), makeUser('agent'), makeUser('admin')])
  const { id } = await paymentOf(await place(person, 'cash'))
  const confirm = async () => (await call(confirmCash, { params: { id } }, agent)).code_message
  await db.updateTable('payment_accounts').set({ location_id: null }).execute()
  assert.equal(await confirm(), 'other_counter')
  await bindToCounter(db, agent.id)
  const { data } = await call(listAccounts, {}, admin)
  const account = data.account_data.find(({ location_id }) => location_id !== '')
  assert.ok(account)
  const own = account.location_id
  const { data: counters } = await call(listLocations)
  const other = counters.location_data.find((counter) => counter.id !== own)?.id ?? ''
  await call(changeCounterOfAgent, { params: agent, body: { location_id: other } }, admin)
  assert.equal(await confirm(), 'other_counter')
  assert.equal((await vouchersOf(id)).length, 0)
  await call(changeCounterOfAgent, { params: agent, body: { location_id: own } }, admin)
  assert.equal(await confirm(), 'success')
})

test('the database itself refuses illegal steps, unbalanced postings and changed history', async () => {
  const person = await makeUser()
  const id = await place(person)
  const refusals: [string, ReturnType<typeof sql>][] = [
    [
      'a transfer paid without approval',
      sql`update payments set status = 'success' where order_id = ${id}::uuid`,
    ],
    ['another amount', sql`update payments set base_sen = 1 where order_id = ${id}::uuid`],
    [
      'one-sided money',
      sql`insert into ledger (posting_id, account, amount_sen) values (uuidv7(), 'paid_out', 5)`,
    ],
    ['a changed event', sql`update events set name = 'nothing_happened' where order_id = ${id}::uuid`],
    ['a deleted ledger', sql`delete from ledger`],
  ]
  for (const [what, statement] of refusals) await assert.rejects(() => statement.execute(db), Error, what)
  const { rows } = await sql<{
    sum: number
  }>`select coalesce(sum(amount_sen), 0)::int as sum from ledger`.execute(db)
  assert.deepEqual(rows, [{ sum: 0 }])
})

test('a paid order has a receipt, its vouchers a sticker each, for their owner alone', async () => {
  const [person, admin, stranger] = await Promise.all([makeUser(), makeUser('admin'), makeUser()])
  const { id, payment_id, proof_id } = await placeWithProof(person)
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  const receipt = await call(printReceipt, { params: { id } }, person)
  assert.deepEqual(
    [receipt.headers['content-type'], receipt.file.subarray(0, 5).toString()],
    ['application/pdf', '%PDF-'],
  )
  const { data } = await call(listVouchers, {}, person)
  const params = { id: data.voucher_data[0]?.id ?? '' }
  assert.equal((await call(printSticker, { params }, person)).headers['content-type'], 'application/pdf')
  assert.equal((await call(printSticker, { params }, stranger)).code, 404)
  assert.equal((await call(printReceipt, { params: { id } }, stranger)).code, 404)
  assert.deepEqual((await call(listVouchers, {}, stranger)).data.voucher_data, [])
})
