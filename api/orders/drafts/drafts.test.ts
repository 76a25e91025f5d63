import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { carriedTypes, type CarriedType } from '#contract/site/order-types.ts'
import { draftCallsOf, longestDraft_characters } from '#contract/orders/drafts.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { withDatabaseBefore } from '../../testing/test-upgrade.ts'
import { makeOrders } from '../purchases/test-orders.ts'
import { makeShipments, type Person } from '../shipments/test-shipments.ts'
import { sweepDraftsJob } from './drafts.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const places: Record<CarriedType, (person: Person) => Promise<unknown>> = {
  shipment: (await makeShipments(server)).place,
  box_purchase: (await makeOrders(server)).place,
}

const draftOf = (name: string) => ({ step: 2, sender: { name, id_number: 'A1234567' } })

async function save(person: Person, type: CarriedType, name: string, version: number) {
  const { code, code_message, data } = await call(
    draftCallsOf[type].save,
    { body: { draft: draftOf(name), version } },
    person,
  )
  return code === 200 ? data.version : code_message
}

async function stored(person: Person, type: CarriedType) {
  return (await call(draftCallsOf[type].read, {}, person)).data
}

function rowsOf({ id }: Person) {
  return db
    .selectFrom('drafts')
    .select(['order_type', 'sealed', 'draft', 'version'])
    .where('user_id', '=', id)
    .orderBy('order_type')
    .execute()
}

for (const type of carriedTypes) {
  test(`the draft of a ${type} is kept for its owner, and each save names the one it builds on`, async () => {
    const [person, stranger] = await Promise.all([makeUser(), makeUser()])
    assert.deepEqual(await stored(person, type), { draft: null, version: 0 })
    assert.equal(await save(person, type, 'Siti', 0), 1)
    assert.equal(await save(person, type, 'Siti Contoh', 1), 2)
    assert.deepEqual(await stored(person, type), { draft: draftOf('Siti Contoh'), version: 2 })
    assert.deepEqual(await stored(stranger, type), { draft: null, version: 0 })
  })

  test(`of two windows that save a ${type} on the same version one is refused, and nothing of it is stored`, async () => {
    const person = await makeUser()
    const first = [await save(person, type, 'first', 0), await save(person, type, 'second', 0)]
    assert.deepEqual(first, [1, 'draft_changed'])
    const both = await Promise.all([save(person, type, 'left', 1), save(person, type, 'right', 1)])
    assert.deepEqual(both.toSorted(), [2, 'draft_changed'])
    assert.equal(await save(person, type, 'first', 1), 'draft_changed')
    assert.deepEqual((await stored(person, type)).draft, draftOf(both[0] === 2 ? 'left' : 'right'))
    assert.equal(await save(await makeUser(), type, 'of a version that never was', 7), 'draft_changed')
  })

  test(`the order of a ${type} empties its draft and no other, and a save that comes after it is too late`, async () => {
    const person = await makeUser()
    for (const each of carriedTypes) assert.equal(await save(person, each, 'Siti', 0), 1)
    await places[type](person)
    assert.deepEqual(await stored(person, type), { draft: null, version: 2 })
    const other = carriedTypes.find((each) => each !== type) ?? type
    assert.deepEqual(await stored(person, other), { draft: draftOf('Siti'), version: 1 })
    for (const late of [0, 1]) assert.equal(await save(person, type, 'late', late), 'draft_changed')
    assert.deepEqual(await stored(person, type), { draft: null, version: 2 })
    assert.equal(await save(person, type, 'the next one', 2), 3)
  })

  test(`also the first save of all is too late once the ${type} is placed`, async () => {
    const person = await makeUser()
    await places[type](person)
    assert.equal(await save(person, type, 'late', 0), 'draft_changed')
    assert.deepEqual(await rowsOf(person), [{ order_type: type, sealed: null, draft: null, version: 1 }])
  })
}

test('what is typed lies sealed in the database, bound to its owner and its form', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  await save(person, 'shipment', 'Siti', 0)
  const [row] = await rowsOf(person)
  assert.equal(row?.draft, null)
  assert.doesNotMatch(row?.sealed?.toString('latin1') ?? '', /A1234567|Siti/)
  for (const [user_id, order_type] of [
    [stranger.id, 'shipment'],
    [person.id, 'box_purchase'],
  ] as const)
    await db
      .insertInto('drafts')
      .values({ user_id, order_type, sealed: row?.sealed ?? null })
      .execute()
  assert.equal((await call(draftCallsOf.shipment.read, {}, stranger)).code, 500)
  assert.equal((await call(draftCallsOf.box_purchase.read, {}, person)).code, 500)
})

test('a draft that is too long is refused as such, and one that is just short enough is kept', async () => {
  const person = await makeUser()
  const { save } = draftCallsOf.shipment
  const frame = JSON.stringify({ note: '' }).length
  // Three bytes a character: the limit counts what somebody typed.
  const note = '箱'.repeat(longestDraft_characters - frame)
  const long = await call(save, { body: { draft: { note: `${note}箱` }, version: 0 } }, person)
  assert.deepEqual([long.code, long.code_message], [413, 'body_too_large'])
  assert.deepEqual(await rowsOf(person), [])
  const kept = await call(save, { body: { draft: { note }, version: 0 } }, person)
  assert.equal(kept.code, 200)
  assert.deepEqual(await stored(person, 'shipment'), { draft: { note }, version: 1 })
})

test('after thirty days the words go, and a window that is still open hears that it is behind', async () => {
  const [person, newer] = await Promise.all([makeUser(), makeUser()])
  await save(person, 'shipment', 'old', 0)
  await save(newer, 'shipment', 'newer', 0)
  const age = (user_id: string, days: number) =>
    sql`update drafts set changed_at = now() - make_interval(days => ${days}::int, mins => 1) where user_id = ${user_id}::uuid`.execute(
      db,
    )
  await age(person.id, 30)
  await age(newer.id, 29)
  for (const _ of [1, 2]) await sweepDraftsJob({ db }).work()
  assert.deepEqual(await stored(person, 'shipment'), { draft: null, version: 2 })
  assert.deepEqual((await stored(newer, 'shipment')).draft, draftOf('newer'))
  assert.equal(await save(person, 'shipment', 'late', 1), 'draft_changed')
})

test('a draft from before the upgrade goes on without its identity numbers, and is sealed when it is saved', async () => {
  const person = await makeUser()
  const draft = { step: 1, sender: { name: 'Siti' } }
  await db
    .insertInto('drafts')
    .values({ user_id: person.id, order_type: 'shipment', draft: JSON.stringify(draft), version: 4 })
    .execute()
  assert.deepEqual(await stored(person, 'shipment'), { draft, version: 4 })
  assert.equal(await save(person, 'shipment', 'Siti Contoh', 4), 5)
  const [row] = await rowsOf(person)
  assert.deepEqual([row?.draft, row?.sealed === null], [null, false])
})

test('the upgrade takes identity numbers out of the drafts that lie unsealed', () =>
  withDatabaseBefore('0046', async (client, upgrade) => {
    await client.query('set session_replication_role = replica')
    const user_id = randomUUID()
    const party = { name: 'Siti', id_number: 'A1234567' }
    await client.query('insert into shipment_drafts (user_id, draft, version) values ($1, $2, 3)', [
      user_id,
      { step: 1, sender: party, receiver: party },
    ])
    await upgrade()
    const { rows } = await client.query('select draft, version, order_type, sealed from drafts')
    const left = { name: 'Siti' }
    assert.deepEqual(rows, [
      {
        draft: { step: 1, sender: left, receiver: left },
        version: 3,
        order_type: 'shipment',
        sealed: null,
      },
    ])
  }))
