import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printable } from '../../papers/fit.ts'
import { manifestWords } from './paper-words.ts'

test('every letter of the words on the paper of a manifest can be printed', () => {
  for (const words of Object.values(manifestWords))
    for (const word of Object.values(words)) assert.equal(printable(word), word)
})
