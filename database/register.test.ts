import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import pg from 'pg'

const register = path.resolve(import.meta.dirname, '../docs/personal-data.md')

test('every table of the database stands in the register of personal data, and nothing else does', async () => {
  const address = new URL(process.env['TEST_SERVER_URL'] ?? '')
  address.pathname = `/${process.env['TEST_TEMPLATE']}`
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  await client.end()
  const text = await readFile(register, 'utf8')
  const listed = text
    .split('\n')
    .filter((line) => line.startsWith('| `') || line.startsWith('`'))
    .flatMap((line) =>
      Array.from((line.startsWith('|') ? (line.split('|')[1] ?? '') : line).matchAll(/`([a-z_]+)`/g)),
    )
    .map(([, name]) => name)
  assert.deepEqual(listed.toSorted(), rows.map(({ name }) => name).toSorted())
})
