import { CompiledQuery, createQueryId, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** A part of a statement that is always the same, put together once and not at each call. */
export function written<Value>(part: RawBuilder<Value>): RawBuilder<Value> {
  const { sql: text, parameters } = compiled(part)
  if (parameters.length > 0) throw new Error(`One value would stand in this for every call: ${text}`)
  return sql.raw<Value>(text)
}

/**
 * An array whose length PostgreSQL does not see while it plans. Where it sees it, it takes the known length for cheaper
 * than the usual one and plans the statement anew at each call, which costs more than the statement.
 */
export function unmeasured(array: RawBuilder<unknown>) {
  return sql`(select ${array})`
}

/**
 * A statement that is asked at every turn: its text is put together at the first call and only its values are new after
 * that. They have to stand in it each once and in their order.
 */
export function reused<Values extends unknown[], Row>(build: (...values: Values) => RawBuilder<Row>) {
  let text: string | undefined
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    text ??= textFor(build(...values), values)
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
    return rows
  }
}

function textFor(statement: RawBuilder<unknown>, values: readonly unknown[]) {
  const { sql: text, parameters } = compiled(statement)
  const isInOrder =
    parameters.length === values.length && values.every((value, at) => value === parameters[at])
  if (!isInOrder) throw new Error(`Not each value stands once and in its order in: ${text}`)
  return text
}

function compiled(part: RawBuilder<unknown>) {
  return new PostgresQueryCompiler().compileQuery(part.toOperationNode(), createQueryId())
}
