import { sql } from 'kysely'
import type { SealedColumn, SealedRow } from '../../platform/sealed-columns.ts'
import { subscriptionSecrets } from './push.ts'

/** Where browsers are told something. One that signs in again meanwhile is sealed with the current key then. */
export const sealedSubscriptions: SealedColumn = {
  name: 'push_subscriptions.sealed',
  purpose: subscriptionSecrets,
  read: async (db, [after = ''], most) => {
    const { rows } = await sql<SealedRow>`
      select array[encode(endpoint_hash, 'hex')] as key, session_id::text as bound_to, sealed from push_subscriptions
      where endpoint_hash > decode(${after}, 'hex') order by endpoint_hash limit ${most}`.execute(db)
    return rows
  },
  write: async (db, rows) => {
    await sql`
      update push_subscriptions p set sealed = n.sealed
      from unnest(${rows.map(({ key }) => key[0])}::text[], ${rows.map(({ before }) => before)}::bytea[],
                  ${rows.map(({ sealed }) => sealed)}::bytea[]) as n (endpoint_hash, before, sealed)
      where p.endpoint_hash = decode(n.endpoint_hash, 'hex') and p.sealed = n.before`.execute(db)
  },
}
