import pg from 'pg'
import { unavailable } from './errors.ts'
import type { Log } from './log.ts'

// Twice a second: what the office edits is served everywhere within a second.
const beat_ms = 500
const patience_ms = 1500
// Shaking hands takes four ways; over a slow line more than one answer may.
const connectPatience_ms = 3000

interface Switches {
  maintenance: boolean
  master_data_version: number
}

/**
 * Asks the database twice a second whether it is there and which switches are set.
 * A database gone silent then means 503 within three seconds, however long its sockets stay open.
 */
export class DatabaseWatch {
  readonly #url: string
  readonly #log: Log
  readonly #waiting = new Set<(reason: Error) => void>()
  #client: pg.Client | undefined
  #up = true
  #maintenance = false
  #master_data_version = 0
  #closed = false

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
    void this.#beat()
  }

  isUp() {
    return this.#up
  }

  /** Moves with every edit of the master data, on every process. */
  masterDataVersion() {
    return this.#master_data_version
  }

  inMaintenance() {
    return this.#maintenance
  }

  /** Does the work unless the database is away, and gives it up when the database goes away meanwhile. */
  whileUp<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.#up) return Promise.reject(unavailable('database_unavailable'))
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#waiting.add(reject)
    void work()
      .then(resolve, reject)
      .finally(() => this.#waiting.delete(reject))
    return promise
  }

  close() {
    this.#closed = true
    void this.#client?.end().catch(() => undefined)
  }

  async #beat() {
    try {
      this.#client ??= await connect(this.#url)
      const { rows } = await this.#client.query<Switches>(
        'select maintenance, master_data_version::int from switches',
      )
      this.#maintenance = rows[0]?.maintenance ?? false
      this.#master_data_version = rows[0]?.master_data_version ?? 0
      if (!this.#up) this.#log.info('The database is back.')
      this.#up = true
    } catch {
      this.#lose()
    }
    if (!this.#closed) setTimeout(() => void this.#beat(), beat_ms).unref()
  }

  #lose() {
    if (this.#up && !this.#closed) {
      this.#log.error(
        'The database does not answer; calls get 503 until it is back. Check that PostgreSQL runs and DATABASE_URL is right.',
      )
    }
    this.#up = false
    void this.#client?.end().catch(() => undefined)
    this.#client = undefined
    for (const giveUp of this.#waiting) giveUp(unavailable('database_unavailable'))
    this.#waiting.clear()
  }
}

async function connect(url: string) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'seberang-watch',
    connectionTimeoutMillis: connectPatience_ms,
    query_timeout: patience_ms,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
