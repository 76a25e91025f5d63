import { sql } from 'kysely'
import { zoneOfCountry } from '#contract/places/time-zones.ts'
import { timeZones } from '#contract/places/clocks.ts'
import { company } from '#contract/site/company.ts'
import { decide_days, no_answer_days, objection_days } from '#contract/money/claim-rules.ts'

/** The head office's day decides when a due date is over. */
export const officeZone = sql.lit(timeZones[zoneOfCountry(company.country)])

export function endOfDay(day: string) {
  return sql`((${day}::date + 1)::timestamp at time zone ${officeZone} - interval '1 second')`
}

export const decideDue = sql`(((now() at time zone ${officeZone})::date + ${sql.lit(decide_days + 1)})::timestamp at time zone ${officeZone} - interval '1 second')`

/** Last moment for an objection to a decision. */
export const objectUntil = sql`(c.decided_at + make_interval(days => ${sql.lit(objection_days)}))`

export const answerIsOverdue = sql`(c.asked_at <= now() - make_interval(days => ${sql.lit(no_answer_days)}))`
