import { createHash } from 'node:crypto'
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type Compilable,
  type DatabaseConnection,
  type RawBuilder,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { DB } from '#database/schema.ts'
import { codeOf } from './database-errors.ts'
import { roundTrips, statements } from './metrics.ts'
import { wordsOfStatement } from './statement-words.ts'
import { currentTracer } from './tracing.ts'
import { acknowledged } from './unreplicated.ts'

/** The pool or a transaction: operations take either. */
export type Db = Kysely<DB> | Transaction<DB>

export interface Database {
  db: Kysely<DB>
  pool: pg.Pool
  close: () => Promise<void>
}

/** How long PostgreSQL lets a session take. A pooler refuses them at the start of a connection: then the role has them. */
export const sessionTimeouts = {
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
}

const patience = {
  connectionTimeoutMillis: 2000,
  // Longer than the server's own limit: reached only when the server no longer answers at all.
  query_timeout: 6000,
}

interface Options extends Partial<typeof patience & typeof sessionTimeouts> {
  /** A pooler stands between: it lends connections for a transaction at a time. */
  isPooled?: boolean
}

export function openDatabase(
  url: string,
  max: number,
  { isPooled = false, ...options }: Options = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...patience,
    ...(isPooled ? {} : sessionTimeouts),
    ...options,
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
  override query = preparing(super.query.bind(this), this)
}

// A primary that was switched off goes on as a standby: a connection to it is of no use any more.
const readOnly = '25006'

function letGo(client: pg.Client) {
  client.end().catch(() => undefined)
}

function preparing(query: pg.Client['query'], client: pg.Client): pg.Client['query'] {
  let underWay = 0
  const { gather } = oneWrite(client)
  return new Proxy(query, {
    apply(target, self, args: unknown[]) {
      gather()
      statements.inc()
      if (underWay === 0) roundTrips.inc()
      underWay += 1
      const end = beginStatement(args[0])
      const answer: unknown = Reflect.apply(target, self, prepared(args))
      const arrived = (error?: unknown) => {
        underWay -= 1
        end?.(error)
      }
      const failed = (error: unknown) => {
        arrived(error)
        if (codeOf(error) === readOnly) letGo(client)
      }
      if (answer instanceof Promise) answer.then(() => arrived(), failed)
      else arrived()
      return answer instanceof Promise && args[0] === 'commit' ? acknowledged(client, answer) : answer
    },
  })
}

/** What is asked before the process turns to something else leaves in one write: each one wakes PostgreSQL. */
function oneWrite({ connection }: pg.Client) {
  let isGathering = false
  const gather = () => {
    if (isGathering) return
    isGathering = true
    const { stream } = connection
    stream.cork()
    process.nextTick(() => {
      isGathering = false
      stream.uncork()
    })
  }
  return { gather }
}

function prepared([text, values, ...rest]: unknown[]) {
  if (typeof text !== 'string' || !Array.isArray(values)) return [text, values, ...rest]
  return [{ name: nameOf(text), text, values }, ...rest]
}

/** For what the transaction records (migration 0084); it travels with BEGIN, and only when traces are wanted. */
const saysTrace = `select set_config('seberang.traceparent', $1, true)`

/** Only as a part of a trace: what the process asks for itself every second is none. */
function beginStatement(text: unknown) {
  const tracer = currentTracer()
  if (!tracer?.current() || typeof text !== 'string' || text === saysTrace) return undefined
  const words = wordsOfStatement(text)
  return tracer.begin({
    name: words,
    kind: 'service',
    facts: { 'db.system.name': 'postgresql', 'db.query.summary': words },
  }).end
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
const timestamptz = 1184

/** Counts and sums are numbers, calendar dates stay text: a Date would move them across midnight. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8) return Number
  if (oid === date) return String
  if (oid === timestamptz && format !== 'binary') return instantOf
  return pg.types.getTypeParser(oid, format)
}

const anyInstant = pg.types.getTypeParser(timestamptz)

/** In the form of our own sessions, which is read in half the time of any other; lists are full of them. */
function instantOf(text: string): unknown {
  const isOurs = text[10] === ' ' && text.endsWith('+00')
  return isOurs ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyInstant(text)
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

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/**
 * BEGIN travels together with the first statement, and statements sent ahead with the one after them:
 * a transaction waits for the database only where it needs an answer.
 */
class PipeliningDriver extends PostgresDriver {
  readonly #underWay = new WeakMap<DatabaseConnection, Promise<unknown>[]>()

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...options)
    if (!this.#underWay.has(connection)) this.#letAhead(connection)
    return connection
  }

  override beginTransaction(connection: DatabaseConnection) {
    // If BEGIN fails the connection is gone, and the statement right behind it reports that.
    connection.executeQuery(CompiledQuery.raw('begin')).catch(() => undefined)
    const trace = currentTracer()?.current()?.traceparent
    if (trace !== undefined)
      connection.executeQuery(CompiledQuery.raw(saysTrace, [trace])).catch(() => undefined)
    return Promise.resolve()
  }

  /** After a statement that failed, PostgreSQL answers COMMIT with a rollback and no error: so every one is asked. */
  override async commitTransaction(connection: DatabaseConnection) {
    const ahead = this.#take(connection)
    await Promise.all([...ahead, super.commitTransaction(connection)])
  }

  override rollbackTransaction(connection: Connection) {
    this.#take(connection)
    return super.rollbackTransaction(connection)
  }

  #take(connection: DatabaseConnection) {
    return this.#underWay.get(connection)?.splice(0) ?? []
  }

  #letAhead(connection: DatabaseConnection) {
    const underWay: Promise<unknown>[] = []
    this.#underWay.set(connection, underWay)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = <Row>(query: CompiledQuery) => {
      const sent = execute<Row>(query)
      if (!ahead.has(query)) return firstFailure(sent, underWay)
      underWay.push(sent)
      const answer: { rows: Row[] } = { rows: [] }
      sent.then(
        ({ rows }) => (answer.rows = rows),
        () => undefined,
      )
      return Promise.resolve(answer)
    }
  }
}

/** Behind a statement that failed every other one fails; the first failure is the one that says why. */
async function firstFailure<Result>(sent: Promise<Result>, underWay: Promise<unknown>[]) {
  try {
    return await sent
  } catch (error) {
    if (codeOf(error) === '25P02') await Promise.all(underWay)
    throw error
  }
}

const ahead = new WeakSet<CompiledQuery>()

/** For statements of a transaction whose result is unused; when one fails, the commit fails with its error. */
export async function sendAhead(tx: Db, query: Compilable | RawBuilder<unknown>) {
  const compiled = query.compile(tx)
  if (tx.isTransaction) ahead.add(compiled)
  await tx.executeQuery(compiled)
}

/**
 * Like sendAhead, for rows that somebody reads later: they are in the answer once a statement behind this one was
 * waited for.
 */
export function askAhead<Row>(tx: Transaction<DB>, query: RawBuilder<Row>) {
  const compiled = query.compile(tx)
  ahead.add(compiled)
  return tx.executeQuery(compiled)
}
