import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { sessionTimeouts } from './database.ts'

/** Data that comes with the schema, such as places and prices. Does nothing once it is there. */
type Load = (client: pg.Client) => Promise<void>

const folder = path.resolve(import.meta.dirname, '../../database/migrations')
// Any fixed number: whoever holds this lock is the one process that migrates.
const lock = 727_001

/** Brings the schema up to date and runs the loads after it; several processes may start at once. Returns what was applied. */
export async function migrateSchema(url: string, loads: readonly Load[]) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'seberang-migrate',
    connectionTimeoutMillis: 5000,
  })
  await client.connect()
  try {
    // The role may have time-outs of its own; a change of a large table takes as long as it takes.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(`create table if not exists migrations
      (name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`)
    const applied = await applyPending(client)
    for (const load of loads) await load(client)
    return applied
  } finally {
    await client.end()
  }
}

/** Behind a pooler sessions cannot bring their own time-outs, so their role has them in this database. */
export async function limitRole(client: pg.Client) {
  for (const [name, ms] of Object.entries(sessionTimeouts))
    await client.query(
      `do $$ begin execute format('alter role current_user in database %I set ${name} = ${ms}', current_database()); end $$`,
    )
}

async function applyPending(client: pg.Client) {
  const { rows } = await client.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from migrations',
  )
  const known = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const applied: string[] = []
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8')
    const fingerprint = createHash('sha256').update(text).digest('hex')
    const before = known.get(name)
    if (before === fingerprint) continue
    if (before)
      throw new Error(
        `The migration ${name} was changed after it ran here. Migrations only go forward: put the change into a new file.`,
      )
    await apply(client, name, text, fingerprint)
    applied.push(name)
  }
  return applied
}

async function apply(client: pg.Client, name: string, text: string, fingerprint: string) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, fingerprint) values ($1, $2)', [name, fingerprint])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
