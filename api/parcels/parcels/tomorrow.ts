import { sql } from 'kysely'
import type { z } from 'zod'
import { mostGroupsAhead, type tomorrow } from '#contract/courier/tomorrow.ts'
import { type Role, worksAtCounter } from '#contract/platform/roles.ts'
import type { Db } from '../../platform/database.ts'
import { districtOf } from './shown-parts.ts'
import { city, district, isTomorrowsOf, workTables } from './who-may-look.ts'

type Group = NonNullable<z.output<typeof tomorrow>['stops']>[number]
type Row = Group & { all_fetch: number; all_bring: number }

/** What is to be done where and when, without a name: a round is planned by its areas. A counter waits for whoever comes. */
export async function tomorrowOf(db: Db, worker: { id: string; role: Role }) {
  if (worksAtCounter(worker.role)) return null
  const [mine, free] = isTomorrowsOf(worker)
  const stop = sql`select leg.is_senders, t.starts, t.ends, ${city} as city_id, ${district} as district_id ${workTables}`
  const { rows } = await sql<Row>`
    select to_char(starts, 'HH24:MI') as visit_from, to_char(ends, 'HH24:MI') as visit_to,
      (select c.label from cities c where c.code = ahead.city_id) as city, ${districtOf(sql`ahead.district_id`)} as district,
      count(*) filter (where is_senders)::int as fetch, count(*) filter (where not is_senders)::int as bring,
      (sum(count(*) filter (where is_senders)) over ())::int as all_fetch, (sum(count(*) filter (where not is_senders)) over ())::int as all_bring
    from (${stop} where ${mine} union all ${stop} where ${free}) ahead
    group by starts, ends, city_id, district_id order by starts, city_id, district_id limit ${sql.lit(mostGroupsAhead)}`.execute(
    db,
  )
  const [{ all_fetch = 0, all_bring = 0 } = {}] = rows
  const stops = rows.map(({ visit_from, visit_to, city, district, fetch, bring }) => {
    return { visit_from, visit_to, city, district, fetch, bring }
  })
  return { fetch: all_fetch, bring: all_bring, stops }
}
