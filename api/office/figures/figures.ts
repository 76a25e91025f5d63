import { sql } from 'kysely'
import { listed } from '../../platform/listed.ts'
import { cashTypes } from '#contract/site/payment-types.ts'
import { exportFigures, readFigures } from '#contract/office/figures.ts'
import { CsvReply } from '../../platform/csv-reply.ts'
import { waitsForOffice } from '../../parcels/door-codes/waits-for-office.ts'
import type { Db } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { countAgainst } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { asFigures, type Sum } from './as-figures.ts'

const exportsPerHour = 30

export function figureRoutes(app: App) {
  app.serve(readFigures, async ({ query }) => {
    const [sums, now] = await app.reading((db) => Promise.all([sumsOf(db, query.days), waitingNow(db)]))
    const { today, counted_at, ...waiting } = now
    return { ...asFigures(sums, today, Number(query.days)), waiting, counted_at }
  })
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

async function sumsOf(db: Db, days: string) {
  const { rows } = await sql<Sum>`
    select day, lane, figure, kind, sum(amount)::bigint as amount from ${amounts} f where day >= ${since(days)}
    group by grouping sets ((day, figure, kind), (lane, figure, kind))`.execute(db)
  return rows
}

interface Now {
  proofs: number
  cash: number
  refunds: number
  refund_amount: number
  exceptions: number
  doors: number
  claims: number
  applications: number
  today: string
  counted_at: Date
}

async function waitingNow(db: Db): Promise<Now> {
  const { rows } = await sql<Now>`
    select (select count(*) from payments where status = 'awaiting_approval') as proofs,
      (select count(*) from payments where status = 'awaiting_payment' and deadline_at > now() and payment_type_id in (${listed(cashTypes)})) as cash,
      r.refunds, r.refund_amount,
      (select count(*) from parcels where macro in ('exception', 'attempt_failed')) as exceptions,
      (select count(*) from door_codes where ${waitsForOffice}) as doors,
      (select count(*) from claims where status in ('filed', 'in_review')) as claims,
      (select count(*) from agent_applications where status = 'waiting') as applications,
      local_day(now()) as today, now() as counted_at
    from (select count(*) as refunds, coalesce(sum(amount_sen), 0)::bigint as refund_amount from refunds where status = 'due') r`.execute(
    db,
  )
  const [now] = rows
  if (!now) throw new Error('a row of counts is always there')
  return now
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
}

async function rowsOf(db: Db, days: string) {
  const { rows } = await sql<Row>`
    select day, kind, lane, ${sumOf('orders')}, ${sumOf('lapsed')}, ${sumOf('revenue')}, ${sumOf('unique_sen')}, ${sumOf('delivered')}, ${sumOf('on_time')}
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
  never_paid: ({ lapsed }: Row) => lapsed,
  revenue_rm: ({ revenue }: Row) => (revenue / 100).toFixed(2),
  unique_amount_rm: ({ unique_sen }: Row) => (unique_sen / 100).toFixed(2),
  delivered: ({ delivered }: Row) => delivered,
  on_time: ({ on_time }: Row) => on_time,
}
