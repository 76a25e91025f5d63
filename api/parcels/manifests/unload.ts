import { sql, type Transaction } from 'kysely'
import { leadsTo, type Route } from '#contract/parcels/parcel-routes.ts'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

/** What a parcel weighs in a manifest: as last settled with the sender, else as ordered. For rows p of parcels and s of shipments. */
export const chargeableKg = sql<number>`coalesce((select w.new_chargeable_kg from weighings w where w.order_id = p.order_id
  and w.status in ('paid', 'credited') order by w.id desc limit 1), s.chargeable_kg, 0)`

/** Its manifest, if it is in one: locked before the parcel, as whoever loads does. */
export function lockManifestOf(tx: Transaction<DB>, tracking_number: string) {
  return sendAhead(
    tx,
    sql`select from manifests where id = (select mp.manifest_id from manifest_parcels mp join parcels p on p.order_id = mp.order_id
      where p.tracking_number = ${tracking_number}) for update`,
  )
}

/** A parcel that goes back to a step before its loading leaves its manifest and may go into another one. */
export async function unloadBefore(
  tx: Transaction<DB>,
  { order_id, route }: { order_id: string; route: Route },
  step: EventCode,
) {
  if (!leadsTo(route, step, 'consolidated')) return
  await sql`
    with gone as (delete from manifest_parcels where order_id = ${order_id}::uuid returning manifest_id)
    update manifests m set loaded_kg = greatest(m.loaded_kg - ${chargeableKg}::int, 0)
    from gone, parcels p left join shipments s on s.order_id = p.order_id
    where m.id = gone.manifest_id and p.order_id = ${order_id}::uuid`.execute(tx)
}
