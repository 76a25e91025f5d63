import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import S3rver from 's3rver'
import { freePort } from '../testing/free-port.ts'
import { readConfig } from './config.ts'
import { openStorage, type Storage } from './storage.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'seberang-files-'))
const s3 = new S3rver({
  port: await freePort(),
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'parcels', configs: [] }],
})
const { port } = await s3.run()
after(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const onDisk = await openStorage(readConfig({ DATA_DIR: folder }))
const onS3 = await openStorage(
  readConfig({
    DATA_DIR: folder,
    S3_BUCKET: 'parcels',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }),
)

async function keepsAndForgets(storage: Storage) {
  const bytes = new TextEncoder().encode('a picture, say')
  await storage.put('proofs/one.webp', bytes)
  assert.equal(await storage.exists('proofs/one.webp'), true)
  assert.deepEqual(Buffer.from(await storage.get('proofs/one.webp')), Buffer.from(bytes))
  await storage.remove('proofs/one.webp')
  assert.equal(await storage.exists('proofs/one.webp'), false)
}

test('the disk keeps a file, gives it back and forgets it', () => keepsAndForgets(onDisk))

test('S3 keeps a file, gives it back and forgets it', () => keepsAndForgets(onS3))

test('a folder that was never made is empty, a storage that is away is no empty one', async () => {
  for (const storage of [onDisk, onS3]) {
    assert.deepEqual(await storage.list('erased'), [])
    await storage.put('erased/one', new Uint8Array())
    assert.deepEqual(await storage.list('erased'), ['erased/one'])
    await storage.remove('erased/one')
  }
  const place = { S3_BUCKET: 'parcels', S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` }
  const away = await openStorage(
    readConfig({
      DATA_DIR: folder,
      ...place,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  )
  await assert.rejects(away.list('erased'))
})

test('a write that fails leaves nothing behind', async () => {
  await writeFile(path.join(folder, 'files', 'blocked'), 'a file where a folder should be')
  await assert.rejects(onDisk.put('blocked/one.webp', new Uint8Array([1])))
  assert.deepEqual((await readdir(path.join(folder, 'files'))).toSorted(), ['blocked', 'erased', 'proofs'])
})

test('no name leads out of the folder of files', async () => {
  for (const key of ['../beside', 'pictures/../../beside', '/tmp/beside'])
    await assert.rejects(onDisk.put(key, Buffer.from('x')), /leads out of the folder/)
})
