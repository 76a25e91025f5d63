import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportNetworkFailures } from '#contract/site/network-failures.ts'
import { startTestServer } from '../../testing/test-server.ts'

const { call, logged } = await startTestServer()
const failure = {
  call: 'GET /tracking/:number',
  kind: 'no_answer' as const,
  times: 3,
  ago_s: 40,
  took_ms: 9000,
}
const report = (failures: (typeof failure)[], address = '198.51.100.1') =>
  call(reportNetworkFailures, { body: { failures } }, { area: 'public', address })
const lines = () => logged.filter((line) => line.includes('a browser could not reach us'))

test('what a browser could not reach is one line of the log, without anything but calls of ours', async () => {
  const strange = { ...failure, call: 'GET /siti-contoh' }
  const { data } = await report([failure, strange])
  assert.equal(data.noted, 1)
  assert.equal(lines().length, 1)
  assert.deepEqual(JSON.parse(lines()[0] ?? '{}').failures, [failure])
  assert.equal((await report([strange])).data.noted, 0)
  assert.equal(lines().length, 1)
})

test('whole addresses, long reports and whoever reports without end are refused', async () => {
  const address = '198.51.100.2'
  const whole = { ...failure, call: 'GET /tracking/SB7K2M9QXT4HBNC?name=Siti Contoh' }
  assert.equal((await report([whole], address)).code, 400)
  assert.equal(
    (
      await report(
        Array.from({ length: 21 }, () => failure),
        address,
      )
    ).code,
    400,
  )
  for (let times = 0; times < 12; times += 1) assert.equal((await report([failure], address)).code, 200)
  const before = lines().length
  const refused = await report([failure], address)
  assert.deepEqual([refused.code, Number(refused.headers['retry-after']) > 0], [429, true])
  assert.equal(lines().length, before)
})
