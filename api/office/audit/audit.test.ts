import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { exportAudit, listAudit } from '#contract/office/audit.ts'
import type { Input } from '#contract/platform/endpoint.ts'
import { changeCountry } from '#contract/places/settings.ts'
import { changeCounterOfAgent, changeRole, lockPerson } from '#contract/people/staff.ts'
import { parseCsv } from '../../platform/csv.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place } = await makeOrders(server)
const admin = await makeUser('admin')

type Query = Input<typeof listAudit>['query']
const log = async (query: Query = {}) => (await call(listAudit, { query }, admin)).data.act_data
const names = async (query: Query = {}) => (await log(query)).map(({ name }) => name)
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const daysAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

/** An event of another day; its id is of that day, as it would be. */
async function past(name: string, days: number, actor_id: string, subject_id: string | null = null) {
  await sql`insert into events (id, name, actor_id, subject_id, at)
    values (uuidv7(make_interval(days => ${-days})), ${name}, ${actor_id}::uuid, ${subject_id}::uuid, now() - make_interval(days => ${days}))`.execute(
    db,
  )
}

test('an act is told with who did it, to whom, from which role to which', async () => {
  const courier = await makeUser('courier')
  await call(changeRole, { params: courier, body: { role: 'agent' } }, admin)
  const [act] = await log({ person_id: courier.id })
  assert.deepEqual(
    [act?.name, act?.actor_name, act?.actor_role, act?.subject_name, act?.from_role, act?.to_role],
    ['role_changed', 'Test admin', 'admin', 'Test courier', 'courier', 'agent'],
  )
})

test('an act is told with the old and the new value, and with names instead of ids', async () => {
  await makeSampleLocations(db)
  const [first, second] = await db.selectFrom('locations').select(['id', 'label']).limit(2).execute()
  assert.ok(first && second)
  const agent = await makeUser('agent')
  for (const { id: location_id } of [first, second])
    await call(changeCounterOfAgent, { params: agent, body: { location_id } }, admin)
  const changes = async (query: Query) => (await log({ ...query, limit: '1' }))[0]?.changes
  assert.deepEqual(await changes({ person_id: agent.id }), [
    { field: 'location_id', before: first.label, after: second.label },
  ])
  const flags = { is_purchase_available: false, is_pickup_available: true }
  await call(
    changeCountry,
    { params: { code: 'MY' }, body: { ...flags, is_purchase_available: true } },
    admin,
  )
  await call(changeCountry, { params: { code: 'MY' }, body: flags }, admin)
  assert.deepEqual(await changes({ name: 'country_changed' }), [
    { field: 'country', before: null, after: 'MY' },
    { field: 'is_purchase_available', before: 'true', after: 'false' },
  ])
  await call(
    changeCountry,
    { params: { code: 'MY' }, body: { ...flags, is_purchase_available: true } },
    admin,
  )
})

test('the log is searched by person, kind, order number and days, and all at once', async () => {
  const [customer, courier, agent] = await Promise.all([makeUser(), makeUser('courier'), makeUser('agent')])
  await db.updateTable('users').set({ name: 'Zainab_Contoh' }).where('id', '=', agent.id).execute()
  await past('box_confirmed', 40, agent.id)
  await past('manifest_moved', 3, agent.id)
  await call(lockPerson, { params: courier }, admin)
  await place(customer)
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('user_id', '=', customer.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(await names({ person: 'zainab_c' }), ['manifest_moved', 'box_confirmed'])
  assert.deepEqual(await names({ person: agent.email, name: 'box_confirmed' }), ['box_confirmed'])
  assert.deepEqual(await names({ person: courier.email }), ['account_locked'])
  assert.deepEqual(await names({ person: 'nobody-like-this' }), [])
  assert.deepEqual(await names({ number: tracking_number }), ['order_placed'])
  assert.deepEqual(await names({ number: tracking_number, name: 'box_confirmed' }), [])
  assert.deepEqual(await names({ from: daysAgo(4), to: daysAgo(2) }), ['manifest_moved'])
  assert.deepEqual(await names({ to: daysAgo(4) }), ['box_confirmed'])
  assert.ok((await names({ from: today, to: today })).includes('account_locked'))
  const [placed] = await log({ number: tracking_number })
  assert.equal(placed?.tracking_number, tracking_number)
})

test('what cannot be searched for is said beside its field', async () => {
  const errors = async (query: object) =>
    (await call(listAudit, { query }, admin)).errors.map(({ path, message }) => [path, message])
  assert.deepEqual(await errors({ number: 'SB0' }), [['number', 'error.tracking_number_invalid']])
  assert.deepEqual(await errors({ person: 'ab' }), [['person', 'error.search_short']])
  assert.deepEqual(await errors({ from: 'yesterday' }), [['from', 'error.date_invalid']])
  assert.equal((await errors({ name: 'drop_table' }))[0]?.[0], 'name')
  await Promise.all(Array.from({ length: 51 }, () => makeUser()))
  assert.deepEqual(await errors({ person: 'example.com' }), [['person', 'error.too_many_people']])
})

test('pages follow each other without a gap or a repetition while new acts arrive', async () => {
  const agent = await makeUser('agent')
  for (let index = 0; index < 7; index += 1) await past('manifest_opened', 10, agent.id)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = { person_id: agent.id, limit: '3', ...(cursor ? { cursor } : {}) }
    const { data } = await call(listAudit, { query }, admin)
    seen.push(...data.act_data.map(({ id }) => id))
    cursor = data.next_cursor ?? undefined
    await past('manifest_moved', 0, agent.id)
  } while (cursor)
  assert.equal(new Set(seen).size, 7)
  assert.equal(seen.length, 7)
})

test('the export holds what was asked for, whole and harmless in a spreadsheet, and is recorded itself', async () => {
  const agent = await makeUser('agent')
  await db.updateTable('users').set({ name: '=HYPERLINK("x"),\nContoh' }).where('id', '=', agent.id).execute()
  await sql`insert into events (name, actor_id) select 'manifest_moved', ${agent.id}::uuid from generate_series(1, 2500)`.execute(
    db,
  )
  const reply = await call(exportAudit, { query: { person_id: agent.id } }, admin)
  assert.equal(reply.status, 200)
  assert.match(String(reply.headers['content-disposition']), /attachment; filename="audit\.csv"/)
  const rows = parseCsv(reply.file.toString('utf8').replace('\uFEFF', ''))
  assert.equal(rows.length, 2500)
  assert.deepEqual([rows[0]?.['event'], rows[0]?.['actor']], ['manifest_moved', `'=HYPERLINK("x"),\nContoh`])
  const [exported] = await log({ name: 'audit_exported' })
  assert.equal(exported?.actor_name, 'Test admin')
  const { data } = await db
    .selectFrom('events')
    .select('data')
    .where('name', '=', 'audit_exported')
    .executeTakeFirstOrThrow()
  assert.deepEqual(data, { people: [agent.id] })
})

test('the log cannot be changed by anybody', async () => {
  await assert.rejects(sql`update events set name = 'box_added'`.execute(db), /only grows/)
  await assert.rejects(sql`delete from events`.execute(db), /only grows/)
})
