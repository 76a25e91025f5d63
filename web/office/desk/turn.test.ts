import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, callBack, follow, goTo, isGone, leave, type Turn } from './turn.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))
const shown = (turn: Turn<{ id: string }>) => [turn.thing?.id, turn.place, isGone(turn)]

test('what is on the screen stays there when others come before it, and when somebody else has dealt with it', () => {
  let turn = goTo(begin(rows('a', 'b', 'c')), 1)
  turn = follow(turn, rows('new', 'a', 'b', 'c'))
  assert.deepEqual(shown(turn), ['b', 2, false])
  turn = follow(turn, rows('new', 'a', 'c'))
  assert.deepEqual(shown(turn), ['b', 2, true])
  assert.deepEqual(shown(goTo(turn, 3)), ['c', 2, false])
})

test('what was decided is not taken for one that a colleague dealt with, whichever list comes next', () => {
  // The list was read again while the decision was under way, and still has it.
  let turn = leave(begin(rows('a')), 'a')
  turn = follow(turn, rows('a'))
  assert.deepEqual(shown(turn), [undefined, 0, false])
  turn = follow(turn, [])
  assert.deepEqual([turn.thing, turn.left], [undefined, []])
  assert.deepEqual(shown(follow(turn, rows('b'))), ['b', 0, false])
})

test('an answer that comes after the list without it leads on all the same', () => {
  let turn = leave(begin(rows('a', 'b', 'c', 'd')), 'a')
  assert.deepEqual(shown(turn), ['b', 0, false])
  // Asked for after the first decision, read after the second, and here before its answer.
  turn = follow(turn, rows('c', 'd'))
  assert.deepEqual(shown(turn), ['b', 0, true])
  turn = leave(turn, 'b')
  assert.deepEqual(shown(turn), ['c', 0, false])
  assert.deepEqual(shown(follow(turn, rows('d'))), ['c', 0, true])
  // Taken back by somebody, it comes again like any other.
  assert.deepEqual(shown(goTo(follow(turn, rows('b', 'c')), 0)), ['b', 0, false])
})

test('an answer about what is no longer on the screen takes nothing away from there', () => {
  const turn = goTo(begin(rows('a', 'b', 'c')), 1)
  assert.deepEqual(shown(leave(turn, 'a')), ['b', 0, false])
})

test('after a decision comes the next one, and after the last the one before it', () => {
  let turn = leave(goTo(begin(rows('a', 'b', 'c')), 1), 'b')
  assert.deepEqual(shown(turn), ['c', 1, false])
  turn = leave(turn, 'c')
  assert.deepEqual(shown(turn), ['a', 0, false])
})

test('what was called back is shown, though no list came without it', () => {
  const turn = callBack(leave(begin(rows('a', 'b')), 'a'), { id: 'a' })
  assert.deepEqual([...shown(turn), turn.left], ['a', 0, false, []])
})

test('where nothing is new the turn is the same', () => {
  const list = rows('a', 'b')
  const turn = begin(list)
  assert.equal(follow(turn, [...list]), turn)
})
