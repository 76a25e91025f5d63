import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { confirmCash } from '#contract/money/payments.ts'
import {
  cancelBoxesByOffice,
  cancelOwnBoxes,
  cancelTransaction,
  previewOwnCancellation,
} from '#contract/orders/cancellations.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { makeWeighings } from '../differences/test-weighings.ts'
import { makeOrders } from '../purchases/test-orders.ts'
import type { Person } from '../shipments/test-shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { paid, scanned, admin, courier, paymentOf } = await makeWeighings(server)
const { place } = await makeOrders(server)

async function paidBoxes(person: Person, quantity = 3) {
  const id = await place(person, 'cash', quantity)
  await call(confirmCash, { params: { id: (await paymentOf(id)).id } }, admin)
  const { tracking_number: number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const serials = (await vouchersOf(id)).map(({ serial }) => serial)
  return { id, number, serials }
}

function vouchersOf(order_id: string) {
  return db
    .selectFrom('vouchers')
    .select(['id', 'serial', 'status'])
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()
}

const cancel = (id: string, serials: string[], person: Person, refund = serials.length * 50) =>
  call(cancelOwnBoxes, { params: { id }, body: { serials, refund } }, { token: person.token })

async function owedFor(order_id: string) {
  const rows = await db
    .selectFrom('refunds')
    .select(['kind', 'amount_sen'])
    .where('order_id', '=', order_id)
    .execute()
  return rows.map(({ kind, amount_sen }) => [kind, amount_sen])
}

async function balances(order_id: string) {
  const { rows } = await sql<{ account: string; sum: number }>`
    select split_part(account, ':', 1) as account, sum(amount_sen)::bigint as sum from ledger
    where order_id = ${order_id}::uuid group by 1 having sum(amount_sen) <> 0 order by 1`.execute(db)
  return rows.map(({ account, sum }) => [account, sum])
}

const inBox = (voucher_id: string) => (order: Parameters<NonNullable<Parameters<typeof paid>[1]>>[0]) => ({
  ...order,
  package: { ...order.package, box: 'M' as const, length: undefined, width: undefined, height: undefined },
  voucher_id,
})

test('two of three boxes are cancelled by their owner, each with a refund of its own; the shipment of one goes on', async () => {
  const person = await makeUser()
  const { id, serials } = await paidBoxes(person)
  const [first = '', second = '', third = ''] = serials
  const [voucher] = await vouchersOf(id)
  const shipment = await paid(person, inBox(voucher?.id ?? ''))
  const { data } = await call(previewOwnCancellation, { params: { id } }, person)
  assert.deepEqual(
    [data.refund, data.box_refund, data.boxes.map(({ is_attached }) => is_attached)],
    [150, 50, [true, false, false]],
  )
  assert.equal((await cancel(id, [first, second], person, 99)).code_message, 'refund_changed')
  assert.deepEqual((await cancel(id, [first, second], person)).data, { refund: 100 })
  assert.deepEqual(
    (await vouchersOf(id)).map(({ status }) => status),
    ['void', 'void', 'issued'],
  )
  const { box_purchase } = (await call(readTransaction, { params: { id } }, person)).data.transaction
  assert.deepEqual([box_purchase?.cancelled, box_purchase?.cancelled_serials], [2, [first, second]])
  assert.deepEqual(await owedFor(id), [
    ['cancellation', 5000],
    ['cancellation', 5000],
  ])
  assert.deepEqual(await balances(id), [
    ['box_sales', -2000],
    ['cancellations_owed', -10_000],
    ['deposits_owed', -3000],
    ['received', 15_000],
  ])
  const { voucher_id } = await db
    .selectFrom('shipments')
    .select('voucher_id')
    .where('order_id', '=', shipment.id)
    .executeTakeFirstOrThrow()
  assert.equal(voucher_id, null)
  const told = await db
    .selectFrom('events')
    .select('order_id')
    .where('name', '=', 'voucher_detached')
    .where('subject_id', '=', voucher?.id ?? '')
    .execute()
  assert.deepEqual(told, [{ order_id: shipment.id }])
  assert.equal((await cancel(id, [third], person)).code_message, 'boxes_changed')
  const rest = await call(
    cancelTransaction,
    { params: { id }, body: { refund: 50 } },
    { token: person.token },
  )
  assert.equal(rest.code_message, 'success')
  assert.equal((await owedFor(id)).length, 3)
  assert.deepEqual(await balances(id), [
    ['cancellations_owed', -15_000],
    ['received', 15_000],
  ])
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('two who cancel one box at once: it ends once', async () => {
  const person = await makeUser()
  const { id, number, serials } = await paidBoxes(person)
  const [serial = ''] = serials
  const byOffice = call(
    cancelBoxesByOffice,
    { params: { number }, body: { reason: 'other', words: 'No boxes left', serials: [serial], refund: 50 } },
    { token: admin.token },
  )
  const answers = await Promise.all([cancel(id, [serial], person), byOffice, cancel(id, [serial], person)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'boxes_changed',
    'boxes_changed',
    'success',
  ])
  assert.deepEqual(await owedFor(id), [['cancellation', 5000]])
})

test('a box whose deposit is owed already, and boxes that have left, are not cancelled; nor by strangers', async () => {
  const person = await makeUser()
  const { id, number, serials } = await paidBoxes(person)
  const [first = '', second = '', third = ''] = serials
  const [voucher] = await vouchersOf(id)
  await db
    .updateTable('vouchers')
    .set({ status: 'attached' })
    .where('id', '=', voucher?.id ?? '')
    .execute()
  await db
    .updateTable('vouchers')
    .set({ status: 'confirmed' })
    .where('id', '=', voucher?.id ?? '')
    .execute()
  const { data } = await call(previewOwnCancellation, { params: { id } }, person)
  assert.deepEqual([data.obstacle, data.boxes.length], ['box_already_used', 2])
  assert.equal((await cancel(id, [first], person)).code_message, 'boxes_changed')
  for (const stranger of [await makeUser(), courier])
    assert.equal((await cancel(id, [second], stranger)).code, 404)
  assert.equal((await cancel(id, [second, third], person)).code_message, 'success')
  const { id: gone, number: away, serials: others } = await paidBoxes(person, 2)
  assert.equal((await scanned(courier, away, 'out_for_delivery')).code_message, 'success')
  assert.equal((await cancel(gone, others.slice(0, 1), person)).code_message, 'parcel_in_hand')
  assert.deepEqual(await owedFor(gone), [])
  const body = { reason: 'not_served' as const, words: '', serials: [second], refund: 50 }
  for (const role of ['customer', 'courier', 'agent'] as const)
    assert.equal(
      (await call(cancelBoxesByOffice, { params: { number }, body }, await makeUser(role))).code,
      403,
    )
})
