import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { cancelByOffice, previewCancellation } from '#contract/orders/cancellations.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { listRefunds, payRefund } from '#contract/money/refunds.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { fileOf, makeBulk, rowOf } from '../bulk/test-bulk.ts'
import { makeOrders } from '../purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../shipments/test-shipments.ts'
import { heavy, makeWeighings } from '../differences/test-weighings.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, admin, courier, weighed, newest, agree, paymentOf } = await makeWeighings(server)
const { place } = await makeOrders(server)
const bulk = await makeBulk(server)
const other = await makeUser('admin')

const why = { reason: 'not_served', words: '' } as const

async function cancel(number: string, who: Person = admin) {
  const { data } = await call(previewCancellation, { params: { number } }, who)
  return call(
    cancelByOffice,
    { params: { number }, body: { ...why, refund: data?.refund ?? 0 } },
    { token: who.token },
  )
}

async function numberOf(id: string) {
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return tracking_number
}

async function booked() {
  const rows = await db.selectFrom('slot_bookings').select('booked').execute()
  return rows.reduce((sum, row) => sum + row.booked, 0)
}

async function balances(order_id: string) {
  const { rows } = await sql<{ account: string; sum: number }>`
    select split_part(account, ':', 1) as account, sum(amount_sen)::bigint as sum from ledger
    where order_id = ${order_id}::uuid group by 1 having sum(amount_sen) <> 0 order by 1`.execute(db)
  return rows.map(({ account, sum }) => [account, sum])
}

async function refundsOf(order_id: string) {
  const rows = await db
    .selectFrom('refunds')
    .select(['kind', 'amount_sen', 'status'])
    .where('order_id', '=', order_id)
    .execute()
  return rows.map(({ kind, amount_sen, status }) => [kind, amount_sen, status])
}

async function paidBoxes(person: Person, quantity = 2) {
  const id = await place(person, 'cash', quantity)
  await call(confirmCash, { params: { id: (await paymentOf(id)).id } }, admin)
  const vouchers = await db.selectFrom('vouchers').selectAll().where('order_id', '=', id).execute()
  return { id, number: await numberOf(id), vouchers }
}

function statusOf(voucher_id: string | undefined) {
  return db
    .selectFrom('vouchers')
    .select('status')
    .where('id', '=', voucher_id ?? '')
    .executeTakeFirstOrThrow()
}

test('two cancel a paid shipment at once: it ends once, with its money owed, its visits and its voucher free', async () => {
  const person = await makeUser()
  const before = await booked()
  const { vouchers } = await paidBoxes(person, 1)
  const [voucher] = vouchers
  const { id, number } = await paid(person, (order) => ({
    ...order,
    package: { ...order.package, box: 'M', length: undefined, width: undefined, height: undefined },
    voucher_id: voucher?.id ?? '',
  }))
  assert.equal(await booked(), before + 2)
  const { amount_sen } = await paymentOf(id)
  const { data } = await call(previewCancellation, { params: { number } }, admin)
  assert.deepEqual(
    [data.obstacle, data.refund, data.freed_serial],
    [null, amount_sen / 100, voucher?.serial ?? null],
  )
  const answers = await Promise.all([cancel(number), cancel(number, other), cancel(number)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'order_over',
    'order_over',
    'success',
  ])
  assert.deepEqual(await refundsOf(id), [['cancellation', amount_sen, 'due']])
  assert.deepEqual(await balances(id), [
    ['cancellations_owed', -amount_sen],
    ['received', amount_sen],
  ])
  assert.equal(await booked(), before)
  assert.equal((await statusOf(voucher?.id)).status, 'issued')
  const { parcel } = (await call(trackParcel, { params: { number } })).data
  assert.equal(parcel.macro, 'cancelled')
  const shown = (await call(readTransaction, { params: { id } }, person)).data.transaction
  assert.deepEqual(
    [shown.status, shown.cancellation?.reason, shown.cancellation?.refund, shown.cancellation?.is_refunded],
    ['cancelled', 'not_served', amount_sen / 100, false],
  )
  const events = await db
    .selectFrom('events')
    .select('name')
    .where('order_id', '=', id)
    .where('name', '=', 'paid_order_cancelled')
    .execute()
  assert.equal(events.length, 1)
  assert.equal((await cancel(number)).code_message, 'order_over')
  assert.equal((await scanned(courier, number, 'picked_up')).code_message, 'step_not_legal')
})

test('a courier who picks up meanwhile and an office that cancels: one of them', async () => {
  const person = await makeUser()
  for (let round = 0; round < 4; round += 1) {
    const { id, number } = await paid(person)
    const [ended, taken] = await Promise.all([cancel(number), scanned(courier, number, 'picked_up')])
    assert.deepEqual([ended.code, taken.code].toSorted(), [200, 409])
    const { status } = (await call(readTransaction, { params: { id } }, person)).data.transaction
    assert.equal(status, ended.code === 200 ? 'cancelled' : 'success')
    assert.equal((await refundsOf(id)).length, ended.code === 200 ? 1 : 0)
    if (ended.code !== 200) assert.equal((await cancel(number)).code_message, 'parcel_in_hand')
  }
})

test('boxes that never come: their vouchers are void, one that is attached leaves its shipment, the deposits go back', async () => {
  const person = await makeUser()
  const { id, number, vouchers } = await paidBoxes(person)
  const shipment = await paid(person, (order) => ({
    ...order,
    package: { ...order.package, box: 'M', length: undefined, width: undefined, height: undefined },
    voucher_id: vouchers[0]?.id ?? '',
  }))
  const { data } = await call(previewCancellation, { params: { number } }, admin)
  assert.deepEqual([data.refund, data.void_vouchers], [100, 2])
  assert.equal((await cancel(number)).code_message, 'success')
  for (const voucher of vouchers) assert.equal((await statusOf(voucher.id)).status, 'void')
  const { voucher_id } = await db
    .selectFrom('shipments')
    .select('voucher_id')
    .where('order_id', '=', shipment.id)
    .executeTakeFirstOrThrow()
  assert.equal(voucher_id, null)
  assert.deepEqual(await balances(id), [
    ['cancellations_owed', -10_000],
    ['received', 10_000],
  ])
})

test('boxes of which one was used are not cancelled as a whole, whether its deposit went back or not', async () => {
  const person = await makeUser()
  for (const status of ['confirmed', 'refunded'] as const) {
    const { id, number, vouchers } = await paidBoxes(person)
    const used = vouchers[0]?.id ?? ''
    for (const step of ['attached', 'confirmed', ...(status === 'refunded' ? [status] : [])] as const)
      await db.updateTable('vouchers').set({ status: step }).where('id', '=', used).execute()
    assert.equal((await cancel(number)).code_message, 'box_already_used')
    assert.deepEqual(await refundsOf(id), [])
  }
})

test('a shipment of a paid batch ends alone: its part goes back, a door that another one needs stays booked', async () => {
  const person = await bulk.shop()
  const before = await booked()
  const rows = [rowOf('K-1'), rowOf('K-2'), rowOf('K-3', { receiver_address: 'Jl. Lain 2' })]
  const batch = await bulk.place(person, fileOf(rows))
  assert.equal(await booked(), before + 3)
  const parts = await db
    .selectFrom('orders')
    .select(['id', 'tracking_number', 'total_sen'])
    .where('paid_with', '=', batch)
    .orderBy('id')
    .execute()
  const [one, two, three] = parts
  assert.ok(one && two && three)
  assert.equal((await cancel(one.tracking_number)).code_message, 'paid_with_batch')
  await call(confirmCash, { params: { id: (await paymentOf(batch)).id } }, admin)
  assert.equal((await cancel(await numberOf(batch))).code_message, 'cancel_each_parcel')
  const both = await Promise.all([cancel(one.tracking_number), cancel(two.tracking_number, other)])
  assert.deepEqual(
    both.map(({ code }) => code),
    [200, 200],
  )
  assert.equal(await booked(), before + 2)
  await cancel(three.tracking_number)
  assert.equal(await booked(), before)
  for (const part of parts)
    assert.deepEqual(await refundsOf(part.id), [['cancellation', part.total_sen, 'due']])
  const { rows: sums } = await sql<{ sum: number }>`
    select sum(l.amount_sen)::bigint as sum from ledger l join orders o on o.id = l.order_id
    where (o.id = ${batch}::uuid or o.paid_with = ${batch}::uuid) and l.account = 'shipping_sales'`.execute(
    db,
  )
  assert.deepEqual(sums, [{ sum: 0 }])
})

test('a difference that is not paid: the parcel is in our hands and stays, the difference itself can be ended', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await scanned(courier, number, 'picked_up')
  await weighed(courier, number, heavy)
  const payable = (await agree(person, (await newest(person, id)).id)).data.TransactionID
  assert.equal((await cancel(number)).code_message, 'parcel_in_hand')
  assert.equal((await cancel(await numberOf(payable))).code_message, 'success')
  assert.equal((await newest(person, id)).status, 'waiting')
  assert.equal((await paymentOf(payable)).status, 'cancelled')
  assert.deepEqual(await refundsOf(id), [])
})

test('an unpaid order is ended without money; a proof that waits is decided first', async () => {
  const person = await makeUser()
  const id = await place(person)
  const { data } = await call(previewCancellation, { params: { number: await numberOf(id) } }, admin)
  assert.deepEqual([data.was_paid, data.refund], [false, 0])
  assert.equal((await cancel(await numberOf(id))).code_message, 'success')
  assert.equal((await paymentOf(id)).status, 'cancelled')
  assert.deepEqual([await refundsOf(id), await balances(id)], [[], []])
})

test('what is owed is paid like every refund, and the customer sees that it went', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const { amount_sen } = await paymentOf(id)
  await cancel(number)
  const account = { country_id: 'MY', bank_name: 'Maybank', account_number: '514012345678' } as const
  await server.proveFresh(person.token)
  await call(changeRefundAccount, { body: { ...account, account_name: 'Nur Contoh' } }, person)
  const list = (await call(listRefunds, { query: { status: 'due', limit: '100' } }, admin)).data.refund_data
  const due = list.find(({ order_id }) => order_id === id)
  assert.deepEqual([due?.kind, due?.amount], ['cancellation', amount_sen / 100])
  const body = { bank_reference: 'TRX 9', account_changed_at: due?.account_changed_at ?? '' }
  assert.equal((await call(payRefund, { params: { id: due?.id ?? '' }, body }, admin)).code, 200)
  assert.deepEqual(await balances(id), [
    ['paid_out', -amount_sen],
    ['received', amount_sen],
  ])
  const { cancellation } = (await call(readTransaction, { params: { id } }, person)).data.transaction
  assert.equal(cancellation?.is_refunded, true)
})

test('only the office cancels, never an order of its own, never with another amount than it saw, never as a step', async () => {
  const person = await makeUser()
  const { number } = await paid(person)
  const input = { params: { number }, body: { ...why, refund: 1 } }
  const wrong = await call(cancelByOffice, input, admin)
  assert.equal(wrong.code_message, 'refund_changed')
  for (const role of ['customer', 'courier', 'agent'] as const)
    assert.equal((await call(cancelByOffice, input, await makeUser(role))).code, 403)
  assert.equal((await scanned(courier, number, 'cancelled')).code_message, 'step_not_legal')
  const { errors } = await call(
    cancelByOffice,
    { params: { number }, body: { reason: 'other', words: ' ', refund: 1 } },
    admin,
  )
  assert.deepEqual(errors, [{ path: 'words', message: 'error.reason_required' }])
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute()
  const own = await call(cancelByOffice, input, { token: person.token, area: 'staff' })
  assert.equal(own.code_message, 'own_order')
})

test('the database refuses what is more than was paid, also when two refunds of one order meet', async () => {
  const person = await makeUser()
  const { id } = await paid(person)
  const { amount_sen } = await paymentOf(id)
  const most = sql<string>`insert into refunds (kind, subject_id, order_id, user_id, amount_sen)
    values ('credit', uuidv7(), ${id}::uuid, ${person.id}::uuid, ${amount_sen}) returning id`
  const both = await Promise.allSettled([most.execute(db), most.execute(db)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const { vouchers } = await paidBoxes(person, 1)
  const beyond = sql`insert into refunds (kind, voucher_id, subject_id, order_id, user_id, amount_sen)
    select 'voucher', id, id, order_id, user_id, value_sen + 1 from vouchers where id = ${vouchers[0]?.id ?? ''}::uuid`
  await assert.rejects(() => beyond.execute(db), /more than/)
})
