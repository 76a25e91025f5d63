import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchLateTransfer, previewLateTransfer } from '#contract/money/late-transfers.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { cancelTransaction, previewOwnCancellation } from '#contract/orders/cancellations.ts'
import {
  changeOrder,
  priceOrderChange,
  readOrderChange,
  replacePayment,
  type OrderChange,
} from '#contract/orders/order-changes.ts'
import { readCarried } from '#contract/courier/scans.ts'
import { orderShipment } from '#contract/orders/shipments.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import type { Person } from '../shipments/test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { accounts, admin, orderOf, paid, place, scanned } = await makeParcels(server)
const courier = await makeUser('courier')

const nothingIsWrong = async () => assert.deepEqual(await atOneMoment(url, verify), [])

async function currentOf(id: string, person: Person) {
  return (await call(readOrderChange, { params: { id } }, person)).data
}

type Edit = (order: OrderChange) => OrderChange

async function priced(id: string, person: Person, edit: Edit) {
  const body = edit((await currentOf(id, person)).current)
  const { data } = await call(priceOrderChange, { params: { id }, body }, person)
  return { body, ...data }
}

async function changed(id: string, person: Person, edit: Edit) {
  const { body, more, back } = await priced(id, person, edit)
  const input = { params: { id }, body: { ...body, more, back } }
  return { answer: await call(changeOrder, input, { token: person.token }), more, back }
}

async function orderIn(id: string, person: Person) {
  return (await call(readTransaction, { params: { id } }, person)).data.transaction
}

async function paymentIdOf(order_id: string) {
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return id
}

const wrapped: Edit = (order) => ({
  ...order,
  package: { ...order.package, add_ons: [{ name: 'wooden_crate', quantity: 1, option: 'whole_parcel' }] },
})
const bySea: Edit = (order) => ({ ...order, mode: 'sea' })
const toJakarta: Edit = (order) => ({
  ...order,
  receiver: {
    ...order.receiver,
    region_id: '31',
    city_id: '31.71',
    district_id: '31.71.01',
    address: 'Jl. Thamrin 8',
    postal_code: '10110',
  },
})

test('a paid order asks for more by an order of its own, and its parcel stays until that is paid', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const { answer, more, back } = await changed(id, person, wrapped)
  assert.equal(answer.code, 200)
  assert.ok(more > 0)
  assert.equal(back, 0)
  const order = await orderIn(id, person)
  assert.deepEqual(
    order.fees.map(({ kind, amount, status }) => [kind, amount, status]),
    [['change', more, 'awaiting_payment']],
  )
  assert.deepEqual(
    order.changes[0]?.fields.map(({ name, before, after }) => [name, before, after]),
    [['add_ons', '', 'wooden_crate:1:whole_parcel']],
  )
  assert.equal(order.shipment?.label_edition, 2)
  const { parcel } = (await call(readCarried, { params: { number: `${number}-2` } }, courier)).data
  assert.equal(parcel.label_edition, 2)
  await scanned(courier, number, 'picked_up')
  await scanned(admin, number, 'origin_hub_in')
  assert.equal((await scanned(admin, number, 'consolidated')).code_message, 'sender_not_agreed')
  const payment = await paymentIdOf(answer.data.payable_id ?? '')
  assert.equal((await call(confirmCash, { params: { id: payment } }, admin)).code, 200)
  assert.notEqual((await scanned(admin, number, 'consolidated')).code_message, 'sender_not_agreed')
  await nothingIsWrong()
})

test('what costs less comes back at once, and what was asked for and not paid is asked for no longer', async () => {
  const person = await makeUser()
  const { id } = await paid(person)
  const dearer = await changed(id, person, wrapped)
  const undone = await changed(id, person, (order) => ({
    ...order,
    package: { ...order.package, add_ons: [] },
  }))
  assert.deepEqual([undone.more, undone.back, undone.answer.code], [0, 0, 200])
  assert.deepEqual(
    (await orderIn(id, person)).fees.map(({ is_waived }) => is_waived),
    [true],
  )
  assert.ok(dearer.more > 0)
  const cheaper = await changed(id, person, bySea)
  assert.ok(cheaper.back > 0)
  const refunds = await db
    .selectFrom('refunds')
    .select(['kind', 'amount_sen'])
    .where('order_id', '=', id)
    .execute()
  assert.deepEqual(refunds, [{ kind: 'change', amount_sen: Math.round(cheaper.back * 100) }])
  assert.equal((await orderIn(id, person)).shipment?.mode, 'sea')
  await nothingIsWrong()
})

test('a paid change that is taken back gives back all that was paid for it', async () => {
  const person = await makeUser()
  const { id } = await paid(person)
  const before = await currentOf(id, person)
  const dearer = await changed(id, person, wrapped)
  await call(confirmCash, { params: { id: await paymentIdOf(dearer.answer.data.payable_id ?? '') } }, admin)
  const undone = await changed(id, person, (order) => ({ ...order, package: before.current.package }))
  assert.equal(undone.answer.code, 200)
  assert.equal(undone.back, dearer.more)
  const cheaper = await changed(id, person, bySea)
  assert.ok(cheaper.back > 0)
  const { data } = await call(previewOwnCancellation, { params: { id } }, person)
  const refunds = await db.selectFrom('refunds').select('amount_sen').where('order_id', '=', id).execute()
  const paidIn = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.amount_sen')
    .where((is) => is.or([is('o.id', '=', id), is('o.concerns', '=', id)]))
    .where('p.status', '=', 'success')
    .execute()
  const sum = (rows: readonly { amount_sen: number }[]) => rows.reduce((all, row) => all + row.amount_sen, 0)
  assert.equal(sum(refunds) + Math.round(data.refund * 100), sum(paidIn))
  await nothingIsWrong()
})

test('a paid change comes back with its order, and an unpaid one ends with it', async () => {
  const person = await makeUser()
  const { id } = await paid(person)
  const { answer } = await changed(id, person, wrapped)
  await call(confirmCash, { params: { id: await paymentIdOf(answer.data.payable_id ?? '') } }, admin)
  await changed(id, person, (order) => ({
    ...order,
    sender: { ...order.sender, service_package: 'priority' },
  }))
  const { data } = await call(previewOwnCancellation, { params: { id } }, person)
  const paidFor = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.amount_sen')
    .where((is) => is.or([is('o.id', '=', id), is('o.concerns', '=', id)]))
    .where('p.status', '=', 'success')
    .execute()
  assert.equal(
    Math.round(data.refund * 100),
    paidFor.reduce((sum, { amount_sen }) => sum + amount_sen, 0),
  )
  const body = { refund: data.refund }
  assert.equal((await call(cancelTransaction, { params: { id }, body }, { token: person.token })).code, 200)
  await nothingIsWrong()
})

test('another city has its own price and slot; one that does not fit is refused beside its field', async () => {
  const person = await makeUser()
  const { id } = await paid(person)
  const { answer } = await changed(id, person, toJakarta)
  assert.equal(answer.code, 200)
  const order = await orderIn(id, person)
  assert.deepEqual(
    [order.shipment?.receiver.region_id, order.shipment?.receiver.address],
    ['31', 'Jl. Thamrin 8'],
  )
  const misfit = await changed(id, person, (now) => ({
    ...now,
    receiver: { ...now.receiver, district_id: '32.73.01' },
  }))
  assert.deepEqual(misfit.answer.errors, [
    { path: 'receiver.district_id', message: 'error.place_does_not_fit' },
  ])
  const abroad = await priceOf(id, person, (now) => ({
    ...now,
    receiver: { ...now.receiver, region_id: 'MY-10', city_id: 'MY-10-001', district_id: 'MY-10-D01' },
  }))
  assert.equal(abroad.errors?.[0]?.path, 'receiver.region_id')
  await nothingIsWrong()
})

async function priceOf(id: string, person: Person, edit: Edit) {
  const body = edit((await currentOf(id, person)).current)
  return call(priceOrderChange, { params: { id }, body }, person)
}

test('an unpaid order asks for its new price; a transfer of the old one is owed back', async () => {
  const person = await makeUser()
  const account = accounts.find(({ payment_type_id }) => payment_type_id === 'transfer')
  const body = {
    ...(await orderOf(person)),
    payment_type_id: 'transfer' as const,
    payment_account_id: account?.id ?? '',
  }
  const { data } = await call(orderShipment, { body }, { token: person.token })
  const id = data.TransactionID
  const before = await orderIn(id, person)
  const { answer, more } = await changed(id, person, wrapped)
  assert.deepEqual([answer.code, answer.data.payable_id], [200, null])
  const after = await orderIn(id, person)
  assert.equal(Math.round((after.base_amount - before.base_amount) * 100), Math.round(more * 100))
  assert.equal(after.status, 'awaiting_payment')
  const params = { number: before.tracking_number }
  const seen = await call(previewLateTransfer, { params }, { token: admin.token })
  assert.deepEqual(
    [seen.data.obstacle, seen.data.revival_obstacle, seen.data.amount],
    [null, 'order_not_over', before.amount],
  )
  const came = {
    amount: before.amount,
    bank_reference: 'OLD 1',
    payment_account_id: account?.id ?? '',
    outcome: 'owed' as const,
  }
  assert.equal((await call(matchLateTransfer, { params, body: came }, { token: admin.token })).code, 200)
  const again = await call(
    matchLateTransfer,
    { params, body: { ...came, bank_reference: 'OLD 2' } },
    { token: admin.token },
  )
  assert.equal(again.code_message, 'order_not_over')
  assert.deepEqual(
    (await orderIn(id, person)).late_transfers.map(({ amount, is_paid_back }) => [amount, is_paid_back]),
    [[before.amount, false]],
  )
  await nothingIsWrong()
})

test('an unpaid order is paid in another way, once it was chosen wrongly', async () => {
  const person = await makeUser()
  const id = await place(person)
  const account = accounts.find(({ payment_type_id }) => payment_type_id === 'transfer')
  const body = { payment_type_id: 'transfer' as const, payment_account_id: account?.id ?? '' }
  const pay = () => call(replacePayment, { params: { id }, body }, { token: person.token })
  assert.equal((await pay()).code, 200)
  const order = await orderIn(id, person)
  assert.equal(order.payment_type_id, 'transfer')
  assert.ok(order.unique_amount > 0)
  assert.equal((await pay()).errors?.[0]?.message, 'error.payment_account_same')
  const { id: settled } = await paid(person)
  const late = await call(replacePayment, { params: { id: settled }, body }, { token: person.token })
  assert.equal(late.code_message, 'payment_not_awaiting_payment')
  await nothingIsWrong()
})

test('nobody changes what is handed over, over, unchanged or somebody else’s', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  assert.equal((await priceOf(id, person, (order) => order)).code_message, 'order_unchanged')
  const { current } = await currentOf(id, person)
  const foreign = await call(priceOrderChange, { params: { id }, body: current }, await makeUser())
  assert.equal(foreign.code_message, 'not_found')
  const stale = { params: { id }, body: { ...bySea(current), more: 5, back: 0 } }
  assert.equal((await call(changeOrder, stale, { token: person.token })).code_message, 'refund_changed')
  await scanned(courier, number, 'picked_up')
  assert.equal((await currentOf(id, person)).obstacle, 'parcel_handed_over')
  assert.equal((await priceOf(id, person, bySea)).code_message, 'parcel_handed_over')
  const over = await place(person)
  await call(cancelTransaction, { params: { id: over }, body: {} }, person)
  assert.equal((await priceOf(over, person, bySea)).code_message, 'order_over')
})
