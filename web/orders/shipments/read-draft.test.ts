import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withChoices } from './read-draft.ts'
import { emptyDraft } from './shipment-form.ts'

function packageOf(query: string) {
  const { box, weight, length, width, height } = withChoices(emptyDraft, new URLSearchParams(query)).package
  return { box, weight, sides: [length, width, height] }
}

test('what was measured for a price is measured for the order, whichever page it comes from', () => {
  const measured = { box: '', weight: 4, sides: [40, 30, 20] }
  assert.deepEqual(packageOf('weight=4&length=40&width=30&height=20'), measured)
  assert.deepEqual(packageOf('weight=4&box=&length=40&width=30&height=20'), measured)
})

test('a box has sides of its own', () => {
  const before = emptyDraft.package
  const its = { box: 'M', weight: 4, sides: [before.length, before.width, before.height] }
  assert.deepEqual(packageOf('weight=4&box=M&length=40&width=30&height=20'), its)
})
