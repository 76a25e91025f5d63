import { sql } from 'kysely'
import { noUuid, type SealedColumn, type SealedRow } from '../platform/sealed-columns.ts'
import { purpose } from './sealing.ts'

/** The keys of pictures. An erased one is empty and stays so. */
export const sealedFileKeys: SealedColumn = {
  name: 'files.sealed_key',
  purpose,
  read: async (db, [after = noUuid], most) => {
    const { rows } = await sql<SealedRow>`
      select array[id::text] as key, id::text as bound_to, sealed_key as sealed from files
      where id > ${after}::uuid and sealed_key <> '' order by id limit ${most}`.execute(db)
    return rows
  },
  write: async (db, rows) => {
    await sql`
      update files f set sealed_key = n.sealed
      from unnest(${rows.map(({ key }) => key[0])}::uuid[], ${rows.map(({ before }) => before)}::bytea[],
                  ${rows.map(({ sealed }) => sealed)}::bytea[]) as n (id, before, sealed)
      where f.id = n.id and f.sealed_key = n.before`.execute(db)
  },
}
