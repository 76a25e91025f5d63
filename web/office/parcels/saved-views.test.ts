import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { dropView, queryOf, savedViews, saveView } from './saved-views.ts'

const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
})

beforeEach(() => kept.clear())

test('a view is kept under its name, the last one of a name counts, and it can be taken away', () => {
  saveView({ name: 'Klang', filters: { state: 'in_transit' } })
  saveView({ name: 'Late', filters: { state: 'exception', mode: 'sea' } })
  saveView({ name: 'Klang', filters: { holder: 'nobody' } })
  assert.deepEqual(savedViews(), [
    { name: 'Late', filters: { state: 'exception', mode: 'sea' } },
    { name: 'Klang', filters: { holder: 'nobody' } },
  ])
  dropView('Late')
  assert.deepEqual(
    savedViews().map(({ name }) => name),
    ['Klang'],
  )
})

test('no more than twelve are kept, the newest', () => {
  for (let n = 1; n <= 13; n += 1) saveView({ name: `${n}`, filters: {} })
  assert.deepEqual([savedViews().length, savedViews()[0]?.name, savedViews().at(-1)?.name], [12, '2', '13'])
})

test('what is damaged, or names filters that are no more, does no harm', () => {
  kept.set('parcel_views', 'not json')
  assert.deepEqual(savedViews(), [])
  kept.set('parcel_views', JSON.stringify([{ name: 'old', query: 'state=gone&mode=air&other=1' }]))
  assert.deepEqual(savedViews(), [{ name: 'old', filters: { mode: 'air' } }])
})

test('the order in which filters were chosen makes no other view', () => {
  assert.equal(queryOf({ mode: 'air', state: 'all' }), queryOf({ state: 'all', mode: 'air' }))
})
