import { sql } from 'kysely'
import type { z } from 'zod'
import type { listLoaded } from '#contract/parcels/manifests.ts'
import { isOffice } from '#contract/platform/roles.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { chargeableKg } from './unload.ts'
import { lastWeighing } from '../parcels/last-weighing.ts'

export type Loaded = z.output<typeof listLoaded.data>['parcel_data'][number]

/** In the order in which they were loaded. What is in a parcel is for the office, which declares it. */
export async function contentsOf(db: Db, { role }: Caller, manifest_id: string) {
  const { rows } = await sql<Loaded>`
    select p.tracking_number, p.code, ${chargeableKg} as chargeable_kg, coalesce(weighed.weight_g, s.weight_g)::float8 / 1000 as weight,
      from_city.label as from_city, to_city.label as to_city,
      case when ${isOffice(role)} then (select string_agg(i.quantity || ' × ' || i.name, ', ' order by i.position) from shipment_items i
        where i.order_id = p.order_id) end as contents, case when ${isOffice(role)} then s.declared_value_sen end as declared_value
    from manifest_parcels mp join parcels p on p.order_id = mp.order_id left join shipments s on s.order_id = p.order_id
      left join lateral ${lastWeighing(sql`p.order_id`)} weighed on true
      left join shipment_parties sender on sender.order_id = p.order_id and sender.party = 'sender'
      left join shipment_parties receiver on receiver.order_id = p.order_id and receiver.party = 'receiver'
      left join cities from_city on from_city.code = sender.city_id left join cities to_city on to_city.code = receiver.city_id
    where mp.manifest_id = ${manifest_id}::uuid order by mp.loaded_at, p.tracking_number`.execute(db)
  return rows
}
