import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatistics } from '#contract/site/statistics.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()

test('only paid parcels and real counters are counted, and not at every visit', async () => {
  const { paid, place } = await makeParcels(server)
  const person = await server.makeUser()
  await paid(person)
  await paid(person)
  await place(person)
  const { data } = await server.call(readStatistics, {})
  const { lanes, regions, districts, ...carried } = data
  assert.deepEqual(carried, { parcels: 2, delivered: 0, cities: 1, locations: 0 })
  // Two countries, by air and by sea; a test knows a part of their places.
  assert.equal(lanes, 8)
  assert.ok(regions > 1 && districts > regions)
  assert.equal(await server.countStatements(() => server.call(readStatistics, {})), 0)
})
