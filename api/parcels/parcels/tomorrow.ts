import { sql } from 'kysely'
import type { z } from 'zod'
import { mostGroupsAhead, type tomorrow } from '#contract/courier/tomorrow.ts'
import { type Role, worksAtCounter } from '#contract/platform/roles.ts'
import type { Db } from '../../platform/database.ts'
import { districtOf } from './shown-parts.ts'
import { city, district, isAheadOf, isTomorrow, visitDay, workTables } from './who-may-look.ts'

type Ahead = z.output<typeof tomorrow>
type Row = NonNullable<Ahead['stops']>[number] & {
  day: string
  is_tomorrow: boolean
  of_day_fetch: number
  of_day_bring: number
}

/** What is to be done where and when, without a name: a round is planned by its areas. A counter waits for whoever comes. */
export async function tomorrowOf(db: Db, worker: { id: string; role: Role }): Promise<Ahead | null> {
  if (worksAtCounter(worker.role)) return null
  const [mine, free] = isAheadOf(worker)
  const stop = sql`select leg.is_senders, ${visitDay} as day, ${isTomorrow} as is_tomorrow, t.starts, t.ends, ${city} as city_id, ${district} as district_id ${workTables}`
  const { rows } = await sql<Row>`
    select to_char(day, 'YYYY-MM-DD') as day, is_tomorrow, to_char(starts, 'HH24:MI') as visit_from, to_char(ends, 'HH24:MI') as visit_to,
      (select c.label from cities c where c.code = ahead.city_id) as city, ${districtOf(sql`ahead.district_id`)} as district,
      count(*) filter (where is_senders)::int as fetch, count(*) filter (where not is_senders)::int as bring,
      (sum(count(*) filter (where is_senders)) over of_day)::int as of_day_fetch,
      (sum(count(*) filter (where not is_senders)) over of_day)::int as of_day_bring
    from (${stop} where ${mine} union all ${stop} where ${free}) ahead
    group by day, is_tomorrow, starts, ends, city_id, district_id
    window of_day as (partition by day, is_tomorrow)
    order by day, starts, city_id, district_id limit ${sql.lit(mostGroupsAhead)}`.execute(db)
  const next = rows.filter(({ is_tomorrow }) => is_tomorrow)
  return {
    fetch: next[0]?.of_day_fetch ?? 0,
    bring: next[0]?.of_day_bring ?? 0,
    stops: next.map(({ visit_from, visit_to, city, district, fetch, bring }) => {
      return { visit_from, visit_to, city, district, fetch, bring }
    }),
    later: daysOf(rows.filter(({ is_tomorrow }) => !is_tomorrow)),
  }
}

/** Each day once, with all of it. */
function daysOf(rows: readonly Row[]) {
  const days = new Map(rows.map((row) => [row.day, row]))
  return Array.from(days.values(), ({ day, of_day_fetch: fetch, of_day_bring: bring }) => ({
    day,
    fetch,
    bring,
  }))
}
