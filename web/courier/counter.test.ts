import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carried } from './carried-example.ts'
import { counterWork, daysHere, isMeant } from './counter.ts'

const brought = (tracking_number: string, visit_day: string, due: 'overdue' | 'today' | 'later') => ({
  ...carried,
  tracking_number,
  visit_day,
  visit_from: '09:00',
  visit_to: '12:00',
  due,
})

const lying = (tracking_number: string, here_since: string | null) => ({
  ...carried,
  tracking_number,
  code: 'ready_for_collection' as const,
  leg: 'receiver' as const,
  here_since,
})

const numbersOf = (parcels: readonly { tracking_number: string }[]) =>
  parcels.map(({ tracking_number }) => tracking_number)

test('who is late comes first, who comes another day stands apart, and what lies longest is first on the shelf', () => {
  const { today, later, collect, onward } = counterWork([
    brought('SB3', '2026-11-30', 'later'),
    brought('SB2', '2026-11-27', 'today'),
    brought('SB1', '2026-11-26', 'overdue'),
    lying('SB6', null),
    lying('SB5', '2026-11-25T01:00:00.000Z'),
    lying('SB4', '2026-11-20T01:00:00.000Z'),
    { ...carried, tracking_number: 'SB7', code: 'dropped_off' },
    { ...lying('SB8', null), code: 'delivered' },
  ])
  assert.deepEqual([today, later, collect, onward].map(numbersOf), [
    ['SB1', 'SB2'],
    ['SB3'],
    ['SB4', 'SB5', 'SB6'],
    ['SB7'],
  ])
})

test('days on the shelf are those of the calendar; a list that was kept before says none', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
  const { here_since, ...earlier } = lying('SB1', at(20, 23))
  assert.equal(daysHere({ ...earlier, here_since }, at(20, 23)), 0)
  assert.equal(daysHere({ ...earlier, here_since }, at(21, 8)), 1)
  assert.equal(daysHere({ ...earlier, here_since }, at(27, 22)), 7)
  assert.equal(daysHere(earlier, at(21, 8)), undefined)
})

test('a parcel is found by a part of a name, of a telephone as anybody writes it, or of its number', () => {
  const parcel = { ...carried, tracking_number: 'SB7K2M9QXT4HBNC' }
  for (const said of ['', 's', 'budi', 'NUR con', '012 345', '+60 12-3456', 'sb7k', '4hbn'])
    assert.equal(isMeant(parcel, said), true, said)
  for (const said of ['siti', '0199', '345', 'sb8k']) assert.equal(isMeant(parcel, said), false, said)
})
