import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startTestServer } from '../../testing/test-server.ts'
import { sweepSessionsJob } from './sweep-sessions.ts'

const { db, makeUser } = await startTestServer()

test('sessions that are over go, and those that go on stay', async () => {
  const [ended, current] = [await makeUser(), await makeUser()]
  await sql`update sessions set created_at = now() - interval '40 days', expires_at = now() - interval '1 second'
    where user_id = ${ended.id}::uuid`.execute(db)
  await sweepSessionsJob({ db }).work()
  const { rows } = await sql<{ user_id: string }>`select user_id from sessions`.execute(db)
  assert.deepEqual(rows, [{ user_id: current.id }])
})
