import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { markOf } from '../platform/keys.ts'
import type { Storage } from '../platform/storage.ts'
import { readArchive, writeArchive, type Add } from './archive.ts'
import { letIn, refill, rowsOf, tablesOf, type Table } from './tables.ts'

const start = z.object({
  made_at: z.string(),
  /** Of the edition that made it: name and fingerprint. */
  migrations: z.array(z.tuple([z.string(), z.string()])),
  key_mark: z.string(),
  /** Something may be sealed with this one as well: the copy was made while the key was replaced. */
  other_mark: z.string().nullish(),
  /** Only if the installation made its key itself: whoever set one has it elsewhere. */
  secret_key: z.string().optional(),
})
const end = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Erased while the copy was made: their rows still had them. */
  erased: z.array(z.string()),
})

type Start = z.output<typeof start>
export type End = z.output<typeof end>

interface Source {
  url: string
  storage: Storage
  secret_key: string
  /** The key was made here and is nowhere else. */
  ownsKey: boolean
}

/** Everything the installation holds at one moment, while it goes on working. */
export async function backUp(file: string, passphrase: string, source: Source): Promise<End> {
  const told: End = { rows: {}, files: 0, erased: [] }
  await withClient(source.url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    await writeArchive(file, passphrase, async (add) => {
      await add('start.json', asJson(await startOf(client, source)))
      for (const table of await tablesOf(client)) told.rows[table.name] = await addTable(client, table, add)
      await addFiles(client, source.storage, add, told)
      await add('end.json', asJson(told))
    })
  })
  return told
}

async function startOf(client: pg.Client, { secret_key, ownsKey }: Source): Promise<Start> {
  return {
    made_at: new Date().toISOString(),
    migrations: await migrationsOf(client),
    ...(await marksOf(client, secret_key)),
    ...(ownsKey ? { secret_key } : {}),
  }
}

async function marksOf(client: pg.Client, secret_key: string) {
  const { rows } = await client.query<{ key_mark: string; other_mark: string | null }>(
    'select key_mark, other_mark from installation',
  )
  return rows[0] ?? { key_mark: markOf(secret_key) }
}

async function migrationsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from migrations order by name',
  )
  return rows.map(({ name, fingerprint }): [string, string] => [name, fingerprint])
}

async function addTable(client: pg.Client, table: Table, add: Add) {
  let part = 0
  for await (const rows of rowsOf(client, table)) {
    part += 1
    await add(`tables/${table.name}/${part}`, rows)
  }
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${table.name}`)
  return rows[0]?.count ?? 0
}

async function addFiles(client: pg.Client, storage: Storage, add: Add, told: End) {
  const { rows } = await client.query<{ storage_key: string }>(
    `select storage_key from files where sealed_key <> '' order by storage_key`,
  )
  for (const { storage_key } of rows) {
    if (!(await storage.exists(storage_key))) {
      told.erased.push(storage_key)
      continue
    }
    await add(`files/${storage_key}`, await storage.get(storage_key))
    told.files += 1
  }
}

/** What a backup says about itself, read before anything is done with it. */
export async function readStart(file: string, passphrase: string) {
  for await (const { name, bytes } of readArchive(file, passphrase))
    if (name === 'start.json') return start.parse(JSON.parse(bytes.toString()))
    else break
  throw new Error('This file opens, but it is no backup of Seberang.')
}

interface Target {
  url: string
  storage: Storage
}

/** Into an empty installation of the same edition, all or nothing. */
export async function restore(file: string, passphrase: string, { url, storage }: Target): Promise<End> {
  await installJobs(url)
  const files = placeFiles(storage)
  return withClient(url, async (client) => {
    const told = await refillAll(client, file, passphrase, files).catch(async (error: unknown) => {
      await files.takeBack()
      throw error
    })
    await client.query('commit')
    return told
  })
}

/** Everything but the commit: until then nobody has seen any of it. */
async function refillAll(client: pg.Client, file: string, passphrase: string, files: PlacedFiles) {
  await client.query('begin')
  await refuseUnlessEmpty(client)
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  let told: End | undefined
  await refill(client, [...tables.values()], async () => {
    for await (const { name, bytes } of readArchive(file, passphrase)) {
      const [kind, ...rest] = name.split('/')
      const table = tables.get(rest[0] ?? '')
      if (name === 'start.json') await refuseOtherEdition(client, bytes)
      else if (name === 'end.json') told = end.parse(JSON.parse(bytes.toString()))
      else if (kind === 'files') await files.place(rest.join('/'), bytes)
      else if (kind === 'tables' && table) await letIn(client, table, bytes)
      else throw new Error(`This edition does not know ${name}, which the backup holds.`)
    }
  })
  if (!told) throw new Error('The backup ends before its end.')
  await client.query(`update files set sealed_key = '' where storage_key = any($1)`, [told.erased])
  await compareRows(client, told)
  return told
}

type PlacedFiles = ReturnType<typeof placeFiles>

/** Pictures do not go with a transaction that is rolled back. Those that lay there before are left where they are. */
function placeFiles(storage: Storage) {
  const placed: string[] = []
  return {
    place: async (key: string, bytes: Uint8Array) => {
      if (!(await storage.exists(key))) placed.push(key)
      await storage.put(key, bytes)
    },
    takeBack: async () => {
      for (const key of placed) await storage.remove(key).catch(() => undefined)
    },
  }
}

/** The tables of the background work are made by its library, at its first start. */
async function installJobs(connectionString: string) {
  const boss = new PgBoss({ connectionString, schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  await boss.stop()
}

async function refuseUnlessEmpty(client: pg.Client) {
  const { rows } = await client.query('select from users limit 1')
  if (rows.length > 0)
    throw new Error(
      'There are people in this installation already. A backup is only restored into an empty one.',
    )
}

async function refuseOtherEdition(client: pg.Client, bytes: Buffer) {
  const { migrations, made_at } = start.parse(JSON.parse(bytes.toString()))
  if (JSON.stringify(migrations) !== JSON.stringify(await migrationsOf(client)))
    throw new Error(
      `The backup of ${made_at} was made by another edition (its last change of the tables: ${migrations.at(-1)?.[0]}). Restore it with that edition, then start the newer one, which brings it up to date.`,
    )
}

async function compareRows(client: pg.Client, { rows: expected }: End) {
  for (const [name, count] of Object.entries(expected)) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${name}`)
    if (rows[0]?.count !== count)
      throw new Error(`${name} has ${rows[0]?.count} rows instead of ${count}; nothing was restored.`)
  }
}

async function withClient<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString, application_name: 'seberang-backup' })
  await client.connect()
  try {
    // The role may have timeouts of its own; a copy has no time limit.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    return await work(client)
  } finally {
    await client.end()
  }
}

function asJson(value: Start | End) {
  return Buffer.from(JSON.stringify(value))
}
