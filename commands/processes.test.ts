import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../api/testing/free-port.ts'
import { asAdmin } from './test-postgres.ts'
import { askPatiently, copyDatabase, killRunning, prints, start } from './test-start.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'seberang-processes-'))
const url = await copyDatabase()

afterEach(killRunning)
after(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A process of an installation that has the database in common; `name` is the folder it keeps to itself. */
async function startOne(name: string, env: Record<string, string> = {}) {
  const PORT = String(await freePort())
  const server = start({
    PORT,
    DATABASE_URL: url,
    SECRET_KEY: 'x'.repeat(32),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, name),
    DRAIN_SECONDS: '0',
    ...env,
  })
  return { server, at: (address: string) => askPatiently(`http://localhost:${PORT}${address}`) }
}

async function stop({ server }: Awaited<ReturnType<typeof startOne>>) {
  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0, server.output)
}

function share(name: string, files: string) {
  mkdirSync(path.join(folder, name), { recursive: true })
  symlinkSync(path.join(folder, files, 'files'), path.join(folder, name, 'files'))
}

const ask = (text: string) => asAdmin(url, async (client) => (await client.query(text)).rows)

test('a process that keeps files elsewhere, or has another key, does not start beside the others', async () => {
  const first = await startOne('a')
  await prints(first.server, /is ready/)
  const elsewhere = await startOne('b')
  assert.equal(await elsewhere.server.ended, 1)
  assert.match(elsewhere.server.output, /keeps its files elsewhere/)
  const otherKey = await startOne('c', { SECRET_KEY: 'y'.repeat(32) })
  assert.equal(await otherKey.server.ended, 1)
  assert.match(otherKey.server.output, /SECRET_KEY is not the key this installation/)
  share('d', 'a')
  const beside = await startOne('d')
  await prints(beside.server, /is ready/)
  assert.equal((await ask('select from processes')).length, 2)
  await stop(first)
  await stop(beside)
  assert.deepEqual(await ask('select id from processes'), [], 'who ends leaves')
  const moved = await startOne('b')
  await prints(moved.server, /is ready/)
  await stop(moved)
})

test('a process that is told to stop says so, answers while callers go elsewhere, then ends', async () => {
  const one = await startOne('a', { DRAIN_SECONDS: '2' })
  await prints(one.server, /is ready/)
  assert.equal((await one.at('/readyz?of=process')).status, 200)
  one.server.child.kill('SIGTERM')
  await prints(one.server, /Stopping/)
  assert.equal((await one.at('/readyz?of=process')).status, 503)
  assert.equal((await one.at('/readyz')).status, 503)
  assert.equal((await one.at('/api/v1/region/MY')).status, 200, 'callers are still answered')
  assert.equal(await one.server.ended, 0)
})

test('a database that only reads means 503 for callers, in JSON, and the process stays with its proxy', async () => {
  const one = await startOne('a')
  await prints(one.server, /is ready/)
  await makeReadOnly(true)
  while ((await one.at('/readyz')).status !== 503) await sleep(20)
  assert.equal((await one.at('/readyz?of=process')).status, 200)
  const refused = await one.at('/api/v1/region/MY')
  assert.equal(refused.status, 503)
  assert.partialDeepStrictEqual(await refused.json(), { code: 503, code_message: 'database_unavailable' })
  await prints(one.server, /The database only reads/)
  await makeReadOnly(false)
  while ((await one.at('/readyz')).status !== 200) await sleep(20)
  assert.equal((await one.at('/api/v1/region/MY')).status, 200)
  await stop(one)
})

/** As after a failover: new sessions are read-only, and the old ones are gone. */
async function makeReadOnly(isOn: boolean) {
  await asAdmin(process.env['TEST_SERVER_URL'] ?? '', async (client) => {
    const name = new URL(url).pathname.slice(1)
    await client.query(`alter database "${name}" set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
}

test('a process for callers leaves background work to one that does only that', async () => {
  const web = await startOne('a', { RUNS: 'web' })
  await prints(web.server, /is ready/)
  assert.equal((await web.at('/api/v1/region/MY')).status, 200)
  await ask(`insert into events (name, data) values ('box_changed', '{}')`)
  await sleep(2500)
  assert.equal((await ask('select from dispatch')).length, 1, 'what happened waits')
  share('e', 'a')
  const jobs = await startOne('e', { RUNS: 'jobs' })
  await prints(jobs.server, /is ready/)
  assert.equal((await jobs.at('/api/v1/region/MY')).status, 404)
  assert.equal((await jobs.at('/readyz')).status, 200)
  for (let waited = 0; (await ask('select from dispatch')).length > 0; waited += 1) {
    assert.ok(waited < 100, 'the other process never passed it on')
    await sleep(100)
  }
  await stop(web)
  await stop(jobs)
})
