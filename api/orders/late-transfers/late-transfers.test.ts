import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { askAgain } from '#contract/money/corrections.ts'
import { matchLateTransfer, previewLateTransfer, type LateOutcome } from '#contract/money/late-transfers.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { listRefunds, withdrawRefund } from '#contract/money/refunds.ts'
import { orderShipment, type ShipmentOrder } from '#contract/orders/shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeWeighings } from '../differences/test-weighings.ts'
import { overdueJob } from '../ending/due.ts'
import { makeOrders } from '../purchases/test-orders.ts'
import { makeReturns } from '../returns/test-returns.ts'
import type { Person } from '../shipments/test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const weighings = await makeWeighings(server)
const { accounts, admin, agree, brought, courier, heavierParcel, newest, orderOf, paid, paymentOf } =
  weighings
const { place: placeBoxes } = await makeOrders(server)
const sentBack = makeReturns(server)
const other = await makeUser('admin')
const accountOf = (type: 'transfer' | 'qris' | 'cash') =>
  accounts.find(({ payment_type_id }) => payment_type_id === type)?.id ?? ''

const nothingIsWrong = async () => assert.deepEqual(await atOneMoment(url, verify), [])
let references = 0
const newReference = () => `REF ${(references += 1)}`

const byTransfer = (order: ShipmentOrder): ShipmentOrder => ({
  ...order,
  payment_type_id: 'transfer',
  payment_account_id: accountOf('transfer'),
})

async function placed(person: Person, change = byTransfer) {
  const body = await orderOf(person, change)
  return (await call(orderShipment, { body }, { token: person.token })).data.TransactionID
}

async function expire(order_id: string) {
  const past = sql<Date>`now() - interval '1 minute'`
  await db.updateTable('payments').set({ deadline_at: past }).where('order_id', '=', order_id).execute()
  await overdueJob({ db }).work()
  const { tracking_number: number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  const { amount_sen } = await paymentOf(order_id)
  return { id: order_id, number, amount: amount_sen / 100 }
}

interface Came {
  amount: number
  outcome?: LateOutcome
  bank_reference?: string
  account?: 'transfer' | 'qris' | 'cash'
}

function match(number: string, came: Came, who: { token: string } = admin) {
  const { amount, outcome = 'revived', bank_reference = newReference(), account = 'transfer' } = came
  const body = { amount, outcome, bank_reference, payment_account_id: accountOf(account) }
  return call(matchLateTransfer, { params: { number }, body }, { token: who.token })
}

const previewOf = async (number: string, who: { token: string } = admin) =>
  (await call(previewLateTransfer, { params: { number } }, { token: who.token })).data

async function bookedPlaces() {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(booked), 0)::int as sum from slot_bookings`.execute(db)
  return rows[0]?.sum
}

async function lapsedOrders() {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from figure_changes where figure = 'lapsed'`.execute(db)
  return rows[0]?.sum ?? 0
}

/** A box's voucher, and a shipment by transfer that uses it. */
async function withVoucher() {
  const person = await makeUser()
  const boxes = await placeBoxes(person, 'cash', 1)
  await call(confirmCash, { params: { id: (await paymentOf(boxes)).id } }, admin)
  const voucher = await db
    .selectFrom('vouchers')
    .selectAll()
    .where('order_id', '=', boxes)
    .executeTakeFirstOrThrow()
  const inBox = (order: ShipmentOrder): ShipmentOrder => ({
    ...byTransfer(order),
    package: { ...order.package, box: 'M', length: undefined, width: undefined, height: undefined },
    voucher_id: voucher.id,
  })
  return { person, voucher, inBox, id: await placed(person, inBox) }
}

test('two match a late transfer at once: the order is paid once, with its places, its voucher and its parcel', async () => {
  const lapsed = await lapsedOrders()
  const { voucher, id } = await withVoucher()
  const booked = await bookedPlaces()
  const { number, amount } = await expire(id)
  assert.notEqual(await bookedPlaces(), booked)
  assert.equal(await lapsedOrders(), lapsed + 1)
  assert.deepEqual(
    (({ obstacle, revival_obstacle }) => [obstacle, revival_obstacle])(await previewOf(number)),
    [null, null],
  )
  const answers = await Promise.all([match(number, { amount }), match(number, { amount }, other)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'success',
    'transfer_already_matched',
  ])
  assert.equal((await paymentOf(id)).status, 'success')
  assert.deepEqual([await bookedPlaces(), await lapsedOrders()], [booked, lapsed])
  const shipment = await db
    .selectFrom('shipments')
    .innerJoin('vouchers', 'vouchers.id', 'shipments.voucher_id')
    .innerJoin('parcels', 'parcels.order_id', 'shipments.order_id')
    .select(['vouchers.id', 'vouchers.status', 'shipments.closed_at', 'parcels.step'])
    .where('shipments.order_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(shipment, { id: voucher.id, status: 'attached', closed_at: null, step: 'label_created' })
  assert.equal((await previewOf(number)).obstacle, 'transfer_already_matched')
  await nothingIsWrong()
})

test('whatever came is owed back once, and when it was another’s, it is withdrawn and matched anew', async () => {
  const person = await makeUser()
  const { id, number, amount } = await expire(await placed(person))
  const came = { amount: amount + 5, outcome: 'owed', bank_reference: 'B 77', account: 'qris' } as const
  assert.equal((await match(number, came)).code, 200)
  await nothingIsWrong()
  const { refund_data } = (await call(listRefunds, { query: { status: 'due', search: number } }, admin)).data
  const [refund] = refund_data
  assert.ok(refund)
  assert.deepEqual([refund.kind, refund.amount, refund.is_cash], ['transfer', amount + 5, false])
  const second = await expire(await placed(person))
  const again = { amount: second.amount, bank_reference: 'b 77', account: 'qris', outcome: 'owed' } as const
  assert.equal((await match(second.number, again)).code_message, 'transfer_already_matched')
  const body = { reject_code: 'wrong_account', reject_reason: '', never_came: true } as const
  assert.equal((await call(withdrawRefund, { params: { id: refund.id }, body }, admin)).code, 200)
  await nothingIsWrong()
  assert.equal((await match(second.number, again)).code, 200)
  assert.equal((await match(number, { amount })).code, 200)
  assert.equal((await paymentOf(id)).status, 'success')
  await nothingIsWrong()
})

test('what is not as it was asked for, or no longer to be had, leaves the order over', async () => {
  const person = await makeUser()
  const open = await placed(person)
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', open)
    .executeTakeFirstOrThrow()
  assert.equal((await match(tracking_number, { amount: 10 })).code_message, 'order_not_over')
  const { number, amount } = await expire(open)
  const said = async (came: Came) => (await match(number, came)).code_message
  assert.equal(await said({ amount: amount - 1 }), 'transfer_amount_differs')
  assert.equal(await said({ amount, account: 'qris' }), 'transfer_other_account')
  assert.equal((await match(number, { amount, account: 'cash' })).errors[0]?.path, 'payment_account_id')
  await sql`update time_slots set is_active = false`.execute(db)
  assert.equal(await said({ amount }), 'slot_full')
  await sql`update time_slots set is_active = true`.execute(db)
  await sql`update shipment_parties set visit_day = current_date where order_id = ${open}::uuid and party = 'sender'`.execute(
    db,
  )
  assert.equal((await previewOf(number)).revival_obstacle, 'visit_over')
  assert.equal(await said({ amount }), 'visit_over')
  assert.equal((await paymentOf(open)).status, 'expired')
  for (const who of [person, await makeUser('agent'), await makeUser('courier')])
    assert.equal((await match(number, { amount }, who)).code, 403)
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute()
  assert.equal((await match(number, { amount }, person)).code_message, 'own_order')
  const inCash = await expire(await placeBoxes(await makeUser(), 'cash', 1))
  assert.equal((await match(inCash.number, { amount: inCash.amount })).code_message, 'not_by_transfer')
  await nothingIsWrong()
})

test('a voucher that is used elsewhere meanwhile stays there', async () => {
  const { person, voucher, inBox, id } = await withVoucher()
  const { number, amount } = await expire(id)
  const later = await placed(person, inBox)
  assert.equal((await match(number, { amount })).code_message, 'voucher_not_free')
  assert.equal((await match(number, { amount, outcome: 'owed' })).code, 200)
  const { order_id } = await db
    .selectFrom('shipments')
    .select('order_id')
    .where('voucher_id', '=', voucher.id)
    .executeTakeFirstOrThrow()
  assert.equal(order_id, later)
  await nothingIsWrong()
})

test('boxes and a difference are paid after all; a fee whose time is over is asked for again', async () => {
  const boxes = await expire(await placeBoxes(await makeUser(), 'transfer', 2))
  assert.equal((await match(boxes.number, { amount: boxes.amount })).code, 200)
  const vouchers = await db.selectFrom('vouchers').select('id').where('order_id', '=', boxes.id).execute()
  assert.equal(vouchers.length, 2)

  const { person, id } = await heavierParcel()
  const weighing = await newest(person, id)
  const { TransactionID } = (await agree(person, weighing.id, 'transfer')).data
  const difference = await expire(TransactionID)
  assert.equal((await match(difference.number, { amount: difference.amount })).code, 200)
  assert.equal((await newest(person, id)).status, 'paid')

  const returned = await paid(await makeUser())
  await brought(courier, returned.number)
  const { fee_number } = (await sentBack(admin, returned.number)).data
  assert.ok(fee_number)
  const fee = await db
    .selectFrom('orders')
    .select('id')
    .where('tracking_number', '=', fee_number)
    .executeTakeFirstOrThrow()
  await expire(fee.id)
  assert.equal((await call(askAgain, { params: { number: fee_number } }, admin)).code, 200)
  await nothingIsWrong()
})
