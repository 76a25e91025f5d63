import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionFailure } from './database-errors.ts'

const oldestVersion = 150_000

/** Waits until PostgreSQL answers and says so once; a wrong password or name is no reason to wait. */
export async function waitForDatabase(url: string, say: (line: string) => void) {
  for (let waited = false; ; waited = true) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ version: number }>(
        `select current_setting('server_version_num')::int as version`,
      )
      if ((rows[0]?.version ?? 0) < oldestVersion)
        throw new Error('DATABASE_URL leads to a PostgreSQL older than 15; Seberang needs 15 or newer.')
      return
    } catch (error) {
      if (!isConnectionFailure(error)) throw error
      const { hostname, port } = new URL(url)
      if (!waited) say(`PostgreSQL at ${hostname}:${port || 5432} does not answer yet; waiting for it …`)
      await sleep(500)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
