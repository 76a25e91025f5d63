import assert from 'node:assert/strict'
import { test } from 'node:test'
import { circlesOf, findCircles } from './circles.ts'

test('a circle is found however long it is, once, by its shortest way', () => {
  const rooms = new Map(
    Object.entries({ a: ['b', 'x'], b: ['c'], c: ['a', 'b'], x: ['y'], y: [] }).map(([room, others]) => [
      room,
      new Set(others),
    ]),
  )
  assert.deepEqual(circlesOf(rooms), [
    ['a', 'b', 'c'],
    ['b', 'c'],
  ])
})

test('a folder that imports a type back is a circle, and no circle is in this repository', () => {
  const files = Object.entries({
    'a/one.ts': "import { two } from '../b/two.ts'",
    'b/two.ts': "import type { One } from '../a/one.ts'",
  })
  assert.deepEqual(findCircles(files), ['a → b → a'])
  assert.deepEqual(findCircles(), [])
})

test('rooms that lead to each other are a circle, even where their folders are none', () => {
  const files = Object.entries({
    'api/orders/bulk/one.ts': "import { two } from '../../money/refunds/two.ts'",
    'api/money/payments/three.ts': "import { four } from '../../orders/drafts/four.ts'",
    'api/app.ts': "import { one } from './orders/bulk/one.ts'",
  })
  assert.deepEqual(findCircles(files), ['api/orders → api/money → api/orders'])
})
