import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startTestServer } from '../testing/test-server.ts'
import { openDatabase } from './database.ts'
import { reused } from './written.ts'

const { url } = await startTestServer()

test('a statement that is put together once answers each call by its own values', async () => {
  let built = 0
  const difference = reused((from: number, less: number) => {
    built += 1
    return sql<{ left: number }>`select ${from}::int - ${less}::int as left`
  })
  const { db, close } = openDatabase(url, 1)
  assert.deepEqual(await difference(db, 5, 3), [{ left: 2 }])
  assert.deepEqual(await difference(db, 10, 1), [{ left: 9 }])
  assert.equal(built, 1)
  await close()
})

test('it refuses values in another order, twice or not at all', async () => {
  const { db, close } = openDatabase(url, 1)
  const swapped = reused((a: number, b: number) => sql`select ${b}::int, ${a}::int`)
  const twice = reused((a: number) => sql`select ${a}::int, ${a}::int`)
  const left_out = reused((...values: number[]) => sql`select ${values.length + 1}::int`)
  await assert.rejects(swapped(db, 1, 2), /in its order/)
  await assert.rejects(twice(db, 1), /in its order/)
  await assert.rejects(left_out(db, 1), /in its order/)
  await close()
})
