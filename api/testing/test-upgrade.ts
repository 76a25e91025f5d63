import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../migrate.ts'

const folder = path.resolve(import.meta.dirname, '../../database/migrations')
const address = new URL(process.env['TEST_SERVER_URL'] ?? '')

async function connected(database: string) {
  const url = new URL(address)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return { client, url: url.href }
}

/** A database as it was before the migration of this number, and the upgrade that a new version runs at its start. */
export async function withDatabaseBefore(
  migration: string,
  work: (client: pg.Client, upgrade: () => Promise<unknown>, url: string) => Promise<void>,
) {
  const admin = await connected('postgres')
  const name = `test_upgrade_${randomUUID().slice(0, 8)}`
  await admin.client.query(`create database ${name}`)
  const { client, url } = await connected(name)
  try {
    await applyEarlier(client, migration)
    await work(client, () => migrate(url), url)
  } finally {
    await client.end()
    await admin.client.query(`drop database ${name} with (force)`)
    await admin.client.end()
  }
}

async function applyEarlier(client: pg.Client, migration: string) {
  await client.query(
    'create table migrations (name text primary key, fingerprint text not null, applied_at timestamptz not null default now())',
  )
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < migration).toSorted()
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8')
    const fingerprint = createHash('sha256').update(text).digest('hex')
    await client.query(text)
    await client.query('insert into migrations (name, fingerprint) values ($1, $2)', [name, fingerprint])
  }
}

/** A parcel of a shipment at a step, as the version before left it; no trigger runs. */
export async function leaveParcel(
  client: pg.Client,
  step: string,
  macro: string,
  id: string = randomUUIDv7(),
) {
  const number = `SB${id.replaceAll('-', '').slice(-13).toUpperCase()}`
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into orders (id, tracking_number, type, total_sen) values ($1, $2, 'shipment', 100)`,
    [id, number],
  )
  await client.query(
    `insert into parcels (order_id, tracking_number, route, step, code, macro, last_seq, last_hash)
     values ($1, $2, 'across', $3, $3, $4, 0, '')`,
    [id, number, step, macro],
  )
  await client.query('set session_replication_role = origin')
}
