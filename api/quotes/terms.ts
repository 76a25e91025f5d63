import { sql } from 'kysely'
import type { CountryCode } from '#contract/geography.ts'
import type { Weekend, WorkingCalendar } from '#contract/working-days.ts'
import type { Zone } from '#contract/zones.ts'
import type { Db } from '../platform/database.ts'
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
  const { rows } = await places(origin, destination).execute(db)
  const [first] = rows
  if (!first) return undefined
  const placeOf = (code: string) => {
    const row = rows.find((row) => row.code === code)
    return row && { ...row, calendar: { weekend: row.weekend, holidays: row.holidays } }
  }
  return {
    current: await rateCardOf(db, first.rate_card_id),
    origin: placeOf(origin),
    destination: placeOf(destination),
  }
}

/** One statement for all that can change; the card itself is read once. */
function places(origin: string, destination: string) {
  return sql<Row>`
    select r.code, r.country, r.zone, r.weekend, local.today::text as today,
      array(select h.date::text from holidays h
        where h.country = r.country and h.date between local.today and local.today + 180) as holidays,
      (${inForce}) as rate_card_id
    from regions r
      join countries c on c.code = r.country and c.is_active
      cross join lateral (select (now() at time zone
        case r.country when 'MY' then 'Asia/Kuala_Lumpur' else 'Asia/Jakarta' end)::date as today) local
    where r.code = any(${[origin, destination]}) and r.is_active`
}
