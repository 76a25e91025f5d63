import { sql } from 'kysely'
import { lateCodes } from '#contract/parcels/after-step.ts'
import { listed } from '../../platform/listed.ts'
import { clockOf } from '../../places/geography/clock.ts'

type Part = ReturnType<typeof sql>

/** The last promised day of a shipment, or a later one that its receiver has booked. */
export function awaitedDay(shipment: string, receiver: string) {
  return sql`greatest(${sql.ref(`${shipment}.arrives_to`)}, ${sql.ref(`${receiver}.visit_day`)})`
}

/** The day that somebody booked, as long as it is ahead there. */
export function bookedDay(day: Part, region: Part) {
  return sql`case when ${day} >= (now() at time zone ${clockOf(region)})::date then ${day} end`
}

/** The last awaited day has passed at the place where the parcel goes, and it is not there. */
export function isLate({ code, promised, region }: { code: Part; promised: Part; region: Part }) {
  return sql`coalesce(${promised} < (now() at time zone ${clockOf(region)})::date and ${code} in (${listed(lateCodes)}), false)`
}

/** Boxes are brought, or collected where their service is called so. */
export const boxService = sql`case when lower(trim((select sv.label from services sv where sv.id = b.service_id))) = 'pickup' then 'pickup' else 'delivery' end`
