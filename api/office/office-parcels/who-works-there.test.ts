import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCarriers } from '#contract/office/office-parcels.ts'
import { changeAreas } from '#contract/people/staff.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, admin } = await makeParcels(server)

async function courierOf(region_id: string) {
  const courier = await makeUser('courier')
  await call(changeAreas, { params: courier, body: { areas: [{ region_id, city_id: null }] } }, admin)
  return courier
}

async function agentIn(country_id: 'MY' | 'ID') {
  const agent = await makeUser('agent')
  const { id: location_id } = await db
    .selectFrom('locations')
    .select('id')
    .where('country_id', '=', country_id)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ location_id }).where('id', '=', agent.id).execute()
  return agent
}

test('whoever chooses a carrier is told which of them work elsewhere than the parcel is', async () => {
  const workers = await Promise.all([
    courierOf('MY-10'),
    courierOf('32'),
    makeUser('courier'),
    agentIn('MY'),
    agentIn('ID'),
  ])
  const told = async (query: { number?: string }) => {
    const { carrier_data } = (await call(listCarriers, { query }, admin)).data
    return workers.map((worker) => carrier_data.find(({ id }) => id === worker.id)?.is_beyond)
  }
  const { number } = await paid(await makeUser())
  assert.deepEqual(await told({ number }), [false, true, false, false, true])
  for (const code of wayAcross) await scanned(admin, number, code)
  assert.deepEqual(await told({ number }), [true, false, false, true, false])
  assert.deepEqual(new Set(await told({})), new Set([null]))
})
