import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventNames } from '#contract/platform/events.ts'
import id from '../../locales/id/audit.ts'
import my from '../../locales/my/audit.ts'
import sg from '../../locales/sg/audit.ts'

test('every name that is ever recorded has its words in all three languages, and no word is left over', () => {
  for (const { events } of [id, my, sg]) {
    assert.deepEqual(Object.keys(events).toSorted(), eventNames.toSorted())
    assert.equal(new Set(Object.values(events)).size, eventNames.length)
  }
})
