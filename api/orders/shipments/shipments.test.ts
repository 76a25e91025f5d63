import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changedPrice } from '#contract/prices/quotes.ts'
import { changePassportDuty, listPassportDuties } from '#contract/office/office.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { orderShipment, readAllowance, showPassport, type ShipmentOrder } from '#contract/orders/shipments.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { printPaper, readTransaction } from '#contract/orders/transactions.ts'
import { listVouchers } from '#contract/money/vouchers.ts'
import { forgetPassportsJob } from '../../people/accounts/forget-passports.ts'
import { makeOrders } from '../purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openIdNumber } from './id-numbers.ts'
import { makeShipments, type Person } from './test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { orderOf, place } = await makeShipments(server)
const boxes = await makeOrders(server)
const admin = await makeUser('admin')

const inBox = (order: ShipmentOrder): ShipmentOrder => ({
  ...order,
  package: { ...order.package, box: 'M', length: undefined, width: undefined, height: undefined },
})

async function voucherFor(person: Person) {
  const id = await boxes.place(person, 'cash', 1)
  await call(confirmCash, { params: { id: (await boxes.paymentOf(id)).id } }, admin)
  const { data } = await call(listVouchers, {}, person)
  return data.voucher_data[0]?.id ?? ''
}

test('a shipment keeps parties, items, price lines, weight and cover, in at most three round trips', async () => {
  const person = await makeUser()
  const body = await orderOf(person, (order) => ({
    ...order,
    sender: { ...order.sender, service_package: 'priority' },
    package: { ...order.package, add_ons: [{ name: 'insurance', quantity: 1, option: 'declared_value' }] },
  }))
  const options = { token: person.token, key: 'one-shipment-one-key' }
  await server.settle()
  await call(orderShipment, { body: await orderOf(person) }, { token: person.token })
  let answer: Awaited<ReturnType<typeof order>> | undefined
  const order = () => call(orderShipment, { body }, options)
  const trips = await server.countRoundTrips(async () => (answer = await order()))
  assert.equal(answer?.code, 200)
  assert.ok(trips <= 3, `${trips} round trips`)
  const id = answer?.data.TransactionID ?? ''
  const { data } = await call(readTransaction, { params: { id } }, person)
  const { transaction } = data
  assert.deepEqual(
    transaction.lines.map(({ code, amount }) => [code, amount]),
    [
      ['freight_per_kg', 120],
      ['document_fee', 6],
      ['pickup', 10],
      ['priority', 8],
      ['insurance', 10],
    ],
  )
  assert.deepEqual([transaction.total, transaction.type], [154, 'shipment'])
  const { shipment } = transaction
  assert.deepEqual(
    [shipment?.mode, shipment?.chargeable_kg, shipment?.sender.id_number],
    ['air', 6, '••••5678'],
  )
  assert.deepEqual(shipment?.items, [
    { name: 'Baju', quantity: 2, unit_value: 50, hs_code: null, net_weight_kg: 3.2, origin_country: 'MY' },
  ])
  assert.equal(shipment?.cover.cover, 100)
  const party = await db
    .selectFrom('shipment_parties')
    .select(['sealed_id_number'])
    .where('order_id', '=', id)
    .where('party', '=', 'sender')
    .executeTakeFirstOrThrow()
  const sealed = party.sealed_id_number ?? Buffer.alloc(0)
  assert.equal(sealed.includes(Buffer.from('A12345678')), false)
  assert.equal(openIdNumber(server.app.keys, id, sealed), 'A12345678')
})

test('another price is answered with the price of now; weights at the edge of a box count exactly', async () => {
  const person = await makeUser()
  const order = await orderOf(person)
  const cheap = await call(orderShipment, { body: { ...order, total: 1 } }, person)
  assert.deepEqual([cheap.code, cheap.code_message, cheap.details['total']], [409, 'price_changed', 136])
  const { lines } = changedPrice.parse(cheap.details)
  assert.equal(
    lines.reduce((sum, { amount }) => sum + amount, 0),
    13_600,
  )
  const full = await orderOf(person, (one) => ({
    ...inBox(one),
    package: { ...inBox(one).package, weight: 15 },
  }))
  assert.equal((await call(orderShipment, { body: full }, person)).code, 200)
  const over = { ...full, package: { ...full.package, weight: 15.01 } }
  assert.equal(
    (await call(orderShipment, { body: over }, person)).errors[0]?.message,
    'error.weight_over_box',
  )
})

test('one voucher goes with one shipment, and comes free when that is cancelled', async () => {
  const person = await makeUser()
  const voucher_id = await voucherFor(person)
  const body = { ...(await orderOf(person, inBox)), voucher_id }
  const answers = await Promise.all([1, 2, 3].map(() => call(orderShipment, { body }, person)))
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 400, 400])
  const status = async () => (await call(listVouchers, {}, person)).data.voucher_data[0]?.status
  assert.equal(await status(), 'attached')
  const stranger = await makeUser()
  const foreign = await call(
    orderShipment,
    { body: { ...(await orderOf(stranger, inBox)), voucher_id } },
    stranger,
  )
  assert.deepEqual(foreign.errors, [{ path: 'voucher_id', message: 'error.voucher_not_available' }])
  const id = answers.find(({ code }) => code === 200)?.data.TransactionID ?? ''
  await call(cancelTransaction, { params: { id } }, person)
  assert.equal(await status(), 'issued')
})

test('a full slot refuses, and nobody else’s passport helps', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  await db.updateTable('time_slots').set({ capacity: 1 }).where('id', '=', '15-18').execute()
  const late = (order: ShipmentOrder) => ({ ...order, sender: { ...order.sender, time_slot_id: '15-18' } })
  const bodies = await Promise.all([orderOf(person, late), orderOf(stranger, late)])
  const answers = await Promise.all([
    call(orderShipment, { body: bodies[0] }, person),
    call(orderShipment, { body: bodies[1] }, stranger),
  ])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['slot_full', 'success'])
  const theirs = bodies[0].sender.passport_image_id
  const borrowed = {
    ...bodies[1],
    sender: { ...bodies[1].sender, passport_image_id: theirs, time_slot_id: '09-12' },
  }
  const { errors } = await call(orderShipment, { body: borrowed }, stranger)
  assert.deepEqual(errors, [{ path: 'sender.passport_image_id', message: 'error.passport_used' }])
  assert.equal((await call(showPassport, { params: { id: theirs } }, stranger)).code, 404)
  assert.equal(
    (await call(showPassport, { params: { id: theirs } }, person)).headers['content-type'],
    'image/jpeg',
  )
  assert.equal((await call(showPassport, { params: { id: theirs } }, { ...admin, area: 'user' })).code, 404)
  const views = await db
    .selectFrom('events')
    .select('actor_id')
    .where('name', '=', 'passport_viewed')
    .where('subject_id', '=', theirs)
    .execute()
  assert.deepEqual(
    views.map(({ actor_id }) => actor_id),
    [person.id],
  )
})

test('where the office lifted the duty, no picture is asked for', async () => {
  const person = await makeUser()
  const duty = { lane: 'MY-ID', party: 'receiver' } as const
  await call(changePassportDuty, { body: { ...duty, is_required: false } }, admin)
  const { duty_data } = (await call(listPassportDuties, {}, admin)).data
  assert.ok(
    duty_data.some(
      ({ lane, party, is_required }) => lane === duty.lane && party === duty.party && !is_required,
    ),
  )
  const body = await orderOf(person)
  const without = { ...body, receiver: { ...body.receiver, passport_image_id: '' } }
  assert.equal((await call(orderShipment, { body: without }, person)).code, 200)
  await call(changePassportDuty, { body: { ...duty, is_required: true } }, admin)
  const { code } = await call(
    changePassportDuty,
    { body: { ...duty, is_required: false } },
    { ...person, area: 'staff' },
  )
  assert.equal(code, 403)
})

test('a passport picture goes 90 days after its parcel is closed, not a day before', async () => {
  const person = await makeUser()
  const body = await orderOf(person)
  const file_id = body.sender.passport_image_id
  const { data } = await call(orderShipment, { body }, person)
  const forget = forgetPassportsJob({ db, jobs: () => server.app.jobs })
  const isThere = async () => (await call(showPassport, { params: { id: file_id } }, person)).status === 200
  await sql`update files set created_at = now() - interval '200 days' where id = ${file_id}::uuid`.execute(db)
  await forget.work()
  assert.equal(await isThere(), true)
  await call(cancelTransaction, { params: { id: data.TransactionID } }, person)
  await sql`update shipments set closed_at = now() - interval '89 days' where order_id = ${data.TransactionID}::uuid`.execute(
    db,
  )
  await forget.work()
  assert.equal(await isThere(), true)
  await sql`update shipments set closed_at = now() - interval '91 days' where order_id = ${data.TransactionID}::uuid`.execute(
    db,
  )
  await forget.work()
  assert.equal(await isThere(), false)
})

test('a paid shipment has its papers, and only those that belong to it', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  const id = await place(person)
  const print = (kind: 'label' | 'cn22' | 'cn23' | 'invoice', who: Person) =>
    call(printPaper, { params: { id, kind } }, who)
  assert.equal((await print('label', person)).code, 404)
  await call(confirmCash, { params: { id: (await boxes.paymentOf(id)).id } }, admin)
  for (const kind of ['label', 'cn22', 'invoice'] as const)
    assert.equal((await print(kind, person)).headers['content-type'], 'application/pdf', kind)
  assert.equal((await print('cn23', person)).code, 404)
  assert.equal((await print('label', stranger)).code, 404)
})

test('the parcels of a migrant worker this year are counted, and nobody else’s', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  const asWorker = (order: ShipmentOrder): ShipmentOrder => ({
    ...order,
    package: { ...order.package, pmi_registration: 'bp2mi' },
  })
  await place(person, asWorker)
  await place(person)
  const { data } = await call(readAllowance, {}, person)
  assert.deepEqual(
    data.used.map(({ value }) => value),
    [100],
  )
  assert.deepEqual((await call(readAllowance, {}, stranger)).data.used, [])
})
