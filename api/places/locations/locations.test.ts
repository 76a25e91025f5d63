import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listLocations } from '#contract/places/locations.ts'
import { readShipmentData } from '#contract/orders/shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/test-until.ts'
import { makeSampleLocations } from './sample-locations.ts'

const server = await startTestServer()
const { call, db, countStatements } = server
await makeSampleLocations(db)

test('the counters are listed with their places and hours, to visitors and users alike', async () => {
  const asked = Date.now()
  const { data } = await call(listLocations, {})
  const told = Date.parse(data.server_time)
  assert.ok(told >= asked && told <= Date.now(), data.server_time)
  assert.equal(data.location_data.length, 9)
  const bandung = data.location_data.find(({ city }) => city === 'Kota Bandung')
  assert.deepEqual(
    [bandung?.region, bandung?.country_id, bandung?.kind, bandung?.is_sample, bandung?.hours['6']],
    ['Jawa Barat', 'ID', 'agent', true, ['09:00', '13:00']],
  )
  assert.equal(bandung?.hours['7'], undefined)
  const own = await call(listLocations, {}, await server.makeUser())
  assert.deepEqual(own.data.location_data, data.location_data)
})

test('nothing of a counter shows that the page does not need', async () => {
  const { data } = await call(listLocations, {})
  assert.deepEqual(Object.keys(data.location_data[0] ?? {}).toSorted(), [
    'address',
    'city',
    'country_id',
    'hours',
    'id',
    'is_drop_point',
    'is_sample',
    'kind',
    'label',
    'lat',
    'lon',
    'offers_boxes',
    'offers_collection',
    'phone',
    'postal_code',
    'region',
    'region_id',
  ])
})

test('once read the list asks the database no more', async () => {
  await call(listLocations, {})
  assert.equal(await countStatements(() => call(listLocations, {})), 0)
})

test('a counter that is closed down disappears, and with it its place to hand parcels over', async () => {
  await db.updateTable('locations').set({ is_active: false }).where('label', 'like', '%Medan').execute()
  const isGone = async () =>
    !(await call(listLocations, {})).data.location_data.some(({ city }) => city === 'Kota Medan')
  // The cache learns of a change with the next beat of the watch.
  await until(isGone)
  const { data } = await call(readShipmentData, {})
  assert.ok(!data.drop_point.some(({ label }) => label.endsWith('Medan')))
})

test('hours that make no sense are shown as closed and do not fail the list', async () => {
  await db
    .updateTable('locations')
    .set({ hours: JSON.stringify({ 1: ['18:00', '09:00'] }) })
    .where('label', 'like', '%Bandung')
    .execute()
  const isClosed = async () => {
    const { data } = await call(listLocations, {})
    const bandung = data.location_data.find(({ city }) => city === 'Kota Bandung')
    return bandung !== undefined && Object.keys(bandung.hours).length === 0
  }
  await until(isClosed)
})

test('unknown filters are refused', async () => {
  const reply = await server.http.inject({ url: '/api/v1/location?is_sample=false' })
  assert.deepEqual([reply.statusCode, reply.json().code_message], [400, 'invalid_input'])
})
