import { sql } from 'kysely'
import { noUuid, type SealedColumn } from '../../platform/sealed-columns.ts'
import { purpose, rowId } from './drafts.ts'

interface Row {
  user_id: string
  order_type: string
  sealed: Buffer
}

/** What was entered into orders so far. A draft that is saved meanwhile is sealed with the current key then. */
export const sealedDrafts: SealedColumn = {
  name: 'drafts.sealed',
  purpose,
  read: async (db, [user_id = noUuid, order_type = ''], most) => {
    const { rows } = await sql<Row>`
      select user_id, order_type, sealed from drafts
      where (user_id, order_type) > (${user_id}::uuid, ${order_type}) and sealed is not null
      order by user_id, order_type limit ${most}`.execute(db)
    return rows.map((row) => ({
      key: [row.user_id, row.order_type],
      bound_to: rowId(row.user_id, row.order_type),
      sealed: row.sealed,
    }))
  },
  write: async (db, rows) => {
    await sql`
      update drafts d set sealed = n.sealed
      from unnest(${rows.map(({ key }) => key[0])}::uuid[], ${rows.map(({ key }) => key[1])}::text[],
                  ${rows.map(({ before }) => before)}::bytea[], ${rows.map(({ sealed }) => sealed)}::bytea[])
        as n (user_id, order_type, before, sealed)
      where d.user_id = n.user_id and d.order_type = n.order_type and d.sealed = n.before`.execute(db)
  },
}
