import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead, type Db } from './database.ts'
import { written } from './written.ts'

/** A row as its table takes it. Values of jsonb columns stay values; they are written as JSON together with the row. */
export type NewRow<Table extends keyof DB> = LeavingOut<Insertable<DB[Table]>>

/** A column that is undefined is one that was left out. */
type LeavingOut<Row> = {
  [Column in keyof Row]: object extends Pick<Row, Column> ? Row[Column] | undefined : Row[Column]
}

interface Terms {
  /** Joined to the rows, which are called `given`: `cross join ready` inserts them once for each row of `ready`. */
  beside?: RawBuilder<unknown>
  /** Columns whose value the database finds. */
  found?: Record<string, RawBuilder<unknown>>
}

/** Inserts rows whose ids nobody waits for; they travel with the next statement. */
export async function insertRows<Table extends keyof DB>(
  tx: Db,
  table: Table,
  rows: readonly NewRow<Table>[],
) {
  if (rows.length > 0) await sendAhead(tx, insertion(table, rows))
}

/** One text for each set of columns, however many rows. A column that no row names keeps its default. */
export function insertion<Table extends keyof DB>(
  table: Table,
  rows: readonly NewRow<Table>[],
  { beside = sql``, found = {} }: Terms = {},
) {
  const columns = columnsOf(rows)
  const given = columns.filter((column) => !(column in found))
  const rest = columns.filter((column) => column in found)
  const { names, values } = listsOf(given)
  const also = rest.map((column) => found[column])
  return sql`insert into ${sql.table(table)} (${sql.join([names, ...rest.map((column) => sql.ref(column))])})
    select ${sql.join([values, ...also])} from jsonb_populate_recordset(null::${sql.table(table)}, ${asJson(rows)}::jsonb) as given ${beside}`
}

/** The columns of the table and of the rows as text, put together once for each set of them. */
const lists = new Map<string, Record<'names' | 'values', RawBuilder<unknown>>>()

function listsOf(columns: readonly string[]) {
  const key = columns.join()
  const known = lists.get(key)
  if (known) return known
  const made = {
    names: written(sql.join(columns.map((column) => sql.ref(column)))),
    values: written(sql.join(columns.map((column) => sql.ref(`given.${column}`)))),
  }
  lists.set(key, made)
  return made
}

/** All rows name the same columns: one that a row left out would be null in it, and not its default. */
function columnsOf(rows: readonly object[]) {
  const [first = [], ...others] = rows.map((row) =>
    Object.entries(row).flatMap(([column, value]) => (value === undefined ? [] : [column])),
  )
  if (
    others.some((columns) => columns.length !== first.length || columns.some((name) => !first.includes(name)))
  )
    throw new Error('Rows that are inserted together name different columns.')
  return first
}

function asJson(rows: readonly object[]) {
  return JSON.stringify(rows.map((row) => (Object.values(row).some(isBytes) ? withBytesAsText(row) : row)))
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array
}

/** PostgreSQL reads bytes from text in this form. */
function withBytesAsText(row: object) {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isBytes(value) ? `\\x${Buffer.from(value).toString('hex')}` : value,
    ]),
  )
}
