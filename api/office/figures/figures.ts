import { sql } from 'kysely'
import { listed } from '../../platform/listed.ts'
import { exportFigures, readFigures, readWaiting } from '#contract/office/figures.ts'
import { finalMacros, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { CsvReply } from '../../platform/csv-reply.ts'
import type { Db } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { countAgainst } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { asFigures, type Sum } from './as-figures.ts'
import { asWaiting, waitingNow } from './waiting-now.ts'

const exportsPerHour = 30

export function figureRoutes(app: App) {
  app.serve(readFigures, async ({ query }) => {
    const [sums, now, step_data] = await app.reading((db) =>
      Promise.all([sumsOf(db, query.days), waitingNow(db), parcelsByStep(db)]),
    )
    const { today, counted_at } = now
    return { ...asFigures(sums, today, Number(query.days)), ...asWaiting(now), step_data, counted_at }
  })
  app.serve(readWaiting, async () => asWaiting(await app.reading(waitingNow)).waiting)
  app.serve(exportFigures, async ({ user, query }) => {
    await countAgainst(app.db, [{ bucket: `export:${user.id}`, most: exportsPerHour, seconds: 3600 }])
    await record(app.db, { name: 'figures_exported', actor_id: user.id, data: query })
    return CsvReply.of(`figures-${query.days}-days.csv`, columns, async () => ({
      page: await app.reading((db) => rowsOf(db, query.days)),
      next_cursor: null,
    }))
  })
}

// Added up together with what has happened since: right after every event, whenever the job last came by.
const amounts = sql`
  (select day, figure, kind, lane, amount from day_figures union all select day, figure, kind, lane, amount from figure_changes)`

const since = (days: string) => sql`local_day(now()) - (${days}::int - 1)`

/** The period before is one row of each figure and kind, without a day and a lane. */
async function sumsOf(db: Db, days: string) {
  const { rows } = await sql<Sum>`
    select f.shown as day, lane, figure, kind, coalesce(sum(amount) filter (where f.shown is not null), 0)::bigint as amount,
      coalesce(sum(amount) filter (where f.shown is null), 0)::bigint as amount_before, min(f.day) as first_day
    from (select *, case when day >= ${since(days)} then day end as shown from ${amounts} a where day >= ${since(days)} - ${days}::int) f
    group by grouping sets ((f.shown, figure, kind), (lane, figure, kind))`.execute(db)
  return rows
}

// From an index alone. The last day of a busy season has a hundred thousand of them.
async function parcelsByStep(db: Db) {
  const { rows } = await sql<{ step: EventCode; parcels: number; troubled: number }>`
    select step, count(*)::int as parcels, count(*) filter (where in_trouble)::int as troubled from parcels where macro not in (${listed(finalMacros)}) group by step`.execute(
    db,
  )
  return rows
}

interface Row {
  day: string
  kind: string
  lane: string
  orders: number
  lapsed: number
  revenue: number
  unique_sen: number
  delivered: number
  on_time: number
  answers: number
  answer_s: number
  first_tries: number
  failed_tries: number
}

async function rowsOf(db: Db, days: string) {
  const { rows } = await sql<Row>`
    select day, kind, lane, ${sumOf('orders')}, ${sumOf('lapsed')}, ${sumOf('revenue')}, ${sumOf('unique_sen')}, ${sumOf('delivered')}, ${sumOf('on_time')},
      ${sumOf('answers')}, ${sumOf('answer_s')}, ${sumOf('first_tries')}, ${sumOf('failed_tries')}
    from ${amounts} f where day >= ${since(days)} group by day, kind, lane order by day, kind, lane`.execute(
    db,
  )
  return rows
}

function sumOf(figure: Sum['figure']) {
  return sql`coalesce(sum(amount) filter (where figure = ${sql.lit(figure)}), 0)::bigint as ${sql.ref(figure)}`
}

const columns = {
  day: ({ day }: Row) => day,
  kind: ({ kind }: Row) => kind,
  lane: ({ lane }: Row) => lane,
  orders: ({ orders }: Row) => orders,
  cancelled_or_never_paid: ({ lapsed }: Row) => lapsed,
  revenue_rm: ({ revenue }: Row) => (revenue / 100).toFixed(2),
  unique_amount_rm: ({ unique_sen }: Row) => (unique_sen / 100).toFixed(2),
  delivered: ({ delivered }: Row) => delivered,
  on_time: ({ on_time }: Row) => on_time,
  proofs_answered: ({ answers }: Row) => answers,
  answer_seconds: ({ answer_s }: Row) => answer_s,
  first_tries: ({ first_tries }: Row) => first_tries,
  failed_first_tries: ({ failed_tries }: Row) => failed_tries,
}
