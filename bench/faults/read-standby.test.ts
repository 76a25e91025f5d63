import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../api/platform/database.ts'
import { openReading, type Reading } from '../../api/platform/standby.ts'
import { freePort } from '../../api/testing/free-port.ts'
import { killAll, makePostgres } from './postgres.ts'
import { makeStandby } from './standby.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'seberang-reading-'))
// PostgreSQL may run as another user, who has to get in.
chmodSync(folder, 0o755)
const postgres = await makePostgres(folder, await freePort())
const standby = await makeStandby({ folder, postgres })
const { db, close } = openDatabase(postgres.url, 2)
const told: string[] = []
const note = (sentence: unknown) => void told.push(String(sentence))
const log = { info: note, warn: note }
const options = { pool: 2, isPooled: false, mostBehind_ms: 3000 }
const { reading, close: closeReading } = openReading(db, { url: standby.url, ...options }, log)
after(async () => {
  await closeReading()
  await close()
  await standby.close()
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
})

await postgres.query('create table written (at timestamptz not null default clock_timestamp())')

interface Seen {
  is_standby: boolean
  behind_s: number | null
}

/** Where it was read, and how old the newest row is that was there. */
async function look(read: Reading): Promise<Seen> {
  const { rows } = await read((from) =>
    sql<Seen>`select pg_is_in_recovery() as is_standby,
      extract(epoch from clock_timestamp() - max(at))::float8 as behind_s from written`.execute(from),
  )
  return rows[0] ?? { is_standby: false, behind_s: null }
}

async function until(is_standby: boolean) {
  for (let waited = 0; waited < 300; waited += 1) {
    if ((await look(reading).catch(() => undefined))?.is_standby === is_standby) return
    await sleep(100)
  }
  assert.fail(`never read ${is_standby ? 'on the standby' : 'on the primary'}: ${told.join(' ')}`)
}

test('reports are read on a standby that is near, and on the primary while it lags or is away', async () => {
  await until(true)
  await standby.query('select pg_wal_replay_pause()')
  const began = Date.now()
  for (let seen = await look(reading); seen.is_standby; seen = await look(reading)) {
    assert.ok(Date.now() - began < 10_000, 'what is too old is read no more')
    await postgres.query('insert into written default values')
    await sleep(100)
  }
  const { behind_s } = await look(reading)
  assert.ok(behind_s !== null && behind_s < 2, 'the primary has what was written last')
  await standby.query('select pg_wal_replay_resume()')
  await until(true)
  await killAll(await standby.pids())
  assert.equal((await look(reading)).is_standby, false, 'a report is not lost with the standby')
  assert.match(told.join(' '), /is near/)
})

test('a server that writes is no standby, and one that is not there holds nothing up', async () => {
  for (const url of [postgres.url, 'postgres://nobody@127.0.0.1:1/none']) {
    const other = openReading(db, { url, ...options }, log)
    await sleep(1500)
    assert.equal((await look(other.reading)).is_standby, false)
    await other.close()
  }
})
