import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { termsVersion } from '#contract/site/terms-version.ts'
import id from '../../locales/id/term.ts'
import my from '../../locales/my/term.ts'
import sg from '../../locales/sg/term.ts'

test('terms that were changed count from a new day', () => {
  const sum = createHash('sha256')
    .update(JSON.stringify([id, my, sg]))
    .digest('hex')
    .slice(0, 16)
  assert.equal(
    sum,
    termsVersion.sum,
    'the terms say something else: write the day from which they count, and this sum, into contract/site/terms-version.ts',
  )
})
