import { sql } from 'kysely'
import { noUuid, type SealedColumn, type SealedRow } from '../../platform/sealed-columns.ts'
import { hookSecrets } from './deliver.ts'

/** What signs the messages to customers' own servers. */
export const sealedHookSecrets: SealedColumn = {
  name: 'web_hooks.sealed_secret',
  purpose: hookSecrets,
  read: async (db, [after = noUuid], most) => {
    const { rows } = await sql<SealedRow>`
      select array[id::text] as key, id::text as bound_to, sealed_secret as sealed from web_hooks
      where id > ${after}::uuid order by id limit ${most}`.execute(db)
    return rows
  },
  write: async (db, rows) => {
    await sql`
      update web_hooks h set sealed_secret = n.sealed
      from unnest(${rows.map(({ key }) => key[0])}::uuid[], ${rows.map(({ before }) => before)}::bytea[],
                  ${rows.map(({ sealed }) => sealed)}::bytea[]) as n (id, before, sealed)
      where h.id = n.id and h.sealed_secret = n.before`.execute(db)
  },
}
