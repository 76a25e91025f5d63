import { sql } from 'kysely'
import { noUuid, type SealedColumn, type SealedRow } from '../../platform/sealed-columns.ts'
import { purpose } from './id-numbers.ts'

/** Numbers of identity documents. That of a party that was erased is empty and stays so. */
export const sealedIdNumbers: SealedColumn = {
  name: 'shipment_parties.sealed_id_number',
  purpose,
  read: async (db, [order_id = noUuid, party = ''], most) => {
    const { rows } = await sql<SealedRow>`
      select array[order_id::text, party] as key, order_id::text as bound_to, sealed_id_number as sealed
      from shipment_parties
      where (order_id, party) > (${order_id}::uuid, ${party}) and sealed_id_number is not null
      order by order_id, party limit ${most}`.execute(db)
    return rows
  },
  write: async (db, rows) => {
    await sql`
      update shipment_parties p set sealed_id_number = n.sealed
      from unnest(${rows.map(({ key }) => key[0])}::uuid[], ${rows.map(({ key }) => key[1])}::text[],
                  ${rows.map(({ before }) => before)}::bytea[], ${rows.map(({ sealed }) => sealed)}::bytea[])
        as n (order_id, party, before, sealed)
      where p.order_id = n.order_id and p.party = n.party and p.sealed_id_number = n.before`.execute(db)
  },
}
