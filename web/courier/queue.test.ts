import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Envelope } from '#contract/platform/envelope.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { carried as parcel } from './carried-example.ts'
import { isEarly, openOf, sendAll, withWaiting, type Doors, type Waiting, type WaitingScan } from './queue.ts'

const done = { code: 201, code_message: 'success', data: { parcel } } as const
const illegal = { code: 409, code_message: 'step_not_legal' }

function scan(seq: number, changes: Partial<WaitingScan> = {}): WaitingScan {
  return {
    seq,
    kind: 'scan',
    user_id: 'me',
    tracking_number: 'SB1',
    scan_id: `scan ${seq}`,
    device_at: '2026-11-21T02:00:00.000Z',
    key: `key ${seq}`,
    code: 'picked_up',
    reason: '',
    received_by: '',
    picture: null,
    picture_key: `picture ${seq}`,
    evidence_id: '',
    refusal: null,
    ...changes,
  }
}

/** A queue in memory and a server that answers as the test says. */
function desk(
  entries: Waiting[],
  answerTo: (what: string) => Envelope<{ parcel: CarriedParcel }> | undefined,
) {
  const rows = new Map(entries.map((entry) => [entry.seq, entry]))
  const sent: string[] = []
  const done_seqs: number[] = []
  function tell(what: string) {
    sent.push(what)
    return Promise.resolve(answerTo(what))
  }
  const doors: Doors = {
    read: async () => [...rows.values()],
    write: async (entry) => void rows.set(entry.seq, entry),
    remove: async ({ seq }) => void rows.delete(seq),
    sendPicture: async (_, { key }) => {
      const answer = await tell(key)
      return answer && 'data' in answer ? { ...answer, data: { evidence_id: `of ${key}` } } : answer
    },
    sendScan: ({ key, evidence_id }) => tell(evidence_id ? `${key} with ${evidence_id}` : key),
    sendBox: ({ key }) => tell(key),
    sendAddOn: ({ key, evidence_id }) => tell(evidence_id ? `${key} with ${evidence_id}` : key),
    onParcel: async () => undefined,
    onSent: ({ seq }) => void done_seqs.push(seq),
  }
  return { doors, rows, sent, done_seqs }
}

test('scans leave in the order they were made, each once', async () => {
  const { doors, rows, sent } = desk([scan(3), scan(1), scan(2)], () => done)
  await sendAll(doors, 'me')
  assert.deepEqual(sent, ['key 1', 'key 2', 'key 3'])
  assert.equal(rows.size, 0)
})

test('what set out unawares before its day stays to be read, without names, and is not sent again', async () => {
  const later = { ...parcel, code: 'out_for_delivery', visit_day: '2026-11-23', due: 'later' } as const
  const out = { code: 'out_for_delivery' } as const
  const entries = [scan(1, out), scan(2, { ...out, is_meant: true }), scan(3, { ...out, user_id: 'other' })]
  const { doors, rows, sent, done_seqs } = desk(entries, () => ({ ...done, data: { parcel: later } }))
  await sendAll(doors, 'me')
  await sendAll(doors, 'me')
  assert.deepEqual(sent, ['key 1', 'key 2'])
  // The one that was meant is simply done.
  assert.deepEqual(done_seqs, [2])
  const early = [...rows.values()].find(isEarly)
  assert.deepEqual([early?.seq, early?.early.visit_day], [1, '2026-11-23'])
  assert.ok(!JSON.stringify(early).includes('Contoh'))
  assert.deepEqual(openOf([...rows.values()], 'me'), [])
})

test('a tick waits its turn between two scans, with its picture before it', async () => {
  const tick: Waiting = {
    ...scan(2),
    kind: 'add_on',
    name: 'inspection_photo',
    is_done: true,
    picture: new Blob(['x']),
  }
  const { doors, sent } = desk([scan(1), tick, scan(3)], () => done)
  await sendAll(doors, 'me')
  assert.deepEqual(sent, ['key 1', 'picture 2', 'key 2 with of picture 2', 'key 3'])
})

test('the picture goes before its scan and is not sent again after a break', async () => {
  const { doors, rows, sent } = desk([scan(1, { picture: new Blob(['x']) })], (what) =>
    what.startsWith('picture') ? done : undefined,
  )
  await sendAll(doors, 'me')
  await sendAll(doors, 'me')
  const withPicture = 'key 1 with of picture 1'
  assert.deepEqual(sent, ['picture 1', withPicture, withPicture])
  assert.equal(rows.size, 1)
})

test('without an answer everything stays and nothing overtakes', async () => {
  const { doors, rows, sent } = desk([scan(1), scan(2)], () => undefined)
  await sendAll(doors, 'me')
  assert.deepEqual(sent, ['key 1'])
  assert.equal(rows.size, 2)
})

test('a refused scan keeps its reason, is never called sent, and the others go on', async () => {
  const { doors, rows, sent, done_seqs } = desk([scan(1), scan(2)], (what) =>
    what === 'key 1' ? illegal : done,
  )
  await sendAll(doors, 'me')
  await sendAll(doors, 'me')
  assert.deepEqual(sent, ['key 1', 'key 2'])
  assert.deepEqual(
    [...rows.values()].map(({ refusal }) => refusal?.code_message),
    ['step_not_legal'],
  )
  assert.deepEqual(done_seqs, [2])
})

test('a dead session, too many calls and a server in trouble refuse nothing', async () => {
  for (const answer of [
    { code: 403, code_message: 'session_required' },
    { code: 403, code_message: 'passkey_required' },
    { code: 429, code_message: 'too_many_requests' },
    { code: 503, code_message: 'busy' },
  ]) {
    const { doors, rows } = desk([scan(1)], () => answer)
    await sendAll(doors, 'me')
    assert.equal(rows.get(1)?.refusal, null, answer.code_message)
  }
})

test("another person's scans wait for that person", async () => {
  const { doors, rows, sent } = desk([scan(1, { user_id: 'other' }), scan(2)], () => done)
  await sendAll(doors, 'me')
  assert.deepEqual([sent, [...rows.keys()]], [['key 2'], [1]])
})

test('a parcel stands where the waiting scans have brought it', () => {
  const picked = withWaiting(parcel, [scan(1)], 'courier')
  assert.deepEqual([picked.code, picked.is_mine], ['picked_up', true])
  assert.deepEqual(picked.next, ['reweighed', 'origin_hub_in', 'damaged'])
  const other = withWaiting(parcel, [scan(1, { tracking_number: 'SB2' })], 'courier')
  assert.equal(other.code, 'label_created')
})
