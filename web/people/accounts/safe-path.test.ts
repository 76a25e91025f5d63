import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safePath } from './safe-path.ts'

test('a link can only lead back into this site', () => {
  assert.equal(safePath('/purchase?size=M'), '/purchase?size=M')
  for (const next of [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])
    assert.equal(safePath(next), '/')
})
