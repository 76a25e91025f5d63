import { sql, type RawBuilder } from 'kysely'

/** Whether it is given only against a code, for rows s of shipments: its sender asked for that, and nothing has opened it. */
export function asksCode(order_id: RawBuilder<unknown>) {
  return sql<boolean>`coalesce(s.wants_door_code, false) and not exists (select from door_codes d
    where d.order_id = ${order_id} and num_nonnulls(d.used_at, d.released_at) > 0)`
}
