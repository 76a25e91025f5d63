import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../api/testing/free-port.ts'
import { asAdmin } from './test-postgres.ts'
import { copyDatabase, killRunning, prints, start } from './test-start.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'seberang-two-keys-'))
const url = await copyDatabase()
const [first, next] = ['x'.repeat(32), 'y'.repeat(32)]

afterEach(killRunning)
after(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A process with these keys; all have their files in common. */
async function startWith(name: string, SECRET_KEY: string, SECRET_KEY_OTHER = '') {
  const PORT = String(await freePort())
  mkdirSync(path.join(folder, 'files'), { recursive: true })
  mkdirSync(path.join(folder, name))
  symlinkSync(path.join(folder, 'files'), path.join(folder, name, 'files'))
  const DATA_DIR = path.join(folder, name)
  const HOST = '127.0.0.1'
  const DRAIN_SECONDS = '0'
  return start({ PORT, DATABASE_URL: url, SECRET_KEY, SECRET_KEY_OTHER, HOST, DATA_DIR, DRAIN_SECONDS })
}

/** What `npm run admin -- …` prints, also when it refuses. */
async function admin(command: string, SECRET_KEY: string, SECRET_KEY_OTHER = '') {
  const DATA_DIR = path.join(folder, 'admin')
  const env = { ...process.env, DATABASE_URL: url, SECRET_KEY, SECRET_KEY_OTHER, DATA_DIR }
  const done = await run('node', ['commands/admin.ts', command], { env }).catch((error: unknown) => error)
  return JSON.stringify(done)
}

const ask = (text: string) => asAdmin(url, async (client) => (await client.query(text)).rows)

async function ends(server: Awaited<ReturnType<typeof startWith>>, words: RegExp) {
  assert.equal(await server.ended, 1)
  assert.match(server.output, words)
}

test('two processes go from one key to the next; whoever lacks a key that is in use does not start', async () => {
  const [one, plain] = [await startWith('one', first, next), await startWith('plain', first)]
  await prints(one, /is ready/)
  await prints(plain, /is ready/)
  assert.match(await admin('rotate-key', first, next), /RUNS=both. does not hold both keys/)
  plain.child.kill('SIGTERM')
  assert.equal(await plain.ended, 0, plain.output)
  const two = await startWith('two', next, first)
  await prints(two, /is ready/)
  assert.match(await admin('rotate-key', first, next), /The other key seals from now on/)
  await ends(await startWith('old', first), /SECRET_KEY is not the key/)
  await ends(await startWith('new', next), /The key of this installation is being replaced/)
  await ends(
    await startWith('strange', 'a'.repeat(32), 'b'.repeat(32)),
    /Neither SECRET_KEY nor SECRET_KEY_OTHER/,
  )
  for (let waited = 0; (await marksInUse()) > 1; waited += 1) {
    assert.ok(waited < 250, 'a process still seals with the key of before')
    await sleep(100)
  }
  assert.match(await admin('drop-key', next, first), /Nothing needs the key of before/)
  await prints(await startWith('only', next), /is ready/)
})

/** With how many keys the processes seal, that of the installation among them. */
async function marksInUse() {
  const rows = await ask('select seals_with from processes union select key_mark from installation')
  return rows.length
}
