import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCash } from '#contract/money/payments.ts'
import { waiveFee } from '#contract/orders/fees.ts'
import { previewReturn, returnToSender } from '#contract/orders/returns.ts'
import { readTransaction, listTransactions } from '#contract/orders/transactions.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeWeighings } from '../differences/test-weighings.ts'
import { makeOrders } from '../purchases/test-orders.ts'
import type { Person } from '../shipments/test-shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeReturns } from './test-returns.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { paid, scanned, admin, courier, paymentOf } = await makeWeighings(server)
const { place } = await makeOrders(server)
const sentBack = makeReturns(server)

const preview = async (number: string, who: Person = admin) =>
  (await call(previewReturn, { params: { number } }, { token: who.token, area: 'staff' })).data

async function atTheDoor(person: Person) {
  const parcel = await paid(person)
  for (const code of [...wayAcross, 'out_for_delivery', 'refused'] as const)
    assert.equal((await scanned(admin, parcel.number, code)).code_message, 'success', code)
  return parcel
}

function refundsOf(order_id: string) {
  return db.selectFrom('refunds').select(['kind', 'amount_sen']).where('order_id', '=', order_id).execute()
}

async function freightOf(order_id: string) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['code', 'amount_sen'])
    .where('order_id', '=', order_id)
    .execute()
  return lines
    .filter(({ code }) => code.startsWith('freight') || code === 'zone_add')
    .reduce((sum, { amount_sen }) => sum + amount_sen, 0)
}

async function feeOf(id: string, person: Person) {
  const { fees } = (await call(readTransaction, { params: { id } }, person)).data.transaction
  const [fee] = fees
  assert.ok(fee)
  return fee
}

test('a refused parcel comes back for the freight of the way, and is given to its sender once that is paid', async () => {
  const person = await makeUser()
  const { id, number } = await atTheDoor(person)
  const freight = await freightOf(id)
  assert.deepEqual(await preview(number), { obstacle: null, refund: 0, fee: freight / 100, storage: 0 })
  const body = { reason: 'refused' as const, words: '', refund: 0, fee: 1 }
  assert.equal(
    (await call(returnToSender, { params: { number }, body }, { token: admin.token })).code_message,
    'refund_changed',
  )
  const answers = await Promise.all([sentBack(admin, number), sentBack(admin, number)])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
  const fee = await feeOf(id, person)
  assert.deepEqual([fee.kind, fee.status, fee.is_waived], ['return', 'awaiting_payment', false])
  const list = await call(listTransactions, { query: { type: 'shipment' } }, person)
  assert.equal(list.data.transaction_data[0]?.type, 'fee')
  assert.equal((await scanned(admin, number, 'returned')).code_message, 'return_fee_unpaid')
  const cancel = await call(cancelTransaction, { params: { id: fee.id }, body: {} }, { token: person.token })
  assert.equal(cancel.code_message, 'payable_stays')
  assert.equal((await call(confirmCash, { params: { id: (await paymentOf(fee.id)).id } }, admin)).code, 200)
  assert.equal((await scanned(admin, number, 'returned')).code_message, 'success')
  assert.deepEqual(await refundsOf(id), [])
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('a fee is waived once, with a reason, and not when it is paid', async () => {
  const person = await makeUser()
  const { id, number } = await atTheDoor(person)
  await sentBack(admin, number)
  const fee = await feeOf(id, person)
  const waiver = (words: string, who: Person = admin) =>
    call(
      waiveFee,
      { params: { number: fee.tracking_number }, body: { words } },
      { token: who.token, area: 'staff' },
    )
  assert.deepEqual((await waiver(' ')).errors, [{ path: 'words', message: 'error.reason_required' }])
  assert.equal((await waiver('Our mistake', courier)).code, 403)
  const answers = await Promise.all([waiver('Our mistake'), waiver('Our mistake')])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['fee_settled', 'success'])
  assert.equal((await feeOf(id, person)).is_waived, true)
  assert.equal((await scanned(admin, number, 'returned')).code_message, 'success')
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('a parcel at its origin gives back what was not begun, and owes no way back', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  assert.equal((await preview(number)).obstacle, 'parcel_with_sender')
  await scanned(courier, number, 'picked_up')
  const { refund, fee } = await preview(number)
  const { amount_sen } = await paymentOf(id)
  assert.ok(refund > 0 && refund * 100 <= amount_sen)
  assert.ok(refund * 100 >= (await freightOf(id)))
  assert.equal(fee, 0)
  assert.equal((await sentBack(admin, number, 'customer_asked')).code_message, 'success')
  assert.deepEqual(await refundsOf(id), [{ kind: 'return', amount_sen: refund * 100 }])
  assert.equal((await sentBack(admin, number)).code_message, 'order_over')
  assert.equal((await scanned(admin, number, 'returned')).code_message, 'success')
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('only the office sends back, never its own, never between two places; boxes come back with their money', async () => {
  const person = await makeUser()
  const { number } = await paid(person)
  const body = { reason: 'other' as const, words: '', refund: 0, fee: 0 }
  for (const role of ['customer', 'courier', 'agent'] as const)
    assert.equal((await call(returnToSender, { params: { number }, body }, await makeUser(role))).code, 403)
  assert.deepEqual((await call(returnToSender, { params: { number }, body }, admin)).errors, [
    { path: 'words', message: 'error.reason_required' },
  ])
  for (const code of ['picked_up', 'origin_hub_in', 'consolidated'] as const)
    await scanned(admin, number, code)
  assert.equal((await sentBack(admin, number)).code_message, 'parcel_on_its_way')
  assert.equal((await scanned(admin, number, 'returning')).code_message, 'step_not_legal')
  const own = await paid(admin)
  assert.equal((await preview(own.number)).obstacle, 'own_order')
  const boxes = await place(person, 'cash', 2)
  await call(confirmCash, { params: { id: (await paymentOf(boxes)).id } }, admin)
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', boxes)
    .executeTakeFirstOrThrow()
  await scanned(courier, tracking_number, 'out_for_delivery')
  assert.deepEqual((await sentBack(admin, tracking_number)).data, { refund: 100, fee_number: null })
  const vouchers = await db.selectFrom('vouchers').select('status').where('order_id', '=', boxes).execute()
  assert.deepEqual(vouchers, [{ status: 'void' }, { status: 'void' }])
  assert.deepEqual(await refundsOf(boxes), [{ kind: 'return', amount_sen: 10_000 }])
  assert.deepEqual(await atOneMoment(url, verify), [])
})
