import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readFigures } from '#contract/office/figures.ts'
import { exportParcels } from '#contract/office/office-parcels.ts'
import { startOn, startTestServer, testKey } from '../testing/test-server.ts'

const server = await startTestServer()

test('with a server that is no standby, reports are read on the primary, and the log says why', async () => {
  const admin = await server.makeUser('admin')
  const stops: (() => Promise<void>)[] = []
  const env = { DATABASE_URL: server.url, DATABASE_READ_URL: server.url, SECRET_KEY: testKey }
  const reader = await startOn(server.url, env, stops)
  try {
    while (!/leads to no standby that is near/.test(reader.logged.join(''))) await sleep(50)
    assert.equal((await reader.call(readFigures, { query: { days: '7' } }, admin)).code_message, 'success')
    const exported = await reader.call(exportParcels, {}, admin)
    assert.match(String(exported.headers['content-type']), /csv/)
  } finally {
    for (const stop of stops) await stop()
  }
})
