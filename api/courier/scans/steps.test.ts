import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addStep } from '#contract/office/office-parcels.ts'
import { legalSteps, routes } from '#contract/parcels/parcel-routes.ts'
import { eventCodes, parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { ShipmentOrder } from '#contract/orders/shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from './test-parcels.ts'
import { wayAcross } from './test-way.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, brought, admin } = await makeParcels(server)
const [courier, agent] = await Promise.all([makeUser('courier'), makeUser('agent')])

async function stepOf(id: string) {
  const { step } = await db
    .selectFrom('parcels')
    .select('step')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return step
}

/** From Selangor to Selangor. */
function atHome(order: ShipmentOrder) {
  const { country_id, region_id, city_id, district_id, postal_code, phone, phone_country } = order.sender
  const place = { country_id, region_id, city_id, district_id, postal_code, phone, phone_country }
  return { ...order, receiver: { ...order.receiver, ...place } }
}

function told(id: string, code: EventCode, actor_id: string | null = null) {
  return sql`insert into parcel_events (order_id, seq, code, macro, actor_id, hash)
    values (${id}::uuid, 0, ${code}, ${parcelSteps[code].macro}, ${actor_id}::uuid, '')`.execute(db)
}

test('steps and who may take them stand in one table, here and in the database', async () => {
  const rows = await db.selectFrom('parcel_steps').selectAll().where('step', '<>', 'none').execute()
  const written = routes.flatMap((route) =>
    eventCodes.flatMap((step) => legalSteps(route, step).map((code) => `${route} ${step} ${code}`)),
  )
  assert.deepEqual(
    rows.map(({ route, step, code }) => `${route} ${step} ${code}`).toSorted(),
    written.toSorted(),
  )
  const roles = await db.selectFrom('parcel_step_roles').selectAll().execute()
  assert.deepEqual(
    roles.map(({ code, role }) => `${code} ${role}`).toSorted(),
    eventCodes.flatMap((code) => parcelSteps[code].by.map((role) => `${code} ${role}`)).toSorted(),
  )
})

test('couriers and agents can neither cancel a parcel nor declare it lost, whatever they call', async () => {
  const { id, number } = await paid(await makeUser())
  for (const who of [courier, agent])
    for (const code of ['cancelled', 'lost'] as const) {
      const { code: status } = await scanned(who, number, code)
      assert.deepEqual([status, await stepOf(id)], [code === 'lost' ? 403 : 409, 'label_created'])
      await assert.rejects(() => told(id, code, who.id), /for others to take/)
    }
  // The office cancels by an operation of its own, which also sees to the money.
  assert.equal((await scanned(admin, number, 'cancelled')).code_message, 'step_not_legal')
  const body = {
    scan_id: crypto.randomUUID(),
    device_at: new Date().toISOString(),
    received_by: '',
    evidence_id: '' as const,
  }
  const cancel = { ...body, code: 'cancelled' as const, reason: '' as const }
  assert.equal(
    (await call(addStep, { params: { number }, body: cancel }, admin)).code_message,
    'step_not_legal',
  )
  const lost = { ...body, code: 'lost' as const, reason: 'not_at_the_hub' as const }
  assert.equal((await call(addStep, { params: { number }, body: lost }, admin)).code, 200)
  assert.equal(await stepOf(id), 'label_created')
})

test('across the border no step can be jumped, by nobody, and customs are the office’s', async () => {
  const { id, number } = await paid(await makeUser())
  await brought(courier, number, 'origin_hub_in')
  const later = wayAcross.slice(3)
  for (const code of later) assert.notEqual((await scanned(admin, number, code)).code, 200, code)
  for (const code of later) await assert.rejects(() => told(id, code), /cannot go from/)
  for (const code of wayAcross.slice(2, -1)) {
    const isCounters = code === 'consolidated' || code === 'departed_origin'
    if (!isCounters) assert.equal((await scanned(agent, number, code)).code, 403, code)
    assert.equal((await scanned(courier, number, code)).code, 403, code)
    assert.equal((await scanned(isCounters ? agent : admin, number, code)).code, 200, code)
  }
  assert.equal((await scanned(agent, number, 'destination_hub_in')).code, 200)
})

test('at home a parcel departs and arrives without customs', async () => {
  const { id, number } = await paid(await makeUser(), atHome)
  await brought(courier, number, 'consolidated')
  for (const code of ['export_customs', 'arrived_destination', 'import_customs'] as const) {
    assert.equal((await scanned(admin, number, code)).code_message, 'step_not_legal')
    await assert.rejects(() => told(id, code), /cannot go from/)
  }
  for (const code of ['departed_origin', 'destination_hub_in'] as const)
    assert.equal((await scanned(agent, number, code)).code, 200)
  for (const code of ['out_for_delivery', 'delivered'] as const)
    assert.equal((await scanned(courier, number, code)).code, 200)
})

function scannedFrom(from: EventCode, code: EventCode) {
  return { code, before: { step: from }, after: { step: code } }
}

test('a parcel keeps its route, and what is scanned stands in the audit log with who and which', async () => {
  const { id, number } = await paid(await makeUser())
  await assert.rejects(() =>
    sql`update parcels set route = 'domestic' where order_id = ${id}::uuid`.execute(db),
  )
  await scanned(courier, number, 'picked_up')
  await scanned(agent, number, 'origin_hub_in')
  const events = await db
    .selectFrom('events')
    .select(['actor_id', 'data'])
    .where('name', '=', 'parcel_scanned')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  assert.deepEqual(events, [
    { actor_id: courier.id, data: scannedFrom('label_created', 'picked_up') },
    { actor_id: agent.id, data: scannedFrom('picked_up', 'origin_hub_in') },
  ])
})
