import assert from 'node:assert/strict'
import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { startTestServer } from '../testing/test-server.ts'
import { atOneMoment } from '../verify/connection.ts'
import { verifyFiles } from '../verify/files.ts'
import { closeMissing } from './close-missing.ts'

const { app, url, makeUser } = await startTestServer()
const { db, storage } = app
const owner = await makeUser()

async function keep() {
  const storage_key = `claim/2026-01-01/${randomUUIDv7()}`
  await storage.put(storage_key, Buffer.from('sealed'))
  const known = { id: randomUUIDv7(), kind: 'claim', owner_id: owner.id, storage_key } as const
  const looks = { content_type: 'image/jpeg', bytes: 6, width: 1, height: 1 } as const
  const hashes = { sealed_key: randomBytes(32), source_hash: randomBytes(32), pixel_hash: randomBytes(32) }
  await db
    .insertInto('files')
    .values({ ...known, ...looks, ...hashes })
    .execute()
  return storage_key
}

test('rows of pictures that are gone are closed; the wrong storage closes none', async () => {
  const [first, second, third] = [await keep(), await keep(), await keep()]
  await storage.remove(first)
  assert.equal(await closeMissing(db, storage), 1)
  assert.equal(await closeMissing(db, storage), 0)
  assert.deepEqual(await atOneMoment(url, (ask) => verifyFiles(ask, storage)), [])
  for (const key of [second, third]) await storage.remove(key)
  await assert.rejects(closeMissing(db, storage), /2 of 2 pictures are not there/)
  assert.equal((await atOneMoment(url, (ask) => verifyFiles(ask, storage))).length, 2)
})
