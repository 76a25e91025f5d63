import { createQueryId, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely'

/** A part of a statement that is always the same, put together once and not at each call. */
export function written<Value>(part: RawBuilder<Value>): RawBuilder<Value> {
  const { sql: text, parameters } = new PostgresQueryCompiler().compileQuery(
    part.toOperationNode(),
    createQueryId(),
  )
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
