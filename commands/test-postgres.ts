// A PostgreSQL for tests, apart from the one with data: no waiting for the disk, databases come and go.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { startEmbeddedPostgres } from '../api/platform/embedded-postgres.ts'
import { migrate } from '../api/migrate.ts'
import { careless } from './careless-postgres.ts'

const root = path.resolve(import.meta.dirname, '..')

export async function startTestPostgres() {
  const folder = process.env['TEST_DATA_DIR'] ?? path.join(root, 'data/test')
  const { TEST_DATABASE_URL } = process.env
  const server = TEST_DATABASE_URL
    ? { url: TEST_DATABASE_URL, stop: async () => {} }
    : await startEmbeddedPostgres(folder, 'test', () => {}, [...careless, 'max_connections=200'])
  const template = await makeTemplate(server.url)
  return { ...server, template }
}

/** One migrated database that every test file copies; rebuilt only when migrations, places or prices change. */
async function makeTemplate(url: string) {
  const name = `template_${await fingerprint()}`
  await asAdmin(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname ~ '^(template_[0-9a-f]|test_|browser_)'`,
    )
    for (const { datname } of rows) {
      if (datname !== name) await client.query(`drop database if exists "${datname}" with (force)`)
    }
    if (rows.some(({ datname }) => datname === name)) return
    const unfinished = `test_${name}`
    await client.query(`create database "${unfinished}"`)
    await migrate(databaseAt(url, unfinished))
    await installJobs(databaseAt(url, unfinished))
    await client.query(`alter database "${unfinished}" rename to "${name}"`)
  })
  return name
}

/** pg-boss makes its tables at the first start; the copies then have them already. */
async function installJobs(connectionString: string) {
  const boss = new PgBoss({ connectionString, schema: 'jobs' })
  await boss.start()
  await boss.stop()
}

export function databaseAt(url: string, name: string) {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export async function asAdmin<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const loaders = [
  'api/office/settings/load-holidays.ts',
  'api/places/geography/load-geography.ts',
  'api/prices/quotes/load-rates.ts',
]

async function fingerprint() {
  const hash = createHash('sha256')
  for (const folder of ['database/migrations', 'database/geography', 'database/rate-card']) {
    for (const name of (await readdir(path.join(root, folder))).toSorted())
      hash.update(await readFile(path.join(root, folder, name)))
  }
  for (const loader of loaders) hash.update(await readFile(path.join(root, loader)))
  return hash.digest('hex').slice(0, 16)
}
