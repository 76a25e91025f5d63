import assert from 'node:assert/strict'
import { after, mock, test } from 'node:test'
import { DraftKeeper } from './draft-keeper.ts'

interface Words {
  name: string
}

mock.timers.enable({ apis: ['setTimeout'] })
after(() => mock.timers.reset())

/** A server that behaves as the real one: it takes a save on top of its own version only. */
function makeServer() {
  const row: { draft: Words | null; version: number } = { draft: null, version: 0 }
  let isReachable = true
  const longest = 100
  const unsaved: (Words | undefined)[] = []
  const tab = () =>
    new DraftKeeper<Words>(
      { draft: row.draft ?? { name: '' }, version: row.version, saving: row.draft ? 'saved' : 'nothing' },
      {
        read: () => Promise.resolve(isReachable ? { ...row } : undefined),
        save: ({ draft, version }) => {
          if (!isReachable) return Promise.resolve(undefined)
          if (draft.name.length > longest) return Promise.resolve('too_long' as const)
          if (version !== row.version) return Promise.resolve('changed' as const)
          Object.assign(row, { draft, version: version + 1 })
          return Promise.resolve(row.version)
        },
        remember: (words) => unsaved.push(words?.draft),
        empty: { name: '' },
      },
    )
  return { row, tab, unsaved, reach: (now: boolean) => (isReachable = now) }
}

async function pass(ms: number) {
  mock.timers.tick(ms)
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

test('nothing is said to be saved before something was', async () => {
  const { tab, row } = makeServer()
  const keeper = tab()
  assert.equal(keeper.state().saving, 'nothing')
  keeper.keep({ name: 'Si' })
  keeper.keep({ name: 'Siti' })
  assert.equal(keeper.state().saving, 'saving')
  await pass(700)
  assert.deepEqual([keeper.state().saving, row.draft, row.version], ['saved', { name: 'Siti' }, 1])
})

test('the second of two tabs keeps its words, says so, and either of the two can be taken', async () => {
  for (const which of ['mine', 'other'] as const) {
    const { tab, row } = makeServer()
    const [first, second] = [tab(), tab()]
    first.keep({ name: 'first' })
    await pass(700)
    second.keep({ name: 'second' })
    await pass(700)
    assert.deepEqual([second.state().saving, second.state().draft.name], ['changed', 'second'])
    second.keep({ name: 'second, and more' })
    await pass(10_000)
    assert.equal(row.draft?.name, 'first')
    second.choose(which)
    await pass(700)
    const name = which === 'mine' ? 'second, and more' : 'first'
    assert.deepEqual(
      [row.draft?.name, second.state().draft.name, second.state().saving],
      [name, name, 'saved'],
    )
    assert.equal(second.state().generation, which === 'mine' ? 0 : 1)
  }
})

test('without a connection the words stay in the tab, and go once it is back', async () => {
  const { tab, row, unsaved, reach } = makeServer()
  const keeper = tab()
  reach(false)
  keeper.keep({ name: 'Siti' })
  await pass(700)
  assert.deepEqual([keeper.state().saving, row.draft, unsaved.at(-1)], ['waiting', null, { name: 'Siti' }])
  reach(true)
  await pass(4000)
  assert.deepEqual([keeper.state().saving, row.draft, unsaved.at(-1)], ['saved', { name: 'Siti' }, undefined])
})

test('a save whose answer was lost is no change by somebody else', async () => {
  const { tab, row } = makeServer()
  const keeper = tab()
  keeper.keep({ name: 'Siti' })
  Object.assign(row, { draft: { name: 'Siti' }, version: 1 })
  await pass(700)
  assert.equal(keeper.state().saving, 'saved')
  keeper.keep({ name: 'Siti Contoh' })
  await pass(700)
  assert.deepEqual([row.draft?.name, row.version], ['Siti Contoh', 2])
})

test('a draft that is too long is said to be so, stays in the tab, and is saved once it is shorter', async () => {
  const { tab, row, unsaved } = makeServer()
  const keeper = tab()
  const name = 'x'.repeat(101)
  keeper.keep({ name })
  await pass(700)
  assert.deepEqual([keeper.state().saving, row.draft, unsaved.at(-1)], ['too_long', null, { name }])
  await pass(10_000)
  assert.equal(keeper.state().saving, 'too_long')
  keeper.keep({ name: 'Siti' })
  await pass(700)
  assert.deepEqual([keeper.state().saving, row.draft], ['saved', { name: 'Siti' }])
})

test('after the order nothing is sent any more', async () => {
  const { tab, row, unsaved } = makeServer()
  const keeper = tab()
  keeper.keep({ name: 'Siti' })
  keeper.close()
  await pass(10_000)
  assert.deepEqual([row.draft, unsaved.at(-1)], [null, undefined])
})

test('an order waits for the save that is on its way, and for what was typed since', async () => {
  const { tab, row } = makeServer()
  const keeper = tab()
  keeper.keep({ name: 'Siti' })
  void keeper.send()
  keeper.keep({ name: 'Siti Contoh' })
  await keeper.arrive()
  assert.deepEqual([row.draft, row.version, keeper.state().saving], [{ name: 'Siti Contoh' }, 2, 'saved'])
  keeper.close()
  await pass(10_000)
  assert.equal(row.version, 2)
})
