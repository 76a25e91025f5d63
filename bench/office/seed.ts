import type { Postgres } from '../faults/postgres.ts'
import { seedOrders } from './seed-orders.ts'

type Ask = Postgres['query']

/** What writing the rows of one order takes. */
export interface Writes {
  p50: number
  p95: number
}

/** A million orders with realistic spread: growing over two years, few names for many people, most of them delivered. */
export async function seed(postgres: Postgres, size: number, measureWrites: () => Promise<Writes>) {
  const ask = postgres.query
  const indexes = await dropOfficeIndexes(ask)
  await ask(`alter table box_purchases disable trigger box_purchases_counted`)
  await timed('orders and people', () => seedOrders(ask, size))
  await ask(`analyze`)
  const bare = await measureWrites()
  await timed('the indexes of search', async () => {
    for (const { indexdef } of indexes)
      await ask(`set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2; ${indexdef}`)
  })
  await ask(`alter table box_purchases enable trigger box_purchases_counted`)
  await timed('the figures', () => seedFigures(ask))
  await ask(`vacuum (freeze, analyze)`)
  await ask(`checkpoint`)
  return { bare, whole: await measureWrites() }
}

/** Drops everything that only the office needs of an order, so that its cost can be seen. */
async function dropOfficeIndexes(ask: Ask) {
  const found = await ask<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public'
      and indexname ~ '^(parties|buyers|users|orders|vouchers)_by_(word_.|email|phone|group_.|end|start|time)$'`,
  )
  for (const { indexname } of found) await ask(`drop index ${indexname}`)
  return found
}

/** As the migration counts what was there before it; the newest twenty thousand orders are not added up yet. */
async function seedFigures(ask: Ask) {
  await ask(`truncate day_figures, figure_changes`)
  await ask(`
    insert into day_figures (day, figure, kind, lane, amount)
    select local_day(o.created_at), f.figure, o.type, coalesce(s.lane, 'domestic_' || b.country_id), sum(f.amount)
    from orders o left join shipments s on s.order_id = o.id left join box_purchases b on b.order_id = o.id
      join payments p on p.order_id = o.id, lateral (values
      ('orders', 1), ('lapsed', (p.status in ('expired', 'cancelled'))::int), ('revenue', case p.status when 'success' then o.total_sen else 0 end),
      ('delivered', 1), ('on_time', (random() < 0.93)::int), ('answers', 1), ('answer_s', 1800),
      ('first_tries', 1), ('failed_tries', (random() < 0.04)::int)) f (figure, amount)
    group by 1, 2, 3, 4`)
  await ask(`
    insert into figure_changes (day, figure, kind, lane, amount)
    select local_day(created_at), 'orders', type, 'MY-ID', 1 from orders order by created_at desc limit 20000`)
}

async function timed(what: string, work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  console.log(`Seeded: ${what}, ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
