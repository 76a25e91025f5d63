import pg from 'pg'
import { unavailable } from './errors.ts'
import type { Log } from './log.ts'

// Twice a second: what the office edits is served everywhere within a second.
const beat_ms = 500
const patience_ms = 1500
// Shaking hands takes four ways; over a slow line more than one answer may.
const connectPatience_ms = 3000

const isSilent =
  'The database does not answer; calls get 503 until it is back. Check that PostgreSQL runs and DATABASE_URL is right.'
const onlyReads =
  'The database only reads; calls get 503 until DATABASE_URL leads to one that writes. Check which server is the primary.'

interface Switches {
  maintenance: boolean
  master_data_version: number
  is_read_only: boolean
}

/**
 * Asks the database twice a second whether it is there and which switches are set.
 * A database gone silent then means 503 within three seconds, however long its sockets stay open.
 */
export class DatabaseWatch {
  readonly #url: string
  readonly #log: Log
  readonly #longestSilence_ms: number | undefined
  readonly #waiting = new Set<(reason: Error) => void>()
  #client: pg.Client | undefined
  #trouble: string | undefined
  #maintenance = false
  #master_data_version = 0
  #closed = false

  constructor(url: string, log: Log, longestSilence_ms?: number) {
    this.#url = url
    this.#log = log
    this.#longestSilence_ms = longestSilence_ms
    void this.#beat()
  }

  isUp() {
    return this.#trouble === undefined
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
    if (!this.isUp()) return Promise.reject(unavailable('database_unavailable'))
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#waiting.add(reject)
    const settle = async () => {
      try {
        resolve(await work())
      } catch (error) {
        reject(error)
      } finally {
        this.#waiting.delete(reject)
      }
    }
    void settle()
    return promise
  }

  close() {
    this.#closed = true
    void this.#client?.end().catch(() => undefined)
  }

  async #beat() {
    try {
      this.#client ??= await connect(this.#url, this.#longestSilence_ms)
      const { rows } = await this.#client.query<Switches>(
        `select maintenance, master_data_version::int,
           pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only from switches`,
      )
      if (rows[0]?.is_read_only) return this.#lose(onlyReads)
      this.#maintenance = rows[0]?.maintenance ?? false
      this.#master_data_version = rows[0]?.master_data_version ?? 0
      if (this.#trouble) this.#log.info('The database is back.')
      this.#trouble = undefined
    } catch {
      this.#lose(isSilent)
    } finally {
      if (!this.#closed) setTimeout(() => void this.#beat(), beat_ms).unref()
    }
  }

  #lose(why: string) {
    if (this.#trouble !== why && !this.#closed) this.#log.error(why)
    this.#trouble = why
    void this.#client?.end().catch(() => undefined)
    this.#client = undefined
    for (const giveUp of this.#waiting) giveUp(unavailable('database_unavailable'))
    this.#waiting.clear()
  }
}

async function connect(url: string, longestSilence_ms?: number) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'seberang-watch',
    connectionTimeoutMillis: longestSilence_ms ?? connectPatience_ms,
    query_timeout: longestSilence_ms ?? patience_ms,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Before the body of a call: while the database is away there is nothing to parse it for. */
export function refusedWhileDown(watch: Pick<DatabaseWatch, 'isUp'>) {
  return (_request: unknown, _reply: unknown, done: (error?: Error) => void) =>
    done(watch.isUp() ? undefined : unavailable('database_unavailable'))
}
