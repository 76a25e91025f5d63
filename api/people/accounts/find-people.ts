import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** A part of the name, the e-mail address or the phone number of `u`; as the index on users has them. */
export function isLike(text: string) {
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`lower(u.name || ' ' || u.email || ' ' || u.phone) like ${part}`
}

export async function peopleLike(db: Db, text: string, most: number) {
  // Whole first, then cut: with the limit inside, PostgreSQL would rather walk all people than ask the index.
  const { rows } = await sql<{ id: string }>`
    with exact as materialized (select id from users where email = ${text.toLowerCase()}),
    found as materialized (select u.id from users u where not exists (select from exact) and ${isLike(text)})
    select id from exact union all (select id from found limit ${most})`.execute(db)
  return rows.map(({ id }) => id)
}
