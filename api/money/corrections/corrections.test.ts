import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { cancelByOffice, cancelTransaction } from '#contract/orders/cancellations.ts'
import { confirmBox } from '#contract/courier/scans.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { readTransaction, sendProof } from '#contract/orders/transactions.ts'
import { fileOf, makeBulk, rowOf } from '../../orders/bulk/test-bulk.ts'
import { overdueJob } from '../../orders/ending/due.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makePicture } from '../../orders/purchases/test-orders.ts'
import { makeCorrections } from './test-corrections.ts'
import { eventNamesOf } from '../payments/test-events.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const corrections = await makeCorrections(server)
const { paid, scanned, admin, courier, heavierParcel, newest, agree, paymentOf, codesOf } = corrections
const { approve, numberOf, preview, correct, balances, nothingIsWrong, payCash, approvedBoxes } = corrections
const bulk = await makeBulk(server)
const other = await makeUser('admin')

async function vouchersOf(order_id: string) {
  const rows = await db
    .selectFrom('vouchers')
    .select('status')
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()
  return rows.map(({ status }) => status)
}

test('two correct one approval at once: the books are even, the order waits, its vouchers end; paid again it goes on', async () => {
  const person = await makeUser()
  const { id, number } = await approvedBoxes(person)
  const before = await paymentOf(id)
  assert.deepEqual(await preview(number), {
    obstacle: null,
    way: 'again',
    amount: before.amount_sen / 100,
    changes_amount: false,
    waiting_parcels: 1,
    void_vouchers: 2,
    used_vouchers: 0,
  })
  const answers = await Promise.all([correct(number), correct(number, other), correct(number)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'payment_not_approved',
    'payment_not_approved',
    'success',
  ])
  const after = await paymentOf(id)
  assert.deepEqual(
    [after.status, after.amount_sen, after.reject_code, after.closed_at],
    ['awaiting_payment', before.amount_sen, 'not_received', null],
  )
  assert.ok(after.deadline_at.getTime() > Date.now() + 23 * 3600_000)
  assert.deepEqual([await balances(id), await vouchersOf(id)], [[], ['void', 'void']])
  assert.deepEqual((await eventNamesOf(db, id)).slice(2), [
    'approval_given',
    'payment_approved',
    'voucher_void',
    'voucher_void',
    'approval_corrected',
  ])
  assert.equal((await call(trackParcel, { params: { number } })).data.parcel.macro, 'pending')
  await nothingIsWrong()

  await call(sendProof, { params: { id } }, { token: person.token, picture: await makePicture() })
  const { id: payment_id, proof_id } = await paymentOf(id)
  await approve({ params: { id: payment_id }, body: { proof_id: proof_id ?? '' } }, admin)
  assert.deepEqual(await vouchersOf(id), ['void', 'void', 'issued', 'issued'])
  assert.deepEqual((await codesOf(id)).slice(0), ['payment_withdrawn', 'payment_confirmed', 'label_created'])
  await nothingIsWrong()
})

test('a shipment paid in cash waits again at its step; not paid in time it ends, and its parcel with it', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  assert.equal((await correct(number)).code, 200)
  assert.equal((await scanned(courier, number, 'picked_up')).code, 409)
  assert.equal(
    (await call(readTransaction, { params: { id } }, person)).data.transaction.status,
    'awaiting_payment',
  )
  await nothingIsWrong()
  await db
    .updateTable('payments')
    .set({ deadline_at: sql<Date>`now() - interval '1 minute'` })
    .where('order_id', '=', id)
    .execute()
  await overdueJob({ db }).work()
  assert.deepEqual([(await paymentOf(id)).status, (await codesOf(id)).at(-1)], ['expired', 'cancelled'])
  await nothingIsWrong()
})

test('after hand-over the parcel goes on, and what is missing is a payable; paid, the books hold the sale once', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await scanned(courier, number, 'picked_up')
  const { amount_sen } = await paymentOf(id)
  const { data, code } = await correct(number)
  assert.deepEqual([code, data.way, data.amount], [200, 'payable', amount_sen / 100])
  assert.equal((await correct(number, other)).code_message, 'approval_already_corrected')
  assert.deepEqual(await balances(id), [
    ['payments_missing', amount_sen],
    ['shipping_sales', -amount_sen],
  ])
  assert.equal((await paymentOf(id)).status, 'success')
  assert.equal((await scanned(courier, number, 'origin_hub_in')).code, 200)
  await nothingIsWrong()

  const payable = await db
    .selectFrom('orders')
    .select(['id', 'concerns', 'type'])
    .where('tracking_number', '=', data.payable_number ?? '')
    .executeTakeFirstOrThrow()
  assert.deepEqual([payable.concerns, payable.type], [id, 'difference'])
  const stays = await call(cancelTransaction, { params: { id: payable.id } }, { token: person.token })
  const body = { reason: 'customer_asked', words: '', refund: 0 } as const
  const office = await call(cancelByOffice, { params: { number: data.payable_number ?? '' }, body }, admin)
  assert.deepEqual([stays.code_message, office.code_message], ['payable_stays', 'payable_stays'])
  assert.equal((await payCash(payable.id)).code, 200)
  assert.deepEqual(await balances(payable.id), [
    ['payments_missing', -amount_sen],
    ['received', amount_sen],
  ])
  await nothingIsWrong()

  assert.equal((await correct(data.payable_number ?? '')).data.way, 'again')
  assert.equal((await paymentOf(payable.id)).status, 'awaiting_payment')
  await nothingIsWrong()
})

test('boxes of which one voucher was used: the others end, and only their deposits are not asked for', async () => {
  const person = await makeUser()
  const { id, number } = await approvedBoxes(person, 3)
  const voucher = await db
    .selectFrom('vouchers')
    .select(['id', 'serial'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const shipment = await paid(person, (order) => ({
    ...order,
    package: { ...order.package, box: 'M', length: undefined, width: undefined, height: undefined },
    voucher_id: voucher.id,
  }))
  await scanned(courier, shipment.number, 'picked_up')
  await call(confirmBox, { params: { number: shipment.number }, body: { serial: voucher.serial } }, courier)
  const { data } = await correct(number)
  assert.equal(data.way, 'payable')
  const { base_sen } = await paymentOf(id)
  assert.deepEqual((await vouchersOf(id)).toSorted(), ['confirmed', 'void', 'void'])
  assert.deepEqual(await balances(id), [
    ['box_sales', -6000],
    ['deposits_owed', -3000],
    ['payments_missing', base_sen - 6000],
  ])
  await nothingIsWrong()
})

test('a difference is asked for again while its parcel waits, and by an order of its own once it has gone on', async () => {
  for (const goesOn of [false, true]) {
    const { person, id, number } = await heavierParcel()
    const payable_id = (await agree(person, (await newest(person, id)).id)).data.TransactionID
    await payCash(payable_id)
    if (goesOn) {
      await scanned(courier, number, 'origin_hub_in')
      await scanned(admin, number, 'consolidated')
    }
    const { data } = await correct(await numberOf(payable_id))
    assert.equal(data.way, goesOn ? 'payable' : 'again')
    assert.equal((await newest(person, id)).status, goesOn ? 'paid' : 'agreed')
    await nothingIsWrong()
    if (!goesOn) {
      assert.equal((await codesOf(id)).at(-1), 'sender_asked')
      await payCash(payable_id)
      assert.equal((await newest(person, id)).status, 'paid')
      await nothingIsWrong()
    }
  }
})

test('a batch waits as a whole, its parcels do not answer alone, and it goes on as a whole', async () => {
  const person = await bulk.shop()
  const id = await bulk.place(person, fileOf([rowOf('A-1'), rowOf('A-2')]))
  await payCash(id)
  const parts = await db
    .selectFrom('orders')
    .select(['id', 'tracking_number'])
    .where('paid_with', '=', id)
    .execute()
  assert.equal((await preview(parts[0]?.tracking_number ?? '')).obstacle, 'correct_the_batch')
  assert.equal((await correct(await numberOf(id))).data.way, 'again')
  for (const part of parts) assert.deepEqual(await codesOf(part.id), ['payment_withdrawn'])
  await nothingIsWrong()
  await payCash(id)
  await scanned(courier, parts[0]?.tracking_number ?? '', 'picked_up')
  assert.equal((await correct(await numberOf(id))).data.way, 'payable')
  await nothingIsWrong()
})
