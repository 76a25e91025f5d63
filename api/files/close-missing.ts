import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { Storage } from '../platform/storage.ts'

const atOnce = 16
/** Without its key a picture is noise; this is what an erased one has. */
const erased = Buffer.alloc(0)

/**
 * Closes the rows of pictures whose bytes are gone, as after a restore to a moment before they were erased. Refuses when
 * most are missing: then the storage is the wrong one, and closing their rows would lose them for good.
 */
export async function closeMissing(db: Kysely<DB>, storage: Pick<Storage, 'exists'>) {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'storage_key'])
    .where('sealed_key', '<>', erased)
    .execute()
  const missing: string[] = []
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce)
    const there = await Promise.all(some.map(({ storage_key }) => storage.exists(storage_key)))
    missing.push(...some.filter((_, place) => !there[place]).map(({ id }) => id))
  }
  if (missing.length * 2 > rows.length)
    throw new Error(
      `${missing.length} of ${rows.length} pictures are not there. This looks like another storage than the one they were put into; nothing was changed.`,
    )
  await db
    .updateTable('files')
    .set({ sealed_key: erased })
    .where(sql<boolean>`id = any(${missing}::uuid[])`)
    .execute()
  return missing.length
}
