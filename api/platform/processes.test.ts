import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/test-until.ts'
import { joinInstallation } from './processes.ts'

const { db, url } = await startTestServer()
const folder = await mkdtemp(path.join(tmpdir(), 'seberang-joining-'))
after(() => rm(folder, { recursive: true, force: true }))
const warned: unknown[] = []
const note = (...words: unknown[]) => void warned.push(words)
const log = { warn: note, error: note }
const one = {
  database_url: url,
  data_dir: path.join(folder, 'one'),
  runs: 'both',
  s3: undefined,
  held: ['a secret that only tests know, 32+'],
} as const

test('processes join and leave; one that fell silent keeps nobody out', async () => {
  const { leave } = await joinInstallation(one, log)
  const moved = { ...one, data_dir: path.join(folder, 'two') }
  await assert.rejects(joinInstallation(moved, log), /keeps its files elsewhere/)
  await assert.rejects(joinInstallation({ ...one, held: ['b'.repeat(32)] }, log), /SECRET_KEY is not the key/)
  await db
    .updateTable('processes')
    .set({ seen_at: new Date(Date.now() - 60_000) })
    .execute()
  const { leave: leaveToo } = await joinInstallation(moved, log)
  assert.equal((await db.selectFrom('processes').selectAll().execute()).length, 1)
  await leave()
  await leaveToo()
  assert.deepEqual(await db.selectFrom('processes').selectAll().execute(), [])
  assert.deepEqual(warned, [])
})

test('a process that others took for ended says again all that it says of itself', async () => {
  const { leave, keys } = await joinInstallation(one, log, 20)
  await db.deleteFrom('processes').execute()
  const seen = () => db.selectFrom('processes').select(['runs', 'key_marks', 'seals_with']).executeTakeFirst()
  await until(async () => (await seen()) !== undefined)
  assert.deepEqual(await seen(), { runs: 'both', key_marks: keys.marks, seals_with: keys.mark })
  await leave()
  await sleep(100)
  assert.equal(await seen(), undefined, 'who has left comes back')
  assert.deepEqual(warned, [])
})

test('a bucket that all name alike is one place', async () => {
  const s3 = { bucket: 'proofs', key_id: 'x', secret: 'y', region: 'ap-southeast-1', endpoint: undefined }
  const leaving = await Promise.all(
    ['three', 'four'].map((name) => joinInstallation({ ...one, s3, data_dir: path.join(folder, name) }, log)),
  )
  assert.equal((await db.selectFrom('processes').selectAll().execute()).length, 2)
  for (const { leave } of leaving) await leave()
})
