import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remember, remembered } from './unsaved-draft.ts'

const draft = { name: 'Siti' }

test('what was typed waits for its person while nobody is signed in, and is gone for anybody else', () => {
  remember('shipment', 'siti', { version: 3, draft })
  assert.equal(remembered('shipment', undefined), undefined)
  remember('shipment', undefined, undefined)
  assert.deepEqual(remembered('shipment', 'siti'), { version: 3, draft })
  assert.equal(remembered('box_purchase', 'siti'), undefined)
  assert.equal(remembered('shipment', 'budi'), undefined)
  assert.equal(remembered('shipment', 'siti'), undefined)
})
