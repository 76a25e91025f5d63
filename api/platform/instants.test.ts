import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { sql } from 'kysely'
import { startTestServer } from '../testing/test-server.ts'
import { openDatabase } from './database.ts'

const { url } = await startTestServer()

const texts = [
  '2026-11-29 02:17:05.123456+00',
  '2026-02-28 23:59:59.9+00',
  '1969-12-31 23:59:59+07',
  '0044-03-15 12:00:00+00 BC',
  '10000-01-01 00:00:00+00',
  'infinity',
]
const asked = texts.map((text, place) => `'${text}'::timestamptz as t${place}`).join(', ')

test('an instant is read as the library reads it, whatever the zone of a session', async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { db, close } = openDatabase(url, 1)
  try {
    for (const zone of ['UTC', 'Asia/Kuala_Lumpur', 'Asia/Kolkata']) {
      await client.query(`set time zone '${zone}'`)
      await sql.raw(`set time zone '${zone}'`).execute(db)
      const { rows } = await client.query(`select ${asked}`)
      assert.deepEqual((await sql.raw(`select ${asked}`).execute(db)).rows, rows)
    }
    const { rows } = await sql<{ t0: Date }>`select ${sql.raw(asked)}`.execute(db)
    assert.equal(rows[0]?.t0.toISOString(), '2026-11-29T02:17:05.123Z')
  } finally {
    await client.end()
    await close()
  }
})
