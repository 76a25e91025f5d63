import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres, stopLeftover } from './embedded-postgres.ts'

const data_dir = mkdtempSync(path.join(tmpdir(), 'seberang-embedded-'))
// PostgreSQL may run as another user, who has to get in.
chmodSync(data_dir, 0o755)
const cluster = path.join(data_dir, 'postgres')
const start = (extra: string[] = []) => startEmbeddedPostgres(data_dir, 'test', () => undefined, extra)

after(async () => {
  await stopLeftover(data_dir)
  rmSync(data_dir, { recursive: true, force: true })
})

test('a start waits until what a killed server left has ended', async () => {
  const first = await start()
  const client = new pg.Client({ connectionString: first.url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const backend = rows[0]?.pid ?? 0
  process.kill(backend, 'SIGSTOP')
  await killPostmaster()
  void sleep(1500).then(() => process.kill(backend, 'SIGKILL'))

  const again = await start()
  await client.end().catch(() => undefined)
  assert.match(readFileSync(path.join(cluster, 'server.log'), 'utf8'), /is still in use/)
  const asked = new pg.Client({ connectionString: again.url })
  await asked.connect()
  assert.equal((await asked.query('select 1 as one')).rows.length, 1)
  await asked.end()
  await again.stop()
})

test('a PostgreSQL that will never start says why at once', async () => {
  const began = performance.now()
  await assert.rejects(start(['no_such_setting=1']), /unrecognized configuration parameter "no_such_setting"/)
  assert.ok(performance.now() - began < 15_000)
})

async function killPostmaster() {
  const pid = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  while (isThere(pid)) await sleep(5)
}

function isThere(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
