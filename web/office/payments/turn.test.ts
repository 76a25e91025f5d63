import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ahead, begin, callBack, follow, goTo, isGone, leave } from './turn.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))
const shown = ({ thing, place }: ReturnType<typeof begin>) => [thing?.id, place]

test('what is on the screen stays there when others come before it, and when somebody else has dealt with it', () => {
  let turn = goTo(begin(rows('a', 'b', 'c')), rows('a', 'b', 'c'), 1)
  turn = follow(turn, rows('new', 'a', 'b', 'c'))
  assert.deepEqual(shown(turn), ['b', 2])
  turn = follow(turn, rows('new', 'a', 'c'))
  assert.deepEqual([...shown(turn), isGone(turn, rows('new', 'a', 'c'))], ['b', 2, true])
  assert.deepEqual(shown(goTo(turn, rows('new', 'a', 'c'), 3)), ['c', 2])
})

test('what was decided is not taken for one that a colleague dealt with, whichever list comes next', () => {
  const only = rows('a')
  // The list was read again while the decision was under way, and still has it.
  let turn = leave(begin(only), only)
  turn = follow(turn, rows('a'))
  assert.deepEqual([turn.thing, isGone(turn, rows('a')), ahead(turn, rows('a'))], [undefined, false, []])
  turn = follow(turn, [])
  assert.deepEqual([turn.thing, turn.left], [undefined, []])
  turn = follow(turn, rows('b'))
  assert.deepEqual(shown(turn), ['b', 0])
})

test('after a decision comes the next one, and after the last the one before it', () => {
  const list = rows('a', 'b', 'c')
  let turn = leave(goTo(begin(list), list, 1), list)
  assert.equal(turn.thing?.id, 'c')
  turn = follow(turn, list)
  assert.deepEqual(shown(turn), ['c', 1])
  turn = follow(leave(turn, list), list)
  assert.deepEqual(shown(turn), ['a', 0])
})

test('what was called back is shown, though no list came without it', () => {
  const list = rows('a', 'b')
  const turn = follow(callBack(leave(begin(list), list), { id: 'a' }), list)
  assert.deepEqual([...shown(turn), turn.left], ['a', 0, []])
})

test('where nothing is new the turn is the same', () => {
  const list = rows('a', 'b')
  const turn = begin(list)
  assert.equal(follow(turn, list), turn)
})
