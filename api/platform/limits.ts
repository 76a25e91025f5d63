import { sql } from 'kysely'
import type { Db } from './database.ts'
import { tooMany } from './errors.ts'

export interface Limit {
  bucket: string
  most: number
  seconds: number
}

/** Counts one more in every bucket, in one statement for all processes; refuses when any is over. */
export async function countAgainst(db: Db, limits: Limit[]) {
  // Always the same order, so that two calls never wait for each other's row.
  const ordered = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
  const { rows } = await sql<{ bucket: string; count: number; wait_s: number }>`
    insert into limits (bucket, count, resets_at)
    select bucket, 1, now() + make_interval(secs => seconds)
    from unnest(${ordered.map(({ bucket }) => bucket)}::text[], ${ordered.map(({ seconds }) => seconds)}::int[]) as asked(bucket, seconds)
    on conflict (bucket) do update set
      count = case when limits.resets_at <= now() then 1 else limits.count + 1 end,
      resets_at = case when limits.resets_at <= now() then excluded.resets_at else limits.resets_at end
    returning bucket, count, ceil(extract(epoch from resets_at - now()))::int as wait_s`.execute(db)
  const most = new Map(ordered.map((limit) => [limit.bucket, limit.most]))
  const over = rows.filter(({ bucket, count }) => count > (most.get(bucket) ?? 0))
  if (over.length > 0) throw tooMany(Math.max(1, ...over.map(({ wait_s }) => wait_s)))
}
