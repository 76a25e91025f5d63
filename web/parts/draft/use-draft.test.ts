import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remember, remembered } from './unsaved-draft.ts'
import { begin } from './use-draft.ts'

const siti = { id: 'siti', name: 'Siti', email: 'siti@example.com', role: 'customer', token: 't' }
const words = new Map([['user', JSON.stringify(siti)]])
Object.defineProperty(globalThis, 'localStorage', {
  value: { getItem: (key: string) => words.get(key) ?? null },
})

test('a page that is drawn twice finds both times what this tab could not send', async (context) => {
  const asked = context.mock.method(globalThis, 'fetch', () => Promise.reject(new Error('no network here')))
  remember('shipment', 'siti', { version: 3, draft: { name: 'Siti and much more' } })
  const kind = {
    type: 'shipment' as const,
    empty: { name: '' },
    complete: (stored: Record<string, unknown>) => ({ name: String(stored['name'] ?? '') }),
  }
  const stored = { draft: { name: 'Siti' }, version: 3 }
  for (const _ of [1, 2]) {
    const keeper = begin(kind, stored, (draft) => draft)
    assert.deepEqual(keeper.state(), {
      draft: { name: 'Siti and much more' },
      saving: 'saving',
      generation: 0,
    })
    await new Promise(setImmediate)
    assert.deepEqual(remembered('shipment', 'siti'), { version: 3, draft: { name: 'Siti and much more' } })
  }
  assert.equal(asked.mock.callCount(), 0)
})
