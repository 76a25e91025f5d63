import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleSide, readExamples } from './openapi-examples.ts'
import { callName, readNames } from './openapi-names.ts'
import { startTestServer } from '../testing/test-server.ts'

const { served } = await startTestServer()
const [examples, names] = await Promise.all([readExamples(), readNames()])

test('every call has an example that its description takes; `npm run examples` takes others', () => {
  const stale = new Set(examples.keys())
  const unfit = new Set<string>()
  for (const { endpoint } of served) {
    const side = exampleSide(endpoint)
    const name = callName(names, endpoint)
    if (!side) continue
    stale.delete(name)
    if (!endpoint[side].safeParse(examples.get(name)).success) unfit.add(name)
  }
  assert.deepEqual([[...unfit], [...stale]], [[], []])
})
