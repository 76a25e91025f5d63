import { sql } from 'kysely'
import { noUuid, type SealedColumn, type SealedRow } from '../../platform/sealed-columns.ts'
import { purpose } from './second-factor.ts'

/** The secrets of authenticator apps. One that is set up again meanwhile stays. */
export const sealedSecondFactors: SealedColumn = {
  name: 'second_factors.secret',
  purpose,
  isTagLast: true,
  read: async (db, [after = noUuid], most) => {
    const { rows } = await sql<SealedRow>`
      select array[user_id::text] as key, user_id::text as bound_to, secret as sealed from second_factors
      where user_id > ${after}::uuid order by user_id limit ${most}`.execute(db)
    return rows
  },
  write: async (db, rows) => {
    await sql`
      update second_factors f set secret = n.sealed
      from unnest(${rows.map(({ key }) => key[0])}::uuid[], ${rows.map(({ before }) => before)}::bytea[],
                  ${rows.map(({ sealed }) => sealed)}::bytea[]) as n (user_id, before, sealed)
      where f.user_id = n.user_id and f.secret = n.before`.execute(db)
  },
}
