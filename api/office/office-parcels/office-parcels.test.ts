import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  addStep,
  assignParcel,
  assignParcels,
  correctParcel,
  exportOrders,
  exportParcels,
  listCarriers,
  listParcels,
  readOrder,
} from '#contract/office/office-parcels.ts'
import { printOfficePaper } from '#contract/office/office-papers.ts'
import type { Input } from '#contract/platform/endpoint.ts'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import { parseCsv } from '../../platform/csv.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { brokenEvents } from '../../parcels/parcels/verify-events.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, place, scanned, brought, admin } = await makeParcels(server)
const [courier, other] = await Promise.all([makeUser('courier'), makeUser('courier')])

async function read(number: string) {
  return (await call(readOrder, { params: { number } }, admin)).data
}

function holderOf(order_id: string) {
  return db
    .selectFrom('parcels')
    .select('holder_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
}

function recorded(name: string, order_id: string) {
  return db
    .selectFrom('events')
    .select(['actor_id', 'data'])
    .where('name', '=', name)
    .where('order_id', '=', order_id)
    .execute()
}

const step = (code: EventCode, reason: 'weather' | '' = '') => ({
  scan_id: randomUUIDv7(),
  code,
  device_at: new Date().toISOString(),
  reason,
  received_by: '',
  evidence_id: '' as const,
})

test('parcels in trouble come first, filters narrow, and pages follow each other', async () => {
  const person = await makeUser()
  const parcels = await Promise.all([paid(person), paid(person), paid(person), paid(person)])
  const [calm, troubled, held, old] = parcels
  await scanned(courier, held?.number ?? '', 'picked_up')
  await scanned(other, troubled?.number ?? '', 'picked_up')
  await scanned(other, troubled?.number ?? '', 'delayed')
  await sql`update parcels set changed_at = now() - interval '8 days' where order_id = ${old?.id}::uuid`.execute(
    db,
  )
  const customer = person.id
  const ids = async (query: object) =>
    (await call(listParcels, { query: { customer, ...query } }, admin)).data.parcel_data.map(({ id }) => id)
  const all = [troubled?.id, held?.id, calm?.id, old?.id]
  const listed = await ids({})
  assert.equal(listed[0], troubled?.id)
  assert.equal(listed.at(-1), old?.id)
  assert.deepEqual(listed.toSorted(), all.toSorted())
  assert.deepEqual(await ids({ holder: courier.id }), [held?.id])
  assert.deepEqual((await ids({ holder: 'nobody' })).toSorted(), [calm?.id, old?.id].toSorted())
  assert.deepEqual(await ids({ age: '7' }), [old?.id])
  assert.deepEqual(await ids({ state: 'exception' }), [troubled?.id])
  assert.equal((await ids({ lane: 'MY-ID', mode: 'air' })).length, 4)
  assert.deepEqual(await ids({ mode: 'sea' }), [])
  const first = await call(listParcels, { query: { customer, limit: '3' } }, admin)
  const cursor = first.data.next_cursor ?? ''
  assert.deepEqual([...first.data.parcel_data.map(({ id }) => id), ...(await ids({ cursor }))], listed)
})

test('a parcel in the hands of the office is shown like any other', async () => {
  const { number } = await paid(await makeUser())
  await scanned(admin, number, 'picked_up')
  const { parcel } = await read(number)
  assert.deepEqual([parcel?.holder?.id, parcel?.holder?.role], [admin.id, 'admin'])
})

test('one order shows everything: parties, papers, and each event with its actor and both clocks', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await scanned(courier, number, 'picked_up')
  const { transaction, customer, parcel } = await read(number.toLowerCase())
  assert.deepEqual([transaction.id, customer?.id, parcel?.holder?.id], [id, person.id, courier.id])
  assert.deepEqual(
    [transaction.shipment?.sender.name, transaction.shipment?.sender.id_number],
    ['Siti Contoh', '••••5678'],
  )
  const [last] = parcel?.events ?? []
  assert.deepEqual([last?.code, last?.actor_role, last?.seq], ['picked_up', 'courier', 4])
  assert.ok(last?.device_at && last.at)
  // Who ordered it, not who found it paid.
  assert.equal(parcel?.events.at(-1)?.actor_role, 'customer')
  const paper = await call(printOfficePaper, { params: { number, kind: 'label' } }, admin)
  assert.equal(paper.file.subarray(0, 4).toString(), '%PDF')
  const unpaid = await place(person)
  const open = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', unpaid)
    .executeTakeFirstOrThrow()
  assert.equal((await read(open.tracking_number)).parcel, null)
  const none = await call(readOrder, { params: { number: 'SB0000000000000' } }, admin)
  assert.equal(none.code, 404)
})

test('the office adds a legal step or a note with its reason, and whoever has the parcel keeps it', async () => {
  const { id, number } = await paid(await makeUser())
  await scanned(courier, number, 'picked_up')
  const add = (body: ReturnType<typeof step>, who = admin) => call(addStep, { params: { number }, body }, who)
  assert.deepEqual((await add(step('delayed'))).errors, [
    { path: 'reason', message: 'error.reason_required' },
  ])
  assert.equal((await add(step('delayed', 'weather'))).code, 200)
  assert.equal((await add(step('delivered'))).code, 400)
  assert.equal((await add(step('out_for_delivery'))).code_message, 'step_not_legal')
  assert.equal((await add(step('origin_hub_in'), courier)).code, 403)
  const [note] = (await read(number)).parcel?.events ?? []
  assert.deepEqual([note?.code, note?.reason, note?.actor_role], ['delayed', 'weather', 'admin'])
  assert.equal((await holderOf(id)).holder_id, courier.id)
  assert.deepEqual(await recorded('parcel_step_added', id), [
    { actor_id: admin.id, data: { code: 'delayed', reason: 'weather' } },
  ])
})

test('a parcel is given to a courier once: the second who decides at the same time is told', async () => {
  const { id, number } = await paid(await makeUser())
  const give = (holder_id: string | null, was: string | null) =>
    call(assignParcel, { params: { number }, body: { holder_id, was } }, admin)
  const answers = await Promise.all([give(courier.id, null), give(other.id, null)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['holder_changed', 'success'])
  const { holder_id } = await holderOf(id)
  assert.ok(holder_id)
  assert.equal((await give(null, holder_id)).code, 200)
  assert.equal((await holderOf(id)).holder_id, null)
  assert.equal((await recorded('parcel_assigned', id)).length, 2)
  const customer = await makeUser()
  assert.deepEqual((await give(customer.id, null)).errors, [
    { path: 'holder_id', message: 'error.carrier_unknown' },
  ])
  const { data } = await call(listCarriers, {}, admin)
  assert.ok(data.carrier_data.some(({ id }) => id === courier.id))
})

test('nobody carries, and no admin assigns or corrects, a parcel of their own', async () => {
  const of = await paid(courier)
  const given = { holder_id: courier.id, was: null }
  const refused = await call(assignParcel, { params: { number: of.number }, body: given }, admin)
  assert.equal(refused.code_message, 'own_order')
  const owner = await makeUser('admin')
  const { number } = await paid(owner)
  const { parcel, is_own } = (await call(readOrder, { params: { number } }, owner)).data
  assert.equal(is_own, true)
  const params = { number }
  const last_seq = parcel?.last_seq ?? 0
  const answers = [
    await call(assignParcel, { params, body: { holder_id: other.id, was: null } }, owner),
    await call(addStep, { params, body: step('delayed', 'weather') }, owner),
    await call(correctParcel, { params, body: { step: 'order_created', reason: 'other', last_seq } }, owner),
  ]
  assert.deepEqual(
    answers.map(({ code_message }) => code_message),
    ['own_order', 'own_order', 'own_order'],
  )
})

test('a wrong event is corrected by another one; the parcel goes on from where it was, and the chain holds', async () => {
  const { id, number } = await paid(await makeUser())
  await brought(courier, number)
  await scanned(courier, number, 'out_for_delivery')
  await scanned(courier, number, 'delivered')
  const before = await read(number)
  assert.ok(before.parcel?.back_to.includes('out_for_delivery'))
  const correct = (last_seq: number, to: EventCode = 'out_for_delivery') =>
    call(correctParcel, { params: { number }, body: { step: to, reason: 'wrong_parcel', last_seq } }, admin)
  const seq = before.parcel?.last_seq ?? 0
  assert.equal((await correct(seq, 'customs_hold')).code_message, 'step_not_legal')
  assert.equal((await correct(seq, 'delivered')).code_message, 'step_not_legal')
  const answers = await Promise.all([correct(seq), correct(seq)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['newer_event', 'success'])
  const { parcel } = await read(number)
  assert.deepEqual(
    [parcel?.step, parcel?.macro, parcel?.last_seq],
    ['out_for_delivery', 'out_for_delivery', seq + 1],
  )
  assert.deepEqual([parcel?.events[0]?.code, parcel?.events[0]?.step], ['corrected', 'out_for_delivery'])
  const { closed_at } = await db
    .selectFrom('shipments')
    .select('closed_at')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(closed_at, null)
  assert.deepEqual(await brokenEvents(db), [])
  assert.equal((await scanned(courier, number, 'delivered')).code, 200)
  assert.deepEqual(await recorded('parcel_corrected', id), [
    { actor_id: admin.id, data: { from: 'delivered', to: 'out_for_delivery', reason: 'wrong_parcel' } },
  ])
  await assert.rejects(() =>
    sql`insert into parcel_events (order_id, seq, code, macro, params, hash)
      values (${id}::uuid, 0, 'corrected', 'in_transit', '{"step":"returned"}', '')`.execute(db),
  )
})

test('tables hold what the list holds, defuse formulas, and are on record', async () => {
  const person = await makeUser()
  const { number } = await paid(person)
  const holder = await makeUser('courier')
  await db.updateTable('users').set({ name: '=cmd|Contoh' }).where('id', '=', holder.id).execute()
  await scanned(holder, number, 'picked_up')
  const { file } = await call(exportParcels, { query: { holder: holder.id } }, admin)
  const rows = parseCsv(file.toString().replace('\uFEFF', ''))
  assert.deepEqual(
    rows.map(({ tracking_number, holder }) => [tracking_number, holder]),
    [[number, "'=cmd|Contoh"]],
  )
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const orders = await call(exportOrders, { query: { from: today, to: today } }, admin)
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(parseCsv(orders.file.toString().replace('\uFEFF', '')).length, count)
  assert.equal(/Contoh|\+60|example/.test(orders.file.toString()), false)
  const names = await db.selectFrom('events').select('name').where('name', 'like', '%_exported').execute()
  assert.deepEqual(names.map(({ name }) => name).toSorted(), ['orders_exported', 'parcels_exported'])
  for (const endpoint of [exportParcels, listParcels, listCarriers])
    assert.equal((await call(endpoint, { query: {} }, courier)).code, 403)
})

test('many parcels are given to one courier at once; each that cannot be given says why', async () => {
  const customer = await makeUser()
  const [one, two, held] = [await paid(customer), await paid(customer), await paid(customer)]
  await scanned(other, held.number, 'picked_up')
  const own = await paid(courier)
  const numbers = [one.number, two.number, held.number, own.number]
  const body = { holder_id: courier.id, parcels: numbers.map((number) => ({ number, was: null })) }
  for (const who of [courier, customer]) assert.equal((await call(assignParcels, { body }, who)).code, 403)
  const { data } = await call(assignParcels, { body }, admin)
  assert.equal(data.given, 2)
  assert.deepEqual(
    new Map(data.refused.map(({ tracking_number, why }) => [tracking_number, why])),
    new Map([
      [held.number, 'holder_changed'],
      [own.number, 'own_order'],
    ]),
  )
  const holders = await db
    .selectFrom('parcels')
    .select('holder_id')
    .where('tracking_number', 'in', [one.number, two.number])
    .execute()
  assert.deepEqual(holders, [{ holder_id: courier.id }, { holder_id: courier.id }])
  const carrier = (await call(listCarriers, {}, admin)).data.carrier_data.find(({ id }) => id === courier.id)
  assert.ok(carrier && carrier.parcels >= 2)
})

test('the list is narrowed by the region, day, service and counter of the leg at hand', async () => {
  const { id, number } = await paid(await makeUser())
  const sender = await db
    .selectFrom('shipment_parties')
    .select(['region_id', 'visit_day', 'service_type'])
    .where('order_id', '=', id)
    .where('party', '=', 'sender')
    .executeTakeFirstOrThrow()
  const has = async (query: Input<typeof listParcels>['query']) =>
    (await call(listParcels, { query: { limit: '100', ...query } }, admin)).data.parcel_data.some(
      ({ tracking_number }) => tracking_number === number,
    )
  const { region_id: region, visit_day } = sender
  const day = visit_day ?? ''
  const nowhere = '00000000-0000-7000-8000-000000000000'
  assert.deepEqual(
    await Promise.all([
      has({ region, day, service: 'pickup' }),
      has({ region: '32' }),
      has({ day: '2031-01-01' }),
      has({ service: 'delivery' }),
      has({ counter: nowhere }),
    ]),
    [true, false, false, false, false],
  )
})
