import { createHash } from 'node:crypto'
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { DB } from '#database/schema.ts'
import { statements } from './metrics.ts'

/** The pool or a transaction: operations take either. */
export type Db = Kysely<DB> | Transaction<DB>

export interface Database {
  db: Kysely<DB>
  pool: pg.Pool
  close: () => Promise<void>
}

const timeouts = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
  // Longer than the server's own limit: reached only when the server no longer answers at all.
  query_timeout: 6000,
}

export function openDatabase(url: string, max: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...timeouts,
    keepAlive: true,
    pipeline: true,
    application_name: 'seberang',
    types: { getTypeParser },
    Client: PreparingClient,
  })
  // A connection that dies, idle or at work, is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<DB>({ dialect: new PipeliningDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/** Every query with values becomes a named prepared statement, so PostgreSQL parses and plans it once a connection. */
class PreparingClient extends pg.Client {
  // The overloads of pg's query() cannot be restated; the values pass through untouched.
  override query = preparing(super.query.bind(this))
}

function preparing(query: pg.Client['query']): pg.Client['query'] {
  return new Proxy(query, {
    apply(target, self, args: unknown[]) {
      statements.inc()
      const [text, values, ...rest] = args
      if (typeof text !== 'string' || !Array.isArray(values)) return Reflect.apply(target, self, args)
      return Reflect.apply(target, self, [{ name: nameOf(text), text, values }, ...rest])
    },
  })
}

const names = new Map<string, string>()
// Lists go in as arrays, so the number of texts is small; beyond this something builds SQL from values.
const mostNames = 2000

function nameOf(text: string) {
  const known = names.get(text)
  if (known) return known
  if (names.size >= mostNames) return undefined
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

const int8 = 20
const date = 1082

/** Counts and sums are numbers, calendar dates stay text: a Date would move them across midnight. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return Number
  if (oid === date) return String
  return pg.types.getTypeParser(oid, format)
}

class PipeliningDialect extends PostgresDialect {
  readonly #config: { pool: pg.Pool }

  constructor(config: { pool: pg.Pool }) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new PipeliningDriver(this.#config)
  }
}

/** BEGIN travels together with the first statement: a transaction costs one round trip less. */
class PipeliningDriver extends PostgresDriver {
  override beginTransaction(connection: DatabaseConnection) {
    // If BEGIN fails the connection is gone, and the statement right behind it reports that.
    connection.executeQuery(CompiledQuery.raw('begin')).catch(() => undefined)
    return Promise.resolve()
  }
}
