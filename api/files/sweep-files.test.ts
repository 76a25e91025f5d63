import assert from 'node:assert/strict'
import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { startTestServer } from '../testing/test-server.ts'
import { sweepFilesJob } from './sweep-files.ts'

const { app, makeUser } = await startTestServer()
const { db, storage } = app

test('a file of the day before yesterday goes when it has no row; one with a row and one of today stay', async () => {
  const [lost, kept, fresh] = [keyOf(2), keyOf(2), keyOf(0)]
  for (const key of [lost, kept, fresh]) await storage.put(key, Buffer.from('sealed'))
  await db
    .insertInto('files')
    .values({
      id: randomUUIDv7(),
      kind: 'claim',
      owner_id: (await makeUser()).id,
      storage_key: kept,
      sealed_key: randomBytes(32),
      content_type: 'image/jpeg',
      bytes: 6,
      width: 1,
      height: 1,
      source_hash: randomBytes(32),
      pixel_hash: randomBytes(32),
    })
    .execute()
  await sweepFilesJob({ db, storage }).work()
  const stored = await Promise.all([lost, kept, fresh].map((key) => storage.exists(key)))
  assert.deepEqual(stored, [false, true, true])
})

function keyOf(daysAgo: number) {
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  return `claim/${day}/${randomUUIDv7()}`
}
