import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listParcels } from '#contract/office/office-parcels.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, brought, admin } = await makeParcels(server)
const [person, courier] = await Promise.all([makeUser(), makeUser('courier')])

async function inList(id: string) {
  const query = { customer: person.id, state: 'all' as const, limit: '100' }
  const { parcel_data } = (await call(listParcels, { query }, admin)).data
  const row = parcel_data.find((one) => one.id === id)
  assert.ok(row)
  return row
}

function counterIn(region: string, offers: 'offers_collection' | 'is_drop_point') {
  return db
    .selectFrom('locations')
    .select(['id', 'label'])
    .where('region_id', '=', region)
    .where(offers, '=', true)
    .executeTakeFirstOrThrow()
}

test('a parcel that waits for its receiver names the counter and the last day on which that is free', async () => {
  const counter = await counterIn('32', 'offers_collection')
  const agent = await makeUser('agent')
  await db.updateTable('users').set({ location_id: counter.id }).where('id', '=', agent.id).execute()
  const { id, number } = await paid(person)
  const before = await inList(id)
  assert.deepEqual([before.counter, before.free_until], [null, null])
  await brought(courier, number)
  await scanned(courier, number, 'out_for_delivery')
  await scanned(agent, number, 'ready_for_collection')
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Asia/Jakarta')::date + (r.card #>> '{surcharges,storage,free_days}')::int)::text as day
    from shipments s join rate_cards r on r.id = s.rate_card_id where s.order_id = ${id}::uuid`.execute(db)
  const waiting = await inList(id)
  assert.deepEqual([waiting.counter, waiting.free_until], [counter.label, rows[0]?.day])
})

test('where its sender brings it, and where it is to be collected, stands beside the appointment', async () => {
  const [drop, collection] = [
    await counterIn('MY-10', 'is_drop_point'),
    await counterIn('32', 'offers_collection'),
  ]
  const { id, number } = await paid(person, (order) => ({
    ...order,
    sender: { ...order.sender, service_type: 'drop_off', drop_point_id: drop.id },
    receiver: { ...order.receiver, service_type: 'self_pickup', counter_id: collection.id },
  }))
  const sent = await inList(id)
  assert.deepEqual([sent.counter, sent.free_until], [drop.label, null])
  await brought(courier, number)
  assert.equal((await inList(id)).counter, collection.label)
})
