import { sql, type RawBuilder, type Transaction } from 'kysely'
import { parcelSteps, ruleOf, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { cityOf } from '#contract/parcels/after-step.ts'
import type { DB } from '#database/schema.ts'
import { ownPlaces } from '#contract/places/locations.ts'
import { sendAhead } from '../../platform/database.ts'
import { insertion, type NewRow } from '../../platform/insert-rows.ts'
import { listed } from '../../platform/listed.ts'
import { areaRoles, officeRoles } from '#contract/platform/roles.ts'

type Facts = Pick<NewRow<'parcel_events'>, 'params' | 'scan_id' | 'evidence_id' | 'device_at'>

interface ParcelEvent extends Facts {
  order_id: string
  code: EventCode
  /** Where the parcel stands afterwards, when the code alone does not say so. */
  step?: EventCode
  /** Null where whoever did it has no account here. */
  actor_id: string | null
}

/** Where it happened, for the order whose id this is. */
type CityOf = (order_id: RawBuilder<unknown>) => RawBuilder<unknown>

interface Scene {
  actor_id: string
  code: EventCode
}

/**
 * Where whoever did it works: at their counter, or in the one city that a courier has. For the office it is its own house
 * or hub in the country on whose side the step is. What a courier does at a door is done in the city of that door. Where
 * nobody knows, no place is told.
 */
export function cityOfScan({ actor_id, code }: Scene): CityOf {
  const party = cityOf(code)
  const doors = ruleOf(code).isAtDoor ? areaRoles : []
  return (order_id) => sql`(select coalesce(
      case when u.role = any(${doors}) then coalesce(
        (select p.city_id from shipment_parties p where p.order_id = ${order_id} and p.party = ${party}),
        (select b.city_id from box_purchases b where b.order_id = ${order_id})) end,
      own.city_id,
      case when u.role in (${listed(areaRoles)}) then (select min(a.city_id) from courier_areas a where a.user_id = u.id having count(*) = 1)
        when u.role in (${listed(officeRoles)}) then (select l.city_id from locations l where l.kind in (${listed(ownPlaces)}) and l.is_active and l.country_id = coalesce(
          (select p.country_id from shipment_parties p where p.order_id = ${order_id} and p.party = ${party}),
          (select b.country_id from box_purchases b where b.order_id = ${order_id})) order by l.kind, l.id limit 1) end)
    from users u left join locations own on own.id = u.location_id where u.id = ${actor_id}::uuid)`
}

/** Where this last happened to it. */
export function cityOfLast(code: EventCode): CityOf {
  return (order_id) => sql`(select e.city_id from parcel_events_of(${order_id}) e
    where e.code = ${code} order by e.seq desc limit 1)`
}

/**
 * Links to the chains of parcels. The database gives number and hash, moves the parcel, and refuses a step that is not
 * legal: with the next statement that is waited for.
 */
export function addParcelEvents(tx: Transaction<DB>, events: readonly ParcelEvent[], cityOf?: CityOf) {
  return sendAhead(tx, links(events, cityOf))
}

/** The same, refused at once: for a caller who has a word for the refusal. */
export async function addParcelEventNow(tx: Transaction<DB>, event: ParcelEvent, cityOf?: CityOf) {
  await links([event], cityOf).execute(tx)
}

function links(events: readonly ParcelEvent[], cityOf: CityOf | undefined) {
  const rows = events.map(({ step, ...event }) => ({ ...event, ...chained(event.code, step), city_id: null }))
  return insertion('parcel_events', rows, {
    found: cityOf ? { city_id: cityOf(sql.ref('given.order_id')) } : {},
  })
}

function chained(code: EventCode, step = code) {
  return { code, macro: parcelSteps[step].macro, seq: 0, hash: Buffer.alloc(0) }
}

/** The same link for each of these parcels; `parcels` selects the ids of their orders, `at` when it was for `parcel`. */
export function addToEach(
  tx: Transaction<DB>,
  code: EventCode,
  parcels: RawBuilder<unknown>,
  actor_id: string | null,
  at = sql`now()`,
) {
  return sendAhead(
    tx,
    sql`
    insert into parcel_events (order_id, seq, code, macro, actor_id, at, hash)
    select order_id, 0, ${code}, ${parcelSteps[code].macro}, ${actor_id}::uuid, ${at}, '' from (${parcels}) parcel (order_id)`,
  )
}
