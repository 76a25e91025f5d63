import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionFailure } from './database-errors.ts'

const oldestVersion = 180_000

/** Waits until PostgreSQL answers and says so once; a wrong password or name is no reason to wait. */
export async function waitForDatabase(url: string, say: (line: string) => void) {
  for (let waited = false; ; waited = true) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (await writes(client)) return
      if (!waited) say(`PostgreSQL at ${placeOf(url)} only reads yet; waiting for the primary …`)
    } catch (error) {
      if (!isConnectionFailure(error)) throw error
      if (!waited) say(`PostgreSQL at ${placeOf(url)} does not answer yet; waiting for it …`)
    } finally {
      await client.end().catch(() => undefined)
    }
    await sleep(500)
  }
}

async function writes(client: pg.Client) {
  const { rows } = await client.query<{ version: number; is_read_only: boolean }>(
    `select current_setting('server_version_num')::int as version,
       pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only`,
  )
  if ((rows[0]?.version ?? 0) < oldestVersion)
    throw new Error('DATABASE_URL leads to a PostgreSQL older than 18; Seberang needs 18 or newer.')
  return !rows[0]?.is_read_only
}

function placeOf(url: string) {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 5432}`
}
