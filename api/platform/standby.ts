import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { codeOf, isConnectionFailure } from './database-errors.ts'
import { openDatabase, type Db } from './database.ts'
import type { Log } from './log.ts'

const beat_ms = 1000
// A replay that took the row away, a statement that writes, a server that ends or has not begun.
const onlyThere = new Set(['40001', '25006', '57P01', '57P03'])

/** Reads what may be some seconds old: on a standby that is near enough to the primary, or else on the primary. */
export type Reading = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>

interface Options {
  url: string | undefined
  pool: number
  isPooled: boolean
  mostBehind_ms: number
}

export function openReading(db: Kysely<DB>, { url, ...options }: Options, log: Pick<Log, 'info' | 'warn'>) {
  if (url === undefined) {
    const reading: Reading = (work) => work(db)
    return { reading, close: async () => {} }
  }
  const standby = openDatabase(url, options.pool, options)
  const watch = new StandbyWatch(db, standby.db, options.mostBehind_ms, log)
  const reading: Reading = async (work) => {
    if (!watch.isNear()) return work(db)
    try {
      return await work(standby.db)
    } catch (error) {
      if (!isConnectionFailure(error) && !onlyThere.has(codeOf(error) ?? '')) throw error
      watch.giveUp()
      return work(db)
    }
  }
  return {
    reading,
    close: async () => {
      watch.close()
      await standby.close()
    },
  }
}

interface Sample {
  at_ms: number
  lsn: number
}

/**
 * Knows at which moment the primary was where the standby is now. A clock is only read here, and a primary without
 * anything to do does not look like a standby that lags.
 */
class StandbyWatch {
  readonly #primary: Kysely<DB>
  readonly #standby: Kysely<DB>
  readonly #mostBehind_ms: number
  readonly #log: Pick<Log, 'info' | 'warn'>
  #samples: Sample[] = []
  #near_at_ms = -Infinity
  #wasNear: boolean | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(
    primary: Kysely<DB>,
    standby: Kysely<DB>,
    mostBehind_ms: number,
    log: Pick<Log, 'info' | 'warn'>,
  ) {
    this.#primary = primary
    this.#standby = standby
    this.#mostBehind_ms = mostBehind_ms
    this.#log = log
    void this.#beat()
  }

  isNear() {
    return performance.now() - this.#near_at_ms <= this.#mostBehind_ms
  }

  giveUp() {
    this.#near_at_ms = -Infinity
  }

  close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #beat() {
    try {
      await this.#compare()
    } catch {
      this.giveUp()
    }
    if (this.#isClosed) return
    this.#tell()
    this.#timer = setTimeout(() => void this.#beat(), beat_ms).unref()
  }

  async #compare() {
    const at_ms = performance.now()
    const before = await primaryPlace(this.#primary)
    this.#samples = [...this.#samples, { at_ms, lsn: before.lsn }].filter(
      (sample) => at_ms - sample.at_ms <= this.#mostBehind_ms,
    )
    const replayed = await standbyPlace(this.#standby)
    const { lsn, system } = await primaryPlace(this.#primary)
    // A server that writes, one of another installation, or one that is ahead of the primary is no standby of it.
    const isOurs = replayed.lsn !== null && replayed.system === system && replayed.lsn <= lsn
    const reached = this.#samples.findLast((sample) => isOurs && sample.lsn <= (replayed.lsn ?? 0))
    this.#near_at_ms = reached?.at_ms ?? -Infinity
  }

  #tell() {
    const isNear = this.isNear()
    if (isNear === this.#wasNear) return
    this.#wasNear = isNear
    if (isNear) this.#log.info('The standby is near: reports are read there.')
    else
      this.#log.warn('DATABASE_READ_URL leads to no standby that is near: reports are read on the primary.')
  }
}

async function primaryPlace(db: Kysely<DB>) {
  const { rows } = await sql<{ lsn: number; system: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as lsn,
      (select system_identifier::text from pg_control_system()) as system`.execute(db)
  const [place] = rows
  if (!place) throw new Error('a primary always has a place')
  return place
}

async function standbyPlace(db: Kysely<DB>) {
  const { rows } = await sql<{ lsn: number | null; system: string }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as lsn,
      (select system_identifier::text from pg_control_system()) as system`.execute(db)
  const [place] = rows
  if (!place) throw new Error('a standby always has a place')
  return place
}
