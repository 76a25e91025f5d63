import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestServer } from '../testing/test-server.ts'
import { hubOf } from './hubs.ts'

const { db } = await startTestServer()

test('every region of every country has a place where its parcels are sorted', async () => {
  const regions = await db.selectFrom('regions').select(['label', 'country']).execute()
  assert.ok(regions.length > 50)
  const unsorted = regions.filter(
    ({ label, country }) => !/^[A-Z]{3}$/.test(hubOf({ region: label, country })),
  )
  assert.deepEqual(unsorted, [])
})
