import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/**
 * A picture must be the person's to give: the one kept as their own, or one given for nobody yet. None may be missing unless
 * the office lifted the duty.
 */
export function passportIsOwn(
  user_id: string,
  { passport_image_id }: { passport_image_id: string },
  isDuty: boolean,
) {
  if (passport_image_id === '') return isDuty ? sql`false` : sql`true`
  return sql`exists (select from files f where f.id = ${passport_image_id}::uuid and f.kind = 'passport'
    and f.owner_id = ${user_id}::uuid and f.sealed_key <> '' and ${isUnspent})`
}

/** For rows f of files: kept as the account's own, or given for no party yet. */
export const isUnspent = sql<boolean>`(exists (select from users u where u.passport_id = f.id)
  or not exists (select from shipment_parties given where given.passport_image_id = f.id))`

/** What an account gave, by the last eight letters of the id: two of one account end alike once in four thousand million. */
export async function picturesEnding(db: Db, user_id: string, ends: readonly string[]) {
  if (ends.length === 0) return new Map<string, string>()
  const end = sql<string>`right(f.id::text, 8)`
  const found = await db
    .selectFrom('files as f')
    .select(['f.id', end.as('end')])
    .where('f.owner_id', '=', user_id)
    .where('f.kind', '=', 'passport')
    .where(sql<boolean>`${end} = any(${ends}::text[])`)
    .execute()
  return new Map(found.map((picture) => [picture.end, picture.id]))
}
