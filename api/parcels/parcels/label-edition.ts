import { sql } from 'kysely'

/** What stands on a label counts from the last change of it; labels printed before are void. */
export function labelEdition(order_id: ReturnType<typeof sql>) {
  return sql<number>`(select 1 + count(*) from order_changes ch where ch.order_id = ${order_id} and ch.voids_label)::int`
}
