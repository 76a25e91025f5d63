import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import { confirmBox, listMyParcels, readCarried, scanParcel } from '#contract/courier/scans.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { wayAcross } from './test-way.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from './test-parcels.ts'
import { brokenEvents } from '../../parcels/parcels/verify-events.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, admin } = await makeParcels(server)
const [courier, other, agent] = await Promise.all([
  makeUser('courier'),
  makeUser('courier'),
  makeUser('agent'),
])

function codesOf(order_id: string) {
  return db
    .selectFrom('parcel_events')
    .select(['seq', 'code', 'actor_id'])
    .where('order_id', '=', order_id)
    .orderBy('seq')
    .execute()
}

test('a parcel goes from the sender to the receiver, step by step, and the public follows', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const way: [EventCode, { id: string; token: string }][] = [
    ['picked_up', courier],
    ['origin_hub_in', agent],
    ['reweighed', agent],
    ...wayAcross.slice(2, -1).map((code): [EventCode, typeof admin] => [code, admin]),
    ['destination_hub_in', agent],
    ['out_for_delivery', other],
    ['delivery_failed', other],
    ['out_for_delivery', other],
    ['delivered', other],
  ]
  for (const [code, who] of way)
    assert.deepEqual([code, (await scanned(who, number, code)).code_message], [code, 'success'])
  const { data } = await call(trackParcel, { params: { number } }, { area: 'public' })
  assert.deepEqual(
    [data.parcel.macro, data.parcel.from?.country_id, data.parcel.to.country_id],
    ['delivered', 'MY', 'ID'],
  )
  assert.equal(data.parcel.events.length, way.length + 3)
  assert.equal(/Contoh|\+6|Jalan|Jl\./.test(JSON.stringify(data)), false)
  assert.deepEqual(
    (await codesOf(id)).map(({ seq }) => seq),
    Array.from({ length: 18 }, (_, index) => index + 1),
  )
  const { closed_at } = await db
    .selectFrom('shipments')
    .select('closed_at')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.ok(closed_at)
  const round = (await call(listMyParcels, {}, other)).data
  assert.deepEqual([round.parcel_data, round.done_today], [[], 1], 'the round that is over still counts')
})

test('only legal steps, only by who has it in hand, never for one’s own parcel', async () => {
  const person = await makeUser()
  const { number } = await paid(person)
  const said = async (who: typeof courier, code: EventCode) => (await scanned(who, number, code)).code_message
  assert.equal(await said(courier, 'delivered'), 'step_not_legal')
  assert.equal(await said(courier, 'picked_up'), 'success')
  assert.equal(await said(courier, 'picked_up'), 'step_not_legal')
  assert.equal(await said(other, 'reweighed'), 'held_by_another')
  assert.equal(await said(courier, 'reweighed'), 'success')
  assert.equal(await said(courier, 'picked_up'), 'step_not_legal')
  assert.equal(await said(courier, 'delayed'), 'success')
  assert.equal(await said(courier, 'origin_hub_in'), 'success')
  const own = await paid(courier)
  assert.equal((await scanned(courier, own.number, 'picked_up')).code_message, 'own_order')
  for (const endpoint of [listMyParcels, readCarried])
    assert.equal((await call(endpoint, { params: { number } }, { ...person, area: 'staff' })).code, 403)
})

test('two scans of the same step at once are one event; the same scan sent twice counts once', async () => {
  const { id, number } = await paid(await makeUser())
  const answers = await Promise.all([
    scanned(courier, number, 'picked_up'),
    scanned(other, number, 'picked_up'),
  ])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
  const holder = answers[0]?.code === 200 ? courier : other
  const scan_id = randomUUIDv7()
  const twice = await Promise.all([1, 2, 3].map(() => scanned(holder, number, 'reweighed', scan_id)))
  assert.deepEqual(
    twice.map(({ code }) => code),
    [200, 200, 200],
  )
  assert.deepEqual((await codesOf(id)).map(({ code }) => code).slice(3), ['picked_up', 'reweighed'])
})

test('a failed attempt needs a reason and a picture, a delivery a name and a picture', async () => {
  const { number } = await paid(await makeUser())
  const bare = {
    scan_id: randomUUIDv7(),
    device_at: new Date().toISOString(),
    reason: '' as const,
    received_by: '',
    evidence_id: '' as const,
  }
  const fields = async (code: EventCode) => {
    const { errors } = await call(scanParcel, { params: { number }, body: { ...bare, code } }, courier)
    return errors.map(({ path }) => path).toSorted()
  }
  assert.deepEqual(await fields('pickup_failed'), ['evidence_id', 'reason'])
  assert.deepEqual(await fields('delivered'), ['evidence_id', 'received_by'])
})

test('the official box is confirmed once, by its own serial, after it was handed over', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person, (order) => ({
    ...order,
    package: { ...order.package, box: 'M', length: undefined, width: undefined, height: undefined },
  }))
  const box = await db.selectFrom('boxes').select('id').where('label', '=', 'M').executeTakeFirstOrThrow()
  const voucher = {
    serial: 'BX0000000000',
    order_id: id,
    user_id: person.id,
    box_id: box.id,
    box_label: 'M',
    value_sen: 3000,
    expires_at: new Date('2099-01-01'),
  }
  const { id: voucher_id } = await db
    .insertInto('vouchers')
    .values({ ...voucher, status: 'attached' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('shipments').set({ voucher_id }).where('order_id', '=', id).execute()
  const confirm = (serial: string, who: typeof courier = courier) =>
    call(confirmBox, { params: { number }, body: { serial } }, who)
  assert.equal((await confirm('BX0000000000')).code_message, 'box_not_handed_over')
  await scanned(courier, number, 'picked_up')
  assert.deepEqual((await confirm('BX0000000001')).errors, [
    { path: 'serial', message: 'error.serial_invalid' },
  ])
  const answers = await Promise.all([confirm('bx 0000 000000'), confirm('BX0000000000', admin)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'success',
    'voucher_not_attached',
  ])
  const { status } = await db
    .selectFrom('vouchers')
    .select('status')
    .where('id', '=', voucher_id)
    .executeTakeFirstOrThrow()
  assert.equal(status, 'confirmed')
})

test('a changed event is found by the chain', async () => {
  const { id, number } = await paid(await makeUser())
  await scanned(courier, number, 'picked_up')
  assert.deepEqual(await brokenEvents(db), [])
  await assert.rejects(() =>
    sql`update parcel_events set code = 'delivered' where order_id = ${id}::uuid`.execute(db),
  )
  await sql`alter table parcel_events disable trigger parcel_events_grow`.execute(db)
  await sql`update parcel_events set at = at - interval '1 hour' where order_id = ${id}::uuid and seq = 2`.execute(
    db,
  )
  assert.deepEqual(
    (await brokenEvents(db)).map(({ seq, code }) => [seq, code]),
    [[2, 'payment_confirmed']],
  )
  await sql`update parcel_events set at = at + interval '1 hour' where order_id = ${id}::uuid and seq = 2`.execute(
    db,
  )
  await sql`delete from parcel_events where order_id = ${id}::uuid and seq = 4`.execute(db)
  assert.equal((await brokenEvents(db)).length, 1)
  await sql`alter table parcel_events enable trigger parcel_events_grow`.execute(db)
})
