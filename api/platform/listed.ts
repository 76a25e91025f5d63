import { sql } from 'kysely'

/** Words of a table in `contract/` as SQL literals: written out, so that partial indexes on them are used. */
export function listed(words: readonly string[]) {
  return sql.join(words.map((word) => sql.lit(word)))
}
