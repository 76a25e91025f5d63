// Compares the row declared beside a raw statement with the columns that came back. The compiler itself does it:
// a copy of the sources gets the columns written into each type, and what it finds is said in sentences.
import { columnKinds } from './column-kinds.ts'
import { compileRows, type CheckedStatement } from './compile-rows.ts'
import { sendersOf, type Recorded, type ResultColumn } from './recorded.ts'
import { everySource, findTypedStatements, type Sources, type TypedStatement } from './typed-statements.ts'

interface Options {
  isWhole: boolean
  /** Those of the repository, or these. */
  sources?: Sources
}

/** A sentence for each column that differs from what is declared and, after a whole run, for each unchecked type. */
export async function findWrongRows(statements: Recorded[], { isWhole, sources = everySource() }: Options) {
  const described = describe(findTypedStatements(sources), statements)
  const unchecked = described.filter(({ checks }) => isWhole && checks.length === 0)
  const sentences = unchecked.map(
    ({ typed }) => `${typed.file}:${typed.line}: no test runs this statement, so nothing checks its type`,
  )
  return [...sentences, ...(await compileRows(described, sources))].toSorted()
}

function describe(all: TypedStatement[], statements: Recorded[]): CheckedStatement[] {
  const whole = all.filter(({ isPart }) => !isPart).map((typed) => ({ typed, pattern: patternOf(typed) }))
  const answered = statements.filter(({ columns }) => columns.length > 0)
  const answers = Map.groupBy(answered, (statement) => declarationOf(statement, whole))
  return all.map((typed) => {
    const rows = typed.isPart ? undefined : answers.get(typed)
    // A whole one that never came back alone is part of another, whose row is compared instead.
    const checks = rows?.map(({ columns }) => rowCheck(columns)) ?? partChecks(typed, statements)
    return { typed, checks: [...new Set(checks)] }
  })
}

interface Pattern {
  typed: TypedStatement
  pattern: string
}

/** Of those that fit in the file that sent it, or else in one that passed it on, the one with most words of its own. */
function declarationOf(statement: Recorded, whole: Pattern[]) {
  const fitting = whole
    .filter(({ pattern }) => new RegExp(`^${pattern}$`).test(statement.text))
    .toSorted((one, other) => other.pattern.length - one.pattern.length)
    .map(({ typed }) => typed)
  const own = fitting.find(({ file }) => sendersOf(statement).has(file))
  return own ?? fitting.find(({ file }) => statement.senders.some((files) => files.includes(file)))
}

/** A part that is not a column is part of a condition or an assignment, where PostgreSQL checks it. */
function partChecks(typed: TypedStatement, statements: Recorded[]) {
  const part = new RegExp(`${patternOf(typed)}(?:\\s+as\\s+"(\\w+)")?`)
  return statements.flatMap(({ text, columns }) => {
    const match = part.exec(text)
    if (!match) return []
    const column = columns.find(({ name }) => name === match[1])
    return column ? [`ColumnProblem<'${column.name}', DECLARED, ${typeOf(column)}>`] : ['never']
  })
}

function patternOf({ pieces }: TypedStatement) {
  return pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*?')
}

function rowCheck(columns: ResultColumn[]) {
  const members = columns.map((column) => `${JSON.stringify(column.name)}: ${typeOf(column)}`)
  return `Problems<DECLARED, { ${members.join('; ')} }>`
}

function typeOf({ name, type, isNullSeen }: ResultColumn) {
  const kind = columnKinds[type]
  if (!kind)
    throw new Error(`No kind is known for PostgreSQL's type ${type} (${name}): add it to column-kinds.ts.`)
  return isNullSeen ? `${kind} | null` : kind
}
