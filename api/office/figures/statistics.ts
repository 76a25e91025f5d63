import { sql } from 'kysely'
import { mode } from '#contract/places/zone-shapes.ts'
import { readStatistics } from '#contract/site/statistics.ts'
import type { Db } from '../../platform/database.ts'
import type { App } from '../../platform/serve.ts'

const kept_ms = 5 * 60_000
const modes = mode.options.length

interface Statistics {
  parcels: number
  delivered: number
  cities: number
  locations: number
  lanes: number
  regions: number
  districts: number
}

export function statisticsRoutes(app: App) {
  // Counting reads every parcel: once in a while is enough for a front page.
  let kept: { until: number; counted: Promise<Statistics> } | undefined
  app.serve(readStatistics, () => {
    if (kept && Date.now() < kept.until) return kept.counted
    const counted = app.reading(count)
    kept = { until: Date.now() + kept_ms, counted }
    counted.catch(() => (kept = undefined))
    return counted
  })
}

/** Samples do not count: nobody can hand anything over there. */
async function count(db: Db) {
  const { rows } = await sql<Statistics>`
    select count(*)::int as parcels, count(*) filter (where p.macro = 'delivered')::int as delivered,
      count(distinct r.city_id)::int as cities,
      (select count(*)::int from locations where is_active and not is_sample) as locations,
      (select (count(*) * count(*))::int * ${modes}::int from countries where is_active) as lanes,
      (select count(*)::int from regions join countries on countries.code = regions.country
        where regions.is_active and countries.is_active) as regions,
      (select count(*)::int from districts left join cities on cities.code = districts.city_code
        join regions on regions.code = coalesce(districts.region_code, cities.region_code)
        join countries on countries.code = regions.country
        where districts.is_active and cities.is_active is not false
          and regions.is_active and countries.is_active) as districts
    from parcels p join shipment_parties r on r.order_id = p.order_id and r.party = 'receiver'
    where p.macro <> 'cancelled'`.execute(db)
  const [statistics] = rows
  if (!statistics) throw new Error('counting gave no row')
  return statistics
}
