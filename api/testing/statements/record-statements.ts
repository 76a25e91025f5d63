// Writes down every statement that a test file sends to PostgreSQL, when the run of the tests asks for it.
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DefaultQueryCompiler } from 'kysely'
import pg from 'pg'
import type { Recorded, ResultColumn } from './recorded.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const mostFrames = 40

const { STATEMENTS_FOLDER: folder } = process.env
if (folder) recordInto(folder)

function recordInto(folder: string) {
  const statements = new Map<string, Recorded>()
  recordCompiled(statements)
  recordSent(statements)
  process.once('exit', () => {
    const lines = [...statements.values()].map((statement) => JSON.stringify(statement))
    writeFileSync(path.join(folder, `${randomBytes(8).toString('hex')}.jsonl`), lines.join('\n'))
  })
}

/** Kysely compiles a statement while its caller still stands on the stack; later, when it is sent, nobody does. */
function recordCompiled(statements: Map<string, Recorded>) {
  const compile = DefaultQueryCompiler.prototype.compileQuery
  DefaultQueryCompiler.prototype.compileQuery = function (this: DefaultQueryCompiler, ...args) {
    const compiled = compile.apply(this, args)
    noteSender(statements, compiled.sql)
    return compiled
  }
}

/** What comes back is only known here; whatever goes past Kysely is met here for the first time. */
function recordSent(statements: Map<string, Recorded>) {
  pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
    apply(query, client, args: unknown[]) {
      const answer: unknown = Reflect.apply(query, client, args)
      const text = textOf(args[0])
      if (text === undefined) return answer
      const statement = statements.get(text) ?? noteSender(statements, text)
      if (answer instanceof Promise) answer.then((result) => noteResult(statement, result), ignore)
      return answer
    },
  })
}

function ignore() {}

function textOf(query: unknown) {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined
  return typeof query.text === 'string' ? query.text : undefined
}

function noteSender(statements: Map<string, Recorded>, text: string) {
  const statement = statements.get(text) ?? { text, senders: [], columns: [] }
  statements.set(text, statement)
  const sender = filesOnStack()
  const isKnown = statement.senders.some((files) => files.join() === sender.join())
  if (!isKnown) statement.senders.push(sender)
  return statement
}

/** The project's own files on the stack, innermost first, this one left out. */
function filesOnStack() {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = mostFrames
  Error.prepareStackTrace = (_, sites) => sites.map((site) => String(site.getFileName()))
  const frames: unknown = new Error('for its stack').stack
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  const files = Array.isArray(frames) ? frames.map(String).filter(isOurs).map(placeOf) : []
  return files.filter((file, index) => file !== files[index - 1])
}

function isOurs(file: string) {
  return file.startsWith('file:') && !file.includes('/node_modules/') && file !== import.meta.url
}

function placeOf(url: string) {
  return path.relative(root, fileURLToPath(url))
}

function noteResult(statement: Recorded, result: unknown) {
  if (!isResult(result)) return
  for (const { name, dataTypeID } of result.fields) {
    const column = columnOf(statement, { name, type: dataTypeID })
    column.isNullSeen ||= result.rows.some((row) => row[name] === null)
  }
}

function columnOf(statement: Recorded, seen: Omit<ResultColumn, 'isNullSeen'>) {
  const known = statement.columns.find(({ name }) => name === seen.name)
  if (known) return known
  const column = { ...seen, isNullSeen: false }
  statement.columns.push(column)
  return column
}

function isResult(result: unknown): result is pg.QueryResult<Record<string, unknown>> {
  return typeof result === 'object' && result !== null && 'fields' in result && Array.isArray(result.fields)
}
