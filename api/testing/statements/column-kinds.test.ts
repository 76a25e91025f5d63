import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startTestServer } from '../test-server.ts'
import { columnKinds } from './column-kinds.ts'

const { db } = await startTestServer()

// One value of each type, as PostgreSQL reads it.
const samples: Record<string, string> = {
  boolean: 'true',
  Buffer: '\\x00',
  number: '1',
  Json: '{"at": 1}',
  'boolean[]': '{true}',
  'number[]': '{1}',
  'Json[]': '{"1"}',
  'Date[]': '{2026-01-01}',
  Date: '2026-01-01',
}
const texts: Record<string, string> = {
  uuid: '019b0000-0000-7000-8000-000000000000',
  date: '2026-01-01',
  time: '10:00',
  inet: '10.0.0.1',
  numeric: '1',
  'uuid[]': '{019b0000-0000-7000-8000-000000000000}',
  'bigint[]': '{1}',
}

test('each type of PostgreSQL arrives as the kind that is written down', async () => {
  for (const [type, kind] of Object.entries(columnKinds)) {
    const { rows: names } = await sql<{ name: string }>`
      select format_type(${type}::oid, null) as name`.execute(db)
    const name = names[0]?.name ?? ''
    const sample =
      texts[name.replace(/ without.*/, '')] ?? samples[kind] ?? (kind === 'string[]' ? '{a}' : 'a')
    const { rows } = await sql<{
      value: unknown
    }>`select ${sql.lit(sample)}::${sql.raw(name)} as value`.execute(db)
    assert.equal(kindOf(rows[0]?.value, kind), kind, name)
  }
})

function kindOf(value: unknown, expected: string): string {
  if (Array.isArray(value)) return `${kindOf(value[0], expected.replace('[]', ''))}[]`
  if (value instanceof Date) return 'Date'
  if (Buffer.isBuffer(value)) return 'Buffer'
  return expected === 'Json' ? 'Json' : typeof value
}
