import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listOwnEvents, showOwnEvidence } from '#contract/courier/evidence.ts'
import { readCarried, tickAddOn } from '#contract/courier/scans.ts'
import { assignParcel, listParcels, readOrder } from '#contract/office/office-parcels.ts'
import type { AddOnWork } from '#contract/parcels/add-on-work.ts'
import type { ShipmentOrder } from '#contract/orders/shipments.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, evidence, admin } = await makeParcels(server)
const [courier, stranger, sender] = await Promise.all([makeUser('courier'), makeUser('courier'), makeUser()])

function withWork(order: ShipmentOrder): ShipmentOrder {
  const add_ons = [
    { name: 'insurance' as const, quantity: 1, option: 'declared_value' },
    { name: 'waterproof_wrap' as const, quantity: 1, option: 'whole_parcel' },
    { name: 'inspection_photo' as const, quantity: 1, option: 'before_closing' },
  ]
  return { ...order, package: { ...order.package, add_ons } }
}

/** As the office's list of parcels says it. */
async function leftToDo(number: string) {
  const { parcel_data } = (await call(listParcels, { query: { customer: sender.id } }, admin)).data
  return parcel_data.find(({ tracking_number }) => tracking_number === number)?.to_do
}

function tick(who: Person, number: string, name: AddOnWork, evidence_id = '', is_done = true) {
  return call(tickAddOn, { params: { number, name }, body: { is_done, evidence_id } }, who)
}

async function look(who: Person, number: string) {
  return (await call(readCarried, { params: { number } }, who)).data.parcel
}

test('work is ticked with its time and picture by whoever has the parcel, and holds it at its origin until then', async () => {
  const { id, number } = await paid(sender, withWork)
  assert.equal((await tick(stranger, number, 'waterproof_wrap')).code_message, 'held_by_another')
  await scanned(courier, number, 'picked_up')
  assert.equal((await tick(sender, number, 'waterproof_wrap')).code, 403)
  assert.equal((await tick(stranger, number, 'waterproof_wrap')).code_message, 'held_by_another')
  assert.equal((await tick(courier, number, 'repack')).code, 404)
  const withoutPhoto = await tick(courier, number, 'inspection_photo')
  assert.deepEqual(withoutPhoto.errors, [{ path: 'evidence_id', message: 'error.picture_missing' }])
  const other = await paid(sender)
  const foreign = await evidence(courier, other.number)
  assert.equal((await tick(courier, number, 'inspection_photo', foreign)).code, 400)

  await scanned(courier, number, 'origin_hub_in')
  await call(assignParcel, { params: { number }, body: { holder_id: courier.id, was: null } }, admin)
  assert.equal((await scanned(admin, number, 'consolidated')).code_message, 'work_open')
  await assert.rejects(
    () =>
      sql`insert into parcel_events (order_id, seq, code, macro, actor_id, hash)
        values (${id}::uuid, 0, 'consolidated', 'in_transit', ${admin.id}::uuid, '')`.execute(db),
    /work that was ordered is not done/,
  )
  assert.deepEqual(await leftToDo(number), ['waterproof_wrap', 'inspection_photo'])
  const picture = await evidence(courier, number)
  const [first, twice] = [
    await tick(courier, number, 'inspection_photo', picture),
    await tick(courier, number, 'inspection_photo', picture),
  ]
  assert.deepEqual([first.code, twice.code, first.data.parcel.has_open_work], [200, 200, true])
  await tick(courier, number, 'waterproof_wrap')
  await tick(courier, number, 'waterproof_wrap', '', false)
  assert.equal((await look(courier, number)).has_open_work, true)
  await tick(courier, number, 'waterproof_wrap')

  const shown = (await look(courier, number)).service?.add_ons
  assert.deepEqual(
    shown?.map(({ name, done_at, evidence_id }) => [name, done_at !== null, evidence_id]),
    [
      ['insurance', false, null],
      ['waterproof_wrap', true, null],
      ['inspection_photo', true, picture],
    ],
  )
  assert.deepEqual(await leftToDo(number), [])
  const office = await call(readOrder, { params: { number } }, admin)
  assert.deepEqual(office.data.parcel?.work.service?.add_ons, shown)
  const acts = await db
    .selectFrom('events')
    .select(['name', 'actor_id'])
    .where('order_id', '=', id)
    .where('name', 'in', ['add_on_done', 'add_on_undone'])
    .orderBy('id')
    .execute()
  const [done, undone] = ['add_on_done', 'add_on_undone'].map((name) => ({ name, actor_id: courier.id }))
  assert.deepEqual(acts, [done, done, undone, done])

  assert.equal((await scanned(admin, number, 'consolidated')).code, 200)
  assert.equal((await tick(courier, number, 'waterproof_wrap', '', false)).code_message, 'work_is_over')
})

test('the owner sees what was done, with its picture; nobody else’s owner does', async () => {
  const { id, number } = await paid(sender, withWork)
  await scanned(courier, number, 'picked_up')
  const picture = await evidence(courier, number)
  await tick(courier, number, 'inspection_photo', picture)
  const { data } = await call(listOwnEvents, { params: { id } }, sender)
  const done = data.event_data.find(({ code }) => code === 'work_done')
  assert.deepEqual([done?.add_on, done?.evidence_id], ['inspection_photo', picture])
  assert.equal((await call(showOwnEvidence, { params: { id: picture } }, sender)).status, 200)
  const other = await makeUser()
  assert.equal((await call(showOwnEvidence, { params: { id: picture } }, other)).status, 404)
})

test('a parcel that its receiver collects is never sent out, by nobody', async () => {
  const { number } = await paid(sender, (order) => ({
    ...order,
    receiver: { ...order.receiver, service_type: 'self_pickup' },
  }))
  await scanned(courier, number, 'picked_up')
  for (const code of wayAcross.slice(1))
    assert.equal((await scanned(admin, number, code)).code_message, 'success', code)
  const { next, is_collected } = await look(admin, number)
  assert.deepEqual(
    [is_collected, next.includes('out_for_delivery'), next.includes('ready_for_collection')],
    [true, false, true],
  )
  assert.equal((await scanned(courier, number, 'out_for_delivery')).code_message, 'step_not_legal')
})

test('the measured weight is shown to whoever works with it', async () => {
  const { number } = await paid(sender)
  await scanned(courier, number, 'picked_up')
  await scanned(courier, number, 'reweighed')
  const { measured, passed } = await look(courier, number)
  assert.deepEqual(measured, { weight: 3.2, length: 40, width: 30, height: 30 })
  assert.deepEqual(passed, ['reweighed'])
})
