import { sql, type RawBuilder } from 'kysely'
import { eventCodes, isStored } from '#contract/parcels/parcel-steps.ts'
import { movesParcel } from '#contract/parcels/after-step.ts'
import { clockOf } from '../../places/geography/clock.ts'
import { listed } from '../../platform/listed.ts'

/** What was put right was no stay, and neither is what came before a step that moved the parcel. */
const endings = eventCodes.filter((code) => (movesParcel(code) && !isStored(code)) || code === 'corrected')

/** The day since which a parcel lies where it waits, by the calendar of the place; null when it does not lie there. */
export function stayBegan(order_id: RawBuilder<unknown>, region: RawBuilder<unknown>) {
  return sql`(
    select min((e.at at time zone ${clockOf(region)})::date)
    from parcel_events_of(${order_id}) e where e.code in (${listed(eventCodes.filter(isStored))}) and e.seq > coalesce((
      select max(m.seq) from parcel_events_of(${order_id}) m where m.code in (${listed(endings)})), 0))`
}

/** The last day of it that costs nothing, by the card that the order was placed with; null where no day costs anything. */
export function freeUntil(order_id: RawBuilder<unknown>, region: RawBuilder<unknown>) {
  return sql`(
    select ${stayBegan(order_id, region)} + (r.card #>> '{surcharges,storage,free_days}')::int
    from shipments s join rate_cards r on r.id = s.rate_card_id
    where s.order_id = ${order_id} and (r.card #>> '{surcharges,storage,per_day}')::int > 0)`
}
