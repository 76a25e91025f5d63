import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readOrder } from '#contract/office/office-parcels.ts'
import { deleteAccount, exportData } from '#contract/people/accounts.ts'
import { sayNobodyCame } from '#contract/parcels/receiver-answers.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { hashPassword } from '../../people/accounts/passwords.ts'
import { brokenEvents } from '../../parcels/parcels/verify-events.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { makeParcels } from './test-parcels.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { paid, scanned, brought, admin } = await makeParcels(server)
const courier = await makeUser('courier')

/** As if a month ended now: what follows has tables of its own. */
function turnMonth() {
  return sql`do $$ declare
    part text;
    month text := to_char(history.first_month(), 'YYYY_MM');
    ends uuid := first_id_at((history.first_month() + interval '1 month') at time zone 'UTC');
    turn uuid;
  begin
    lock table parcel_events, events in access exclusive mode;
    turn := first_id_at(clock_timestamp() + interval '1 millisecond');
    foreach part in array array['parcel_events', 'events'] loop
      execute format('alter table %1$I detach partition history.%1$s_before', part);
      execute format('alter table %1$I detach partition history.%1$s_%2$s', part, month);
      execute format('alter table %1$I attach partition history.%1$s_before for values from (minvalue) to (%2$L)', part, turn);
      execute format('alter table %1$I attach partition history.%1$s_%2$s for values from (%3$L) to (%4$L)', part, month, turn, ends);
    end loop;
  end $$`.execute(db)
}

async function partsWith(table: 'events' | 'parcel_events', order_id: string) {
  const { rows } = await sql<{ part: string }>`
    select distinct tableoid::regclass::text as part from ${sql.table(table)} where order_id = ${order_id}::uuid order by 1`.execute(
    db,
  )
  return rows.length
}

test('a parcel whose life crosses months is followed, answered, checked, exported and erased', async () => {
  const person = await makeUser()
  const password_hash = await hashPassword('a long password')
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  const old = await paid(person)
  const first = randomUUIDv7()
  await scanned(courier, old.number, 'picked_up', first)
  await turnMonth()

  assert.equal((await scanned(courier, old.number, 'picked_up', first)).code, 200, 'the same scan again')
  for (const code of ['reweighed', 'origin_hub_in'] as const)
    assert.equal((await scanned(courier, old.number, code)).code_message, 'success')
  const young = await paid(person)
  await brought(courier, young.number)
  assert.deepEqual([await partsWith('parcel_events', old.id), await partsWith('events', old.id)], [1, 2])
  assert.equal(await partsWith('parcel_events', young.id), 1)
  const { rows } = await sql<{ parts: number }>`
    select count(distinct tableoid)::int as parts from parcel_events`.execute(db)
  assert.deepEqual(rows, [{ parts: 2 }])

  const followed = (await call(trackParcel, { params: { number: old.number } }, { area: 'public' })).data
  assert.deepEqual(
    followed.parcel.events.map(({ code }) => code),
    ['origin_hub_in', 'reweighed', 'picked_up', 'label_created', 'payment_confirmed', 'order_created'],
  )
  const seen = (await call(readOrder, { params: { number: old.number } }, admin)).data
  assert.equal(seen.parcel?.events.length, 6)

  for (const code of ['out_for_delivery', 'delivery_failed'] as const)
    assert.equal((await scanned(courier, young.number, code)).code_message, 'success')
  const answer = { params: { number: young.number }, body: { words: 'We were at home' } }
  assert.equal((await call(sayNobodyCame, answer)).code, 200)

  assert.deepEqual(await brokenEvents(db), [])
  assert.deepEqual(await atOneMoment(url, verify), [])
  const { data } = await call(exportData, {}, person)
  for (const { number } of [old, young]) assert.match(JSON.stringify(data.export), new RegExp(number))
  const gone = await call(deleteAccount, { body: { current_password: 'a long password' } }, person)
  assert.equal(gone.code, 200)
  const answers = await db.selectFrom('receiver_answers').select('words').execute()
  assert.deepEqual(answers, [{ words: null }])
  assert.deepEqual(await brokenEvents(db), [])
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('the mark of a scan is one event, in whatever month and of whichever parcel', async () => {
  const person = await makeUser()
  const [one, other] = [await paid(person), await paid(person)]
  const scan_id = randomUUIDv7()
  assert.equal((await scanned(courier, one.number, 'picked_up', scan_id)).code, 200)
  assert.equal((await scanned(courier, one.number, 'picked_up', scan_id)).code, 200)
  const foreign = await scanned(courier, other.number, 'picked_up', scan_id)
  assert.deepEqual([foreign.code, foreign.errors], [400, [{ path: 'scan_id', message: 'error.invalid' }]])
  await assert.rejects(
    sql`insert into parcel_events (order_id, seq, code, macro, scan_id, hash)
      values (${other.id}::uuid, 0, 'delayed', 'exception', ${scan_id}::uuid, '')`.execute(db),
    /scan_ids_pkey/,
  )
  const stored = await db
    .selectFrom('parcel_events')
    .select('order_id')
    .where('scan_id', '=', scan_id)
    .execute()
  assert.deepEqual(stored, [{ order_id: one.id }])
})

test('nobody answers what never happened', async () => {
  const { id } = await paid(await makeUser())
  await assert.rejects(
    sql`insert into receiver_answers (order_id, event_id) values (${id}::uuid, ${randomUUIDv7()}::uuid)`.execute(
      db,
    ),
    /no such event/,
  )
})
