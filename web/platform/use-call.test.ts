import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untilThere } from './use-call.ts'

test('what failed is asked for again until it is there; what was refused is not', () => {
  const failed = (cause: number) => new Error('any word', { cause })
  assert.equal(typeof untilThere(undefined, null), 'number')
  assert.equal(typeof untilThere(undefined, failed(503)), 'number')
  assert.equal(untilThere({}, null), null)
  for (const code of [403, 404, 429]) assert.equal(untilThere(undefined, failed(code)), null)
})
