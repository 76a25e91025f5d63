import { sql } from 'kysely'
import { decide_days, no_answer_days, objection_days } from '#contract/money/claim-rules.ts'

/** The head office's day decides when a due date is over. */
export const officeZone = sql.lit('Asia/Kuala_Lumpur')

export function endOfDay(day: string) {
  return sql`((${day}::date + 1)::timestamp at time zone ${officeZone} - interval '1 second')`
}

export const decideDue = sql`(((now() at time zone ${officeZone})::date + ${sql.lit(decide_days + 1)})::timestamp at time zone ${officeZone} - interval '1 second')`

/** Until when a decision can still be objected to. */
export const objectUntil = sql`(c.decided_at + make_interval(days => ${sql.lit(objection_days)}))`

export const answerIsOverdue = sql`(c.asked_at <= now() - make_interval(days => ${sql.lit(no_answer_days)}))`
