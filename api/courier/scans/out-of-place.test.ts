import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readCarried } from '#contract/courier/scans.ts'
import { assignParcel } from '#contract/office/office-parcels.ts'
import { changeAreas } from '#contract/people/staff.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import { makeParcels } from './test-parcels.ts'
import { wayAcross } from './test-way.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, admin } = await makeParcels(server)
const [near, far] = [await makeUser('courier'), await makeUser('courier')]
const giveAreas = (who: Person, region_id: string) =>
  call(changeAreas, { params: who, body: { areas: [{ region_id, city_id: null }] } }, admin)
await giveAreas(near, 'MY-10')
await giveAreas(far, '32')

const nextFor = async (who: Person, number: string) =>
  (await call(readCarried, { params: { number } }, who)).data.parcel.next

async function visitOfSender(order_id: string, days: number) {
  await sql`update shipment_parties set visit_day = (now() at time zone 'Asia/Kuala_Lumpur')::date + ${days}::int
    where party = 'sender' and order_id = ${order_id}::uuid`.execute(db)
}

test('nobody came in vain before the day on which they were expected', async () => {
  const { id, number } = await paid(await makeUser())
  await visitOfSender(id, 2)
  assert.equal((await nextFor(near, number)).includes('pickup_failed'), false)
  assert.equal((await scanned(near, number, 'pickup_failed')).code_message, 'step_not_legal')
  // Who is there sooner by agreement takes it along.
  assert.ok((await nextFor(near, number)).includes('picked_up'))
  await visitOfSender(id, 0)
  assert.ok((await nextFor(near, number)).includes('pickup_failed'))
  assert.equal((await scanned(near, number, 'pickup_failed')).code_message, 'success')
})

test('a parcel in another part of the world is nothing to take along, unless it was given to them', async () => {
  const { id, number } = await paid(await makeUser())
  await visitOfSender(id, 0)
  const next = await nextFor(far, number)
  assert.deepEqual(
    next.filter((code) => code === 'picked_up' || code === 'pickup_failed'),
    [],
  )
  for (const code of ['picked_up', 'pickup_failed'] as const)
    assert.equal((await scanned(far, number, code)).code_message, 'step_not_legal')
  const given = { holder_id: far.id, was: null }
  assert.equal((await call(assignParcel, { params: { number }, body: given }, admin)).code, 200)
  assert.equal((await scanned(far, number, 'picked_up')).code_message, 'success')
})

test('a courier of a counter in another country starts no delivery there', async () => {
  const { number } = await paid(await makeUser())
  const abroad = await makeUser('courier')
  const { id: location_id } = await db
    .selectFrom('locations')
    .select('id')
    .where('country_id', '=', 'MY')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ location_id }).where('id', '=', abroad.id).execute()
  assert.ok((await nextFor(abroad, number)).includes('picked_up'))
  for (const code of wayAcross) await scanned(admin, number, code)
  assert.equal((await nextFor(abroad, number)).includes('out_for_delivery'), false)
  assert.ok((await nextFor(await makeUser('courier'), number)).includes('out_for_delivery'))
})
