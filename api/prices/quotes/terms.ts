import { sql } from 'kysely'
import type { CountryCode } from '#contract/places/countries.ts'
import type { Weekend, WorkingCalendar } from '#contract/prices/working-days.ts'
import type { Zone } from '#contract/places/zones.ts'
import { clockOf } from '../../places/geography/clock.ts'
import type { Db } from '../../platform/database.ts'
import { unmeasured } from '../../platform/written.ts'
import { inForce, rateCardOf, type CurrentCard } from './rate-cards.ts'

interface Row {
  code: string
  country: CountryCode
  zone: Zone
  weekend: Weekend
  today: string
  holidays: string[]
  rate_card_id: string
}

export interface Place {
  country: CountryCode
  zone: Zone
  /** The date there now, by the clock of the database. */
  today: string
  calendar: WorkingCalendar
}

/** What a price hangs on: the card in force at this moment and what is known of the two regions. */
export interface Terms {
  current: CurrentCard
  origin: Place | undefined
  destination: Place | undefined
}

export async function termsBetween(db: Db, origin: string, destination: string): Promise<Terms | undefined> {
  const termsOf = await termsAmong(db, [origin, destination])
  return termsOf?.(origin, destination)
}

/** The same for many pairs of regions, read at one moment. */
export async function termsAmong(db: Db, regions: string[]) {
  const { rows } = await places(regions).execute(db)
  const [first] = rows
  if (!first) return undefined
  const known = new Map(
    rows.map((row) => [row.code, { ...row, calendar: { weekend: row.weekend, holidays: row.holidays } }]),
  )
  const current = await rateCardOf(db, first.rate_card_id)
  return (origin: string, destination: string): Terms => ({
    current,
    origin: known.get(origin),
    destination: known.get(destination),
  })
}

/** One statement for all that can change; the card itself is read once. */
function places(regions: string[]) {
  return sql<Row>`
    select r.code, r.country, r.zone, r.weekend, local.today::text as today,
      array(select h.date::text from holidays h
        where h.country = r.country and h.date between local.today and local.today + 180) as holidays,
      (${inForce}) as rate_card_id
    from regions r
      join countries c on c.code = r.country and c.is_active
      cross join lateral (select (now() at time zone ${clockOf(sql`r.code`)})::date as today) local
    where r.code in (select unnest(${unmeasured(sql`${regions}::text[]`)})) and r.is_active`
}
