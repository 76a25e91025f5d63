import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxOf, meet, namesOfEnds, namesOfOthers } from './map-names.ts'

const view = { left: 0, top: 0, width: 200, height: 200 }
const frame = { width: 400, height: 400, scale: 2 }
const penang = { city: 'George Town', at: { x: 0, y: 20 } }
const jakarta = { city: 'Jakarta', at: { x: 200, y: 190 } }

test('the names of both ends stand on the outer side of the way and are whole on a phone', () => {
  const phone = { width: 240, height: 150, scale: 1.2 }
  const far = { city: 'Kabupaten Kepulauan Seribu Utara', at: jakarta.at }
  const names = namesOfEnds([penang, far], view, phone)
  assert.deepEqual(
    names.map(({ text, dy_px }) => [text, dy_px > 0]),
    [
      ['George Town', false],
      ['Kepulauan Seribu Utara', true],
    ],
  )
  for (const { left, right } of names.map((name) => boxOf(name, view, phone)))
    assert.ok(left >= -160 && right <= 160, `${left} to ${right}`)
})

test('a way that ends where it begins has one name, above no other', () => {
  const here = { city: 'Jakarta', at: { x: 100, y: 100 } }
  const names = namesOfEnds([here, here], view, frame)
  assert.deepEqual(
    names.map(({ text, dx_px }) => [text, dx_px]),
    [['Jakarta', 0]],
  )
})

test('another city keeps its name only where it meets no name and stays on the map', () => {
  const ends = namesOfEnds([penang, jakarta], view, frame)
  const named = namesOfOthers(
    [
      { city: 'Free', at: { x: 120, y: 80 }, isLeftOfWay: false },
      { city: 'Twin of it', at: { x: 121, y: 82 }, isLeftOfWay: false },
      { city: 'Beside Jakarta', at: { x: 180, y: 200 }, isLeftOfWay: true },
      { city: 'Too far to the right', at: { x: 190, y: 100 }, isLeftOfWay: false },
    ],
    ends,
    view,
    frame,
  )
  assert.deepEqual(
    named.map(({ text }) => text),
    ['Free'],
  )
  const boxes = [...ends, ...named].map((name) => boxOf(name, view, frame))
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1)) assert.ok(!meet(box, other))
})
