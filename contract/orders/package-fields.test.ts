import assert from 'node:assert/strict'
import { test } from 'node:test'
import { packageFields } from './shipments.ts'

test('all that is missing of a package is told at once, sides among it', () => {
  const nothing = { box: '', items: [], add_ons: [], consent: false }
  const { error } = packageFields.safeParse(nothing)
  const paths = new Set(error?.issues.map(({ path }) => path.join('.')))
  for (const name of ['length', 'width', 'height', 'weight', 'items', 'consent'])
    assert.ok(paths.has(name), name)
})

test('an official box brings its own sides, and what is no package is refused like any other', () => {
  const boxed = packageFields.safeParse({ box: 'M', items: [], add_ons: [], consent: false })
  assert.ok(!boxed.error?.issues.some(({ path }) => path.includes('length')))
  for (const hostile of [null, undefined, 7, 'x', []])
    assert.equal(packageFields.safeParse(hostile).success, false)
})
