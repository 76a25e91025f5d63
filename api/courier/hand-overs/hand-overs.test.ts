import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  beginHandOver,
  cancelHandOver,
  countHandOver,
  joinHandOver,
  readHandOver,
} from '#contract/courier/hand-overs.ts'
import { makeParcels } from '../scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned } = await makeParcels(server)

async function inHand(courier: Person, count: number) {
  const person = await makeUser()
  const parcels = await Promise.all(Array.from({ length: count }, () => paid(person)))
  for (const { number } of parcels) await scanned(courier, number, 'picked_up')
  return parcels.map(({ number }) => number)
}

const begin = (who: Person, numbers: string[]) =>
  call(beginHandOver, { body: { numbers } }, { token: who.token })
const join = (who: Person, code: string) => call(joinHandOver, { params: { code } }, { token: who.token })
const count = (who: Person, id: string, numbers: string[]) =>
  call(countHandOver, { params: { id }, body: { numbers } }, { token: who.token })

async function holdersOf(numbers: string[]) {
  const rows = await db
    .selectFrom('parcels')
    .select('holder_id')
    .where('tracking_number', 'in', numbers)
    .execute()
  return [...new Set(rows.map(({ holder_id }) => holder_id))]
}

async function begun(parcels = 3) {
  const [giver, receiver] = await Promise.all([makeUser('courier'), makeUser('agent')])
  const numbers = await inHand(giver, parcels)
  const { data } = await begin(giver, numbers)
  const { id, code } = data.hand_over
  await join(receiver, code)
  return { giver, receiver, numbers, id, code }
}

test('parcels change hands all at once, when both have counted the same', async () => {
  const { giver, receiver, numbers, id } = await begun()
  assert.deepEqual(await holdersOf(numbers), [giver.id])
  const { data } = await count(receiver, id, numbers)
  assert.equal(data.hand_over.status, 'settled')
  assert.deepEqual(await holdersOf(numbers), [receiver.id])
  const events = await db
    .selectFrom('events')
    .select(['actor_id', 'data'])
    .where('name', '=', 'parcel_handed_over')
    .where('subject_id', '=', id)
    .execute()
  assert.deepEqual(
    events,
    numbers.map(() => ({ actor_id: giver.id, data: { receiver_id: receiver.id } })),
  )
  const [first = ''] = numbers
  assert.equal((await scanned(giver, first, 'reweighed')).code_message, 'held_by_another')
  assert.equal((await scanned(receiver, first, 'reweighed')).code_message, 'success')
  assert.equal((await count(receiver, id, numbers)).code_message, 'hand_over_closed')
})

test('a difference is shown to both and moves nothing until it is cleared up', async () => {
  const { giver, receiver, numbers, id } = await begun()
  const [one = '', two = '', three = ''] = numbers
  const [foreign = ''] = await inHand(await makeUser('courier'), 1)
  await count(receiver, id, [one, two, foreign])
  const seen = await Promise.all(
    [giver, receiver].map(async (who) => {
      const { data } = await call(readHandOver, { params: { id } }, { token: who.token })
      return data.hand_over.parcels.filter(({ is_given, is_taken }) => is_given !== is_taken)
    }),
  )
  assert.deepEqual(seen[0], seen[1])
  assert.deepEqual(
    new Map(seen[0]?.map(({ tracking_number, is_given }) => [tracking_number, is_given])),
    new Map([three, foreign].toSorted().map((number) => [number, number === three])),
  )
  assert.deepEqual(await holdersOf(numbers), [giver.id])
  await count(receiver, id, [one, two])
  assert.equal((await count(giver, id, [one, two])).data.hand_over.status, 'settled')
  assert.deepEqual(await holdersOf([one, two]), [receiver.id])
  assert.deepEqual(await holdersOf([three]), [giver.id])
})

test('both press at the same moment: the parcels move once', async () => {
  const { giver, receiver, numbers, id } = await begun(2)
  const [one = ''] = numbers
  await count(receiver, id, [one])
  const answers = await Promise.all([
    count(giver, id, [one]),
    count(receiver, id, [one]),
    count(giver, id, [one]),
  ])
  assert.ok(answers.some(({ code }) => code === 200))
  assert.ok(answers.every(({ code }) => code === 200 || code === 409))
  assert.deepEqual(await holdersOf([one]), [receiver.id])
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events where name = 'parcel_handed_over' and subject_id = ${id}::uuid`.execute(
    db,
  )
  assert.deepEqual(rows, [{ count: 1 }])
})

test('nobody gives what is not in their hand, takes their own parcel or counts as a third', async () => {
  const { giver, receiver, numbers, id, code } = await begun(1)
  const third = await makeUser('courier')
  assert.deepEqual((await begin(third, numbers)).errors, [
    { path: 'numbers', message: 'error.not_in_your_hand' },
  ])
  assert.equal((await join(third, code)).code_message, 'hand_over_taken')
  assert.equal((await join(giver, code)).code_message, 'hand_over_own')
  assert.equal((await count(third, id, numbers)).code, 404)
  assert.equal((await call(readHandOver, { params: { id } }, third)).code, 404)
  assert.equal((await begin(await makeUser(), numbers)).code, 403)

  const own = await paid(receiver)
  await scanned(giver, own.number, 'picked_up')
  const again = await begin(giver, [own.number])
  assert.equal((await call(readHandOver, { params: { id } }, giver)).data.hand_over.status, 'cancelled')
  await join(receiver, again.data.hand_over.code)
  assert.equal((await count(receiver, again.data.hand_over.id, [own.number])).code_message, 'own_order')
  assert.deepEqual(await holdersOf([own.number]), [giver.id])
})

test('a hand-over ends: too late, cancelled, or when a parcel went elsewhere meanwhile', async () => {
  const late = await begun(1)
  await db
    .updateTable('hand_overs')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', late.id)
    .execute()
  assert.equal((await count(late.receiver, late.id, late.numbers)).code_message, 'hand_over_expired')

  const cancelled = await begun(1)
  const cancel = (who: Person) => call(cancelHandOver, { params: { id: cancelled.id } }, { token: who.token })
  const answers = await Promise.all([cancel(cancelled.giver), cancel(cancelled.receiver)])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
  assert.equal((await count(cancelled.receiver, cancelled.id, cancelled.numbers)).code, 409)

  const gone = await begun(1)
  await scanned(await makeUser('agent'), gone.numbers[0] ?? '', 'origin_hub_in')
  assert.equal((await count(gone.receiver, gone.id, gone.numbers)).code_message, 'parcels_changed')
  assert.deepEqual(await holdersOf(gone.numbers), [null])
})

test('the database itself settles nothing on which both do not agree', async () => {
  const { id } = await begun(1)
  await assert.rejects(() =>
    sql`update hand_overs set status = 'settled', settled_at = now() where id = ${id}::uuid`.execute(db),
  )
})
