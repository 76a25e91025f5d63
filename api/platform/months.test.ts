import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startTestServer } from '../testing/test-server.ts'
import { makeMonthsJob } from './months.ts'

const { db } = await startTestServer()
const job = makeMonthsJob(db)

async function partsOf(table: string) {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** The last month that has to be there: three after this one. */
async function lastMonth() {
  const { rows } = await sql<{ month: string; begins: string }>`
    select to_char(m, 'YYYY_MM') as month, first_id_at(m at time zone 'UTC') as begins
    from (select date_trunc('month', now() at time zone 'UTC') + interval '3 months') last (m)`.execute(db)
  assert.ok(rows[0])
  return rows[0]
}

test('months are made ahead of time, and a month that is missing is made again', async () => {
  const { month } = await lastMonth()
  for (const table of ['events', 'parcel_events']) {
    assert.ok((await partsOf(table)).includes(`history.${table}_${month}`))
    await sql`drop table history.${sql.ref(`${table}_${month}`)}`.execute(db)
  }
  await job.work()
  await job.work()
  for (const table of ['events', 'parcel_events'])
    assert.ok((await partsOf(table)).includes(`history.${table}_${month}`))
})

test('a month is not made while somebody reads, who waits for nothing; the job comes again', async () => {
  const { rows } = await sql<{ settings: string[] }>`
    select proconfig as settings from pg_proc where proname = 'make_months_ahead'`.execute(db)
  assert.deepEqual(rows[0]?.settings, ['lock_timeout=200ms'])
  const { month } = await lastMonth()
  await sql`drop table history.${sql.ref(`events_${month}`)}`.execute(db)
  await db.transaction().execute(async (reader) => {
    await reader.selectFrom('events').select('id').limit(1).execute()
    await assert.rejects(job.work(), /wait for a quieter moment/)
    await reader.selectFrom('events').select('id').limit(1).execute()
  })
  await job.work()
  assert.ok((await partsOf('events')).includes(`history.events_${month}`))
})

test('what belongs to a month without a table is taken, found, and stays where it is', async () => {
  const { month, begins } = await lastMonth()
  await sql`drop table history.${sql.ref(`events_${month}`)}`.execute(db)
  await sql`insert into events (id, name) values (${begins}::uuid, 'box_changed')`.execute(db)
  await job.work()
  assert.equal((await partsOf('events')).includes(`history.events_${month}`), false)
  const { rows } = await sql<{ part: string; name: string }>`
    select tableoid::regclass::text as part, name from events where id = ${begins}::uuid`.execute(db)
  assert.deepEqual(rows, [{ part: 'history.events_other', name: 'box_changed' }])
  const waiting = db.selectFrom('dispatch').select('source').where('event_id', '=', begins)
  await sql`delete from dispatch where event_id = ${begins}::uuid`.execute(db)
  assert.deepEqual(await waiting.execute(), [])
})

test('nobody writes into a month past its table, and no month is emptied', async () => {
  for (const part of [...(await partsOf('events')), ...(await partsOf('parcel_events'))]) {
    const table = sql.raw(part)
    for (const change of [
      sql`insert into ${table} select * from ${table}`,
      sql`update ${table} set at = now()`,
      sql`delete from ${table}`,
      sql`truncate ${table}`,
    ])
      await assert.rejects(change.execute(db), /only grows/)
  }
  await assert.rejects(sql`truncate events`.execute(db), /only grows/)
})

test('whoever names an order or a moment reads its months alone', async () => {
  const plan = async (statement: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${sql.raw(statement)}`.execute(
      db,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  await db.connection().execute(async (client) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(client)
    await sql`prepare of_parcel (uuid) as select * from parcel_events where order_id = $1`.execute(client)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) execute of_parcel('019aa000-0000-7000-8000-000000000000')`.execute(client)
    const text = rows.map((row) => row['QUERY PLAN']).join('\n')
    assert.match(text, /Subplans Removed/)
    assert.equal(text.match(/ on parcel_events_/g)?.length, 1)
    await sql`deallocate of_parcel`.execute(client)
    await sql`reset plan_cache_mode`.execute(client)
  })
  const lately = await plan(`select * from events where id > first_id_at(now() - interval '1 day')`)
  assert.match(lately, /events_before/)
  const far = await plan(`select * from events where id > first_id_at(now() + interval '20 years')`)
  assert.doesNotMatch(far, /events_before/)
})
