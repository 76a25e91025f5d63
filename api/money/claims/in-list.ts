import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { listClaims } from '#contract/money/claim-desk.ts'
import type { Db } from '../../platform/database.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import { readDeskSearch } from '../../search/on-desk.ts'
import { recordSearch } from '../../search/record-search.ts'

type Asked = z.output<typeof listClaims.query>
type Row = z.output<typeof listClaims.data>['claim_data'][number] & { order_id: string; place: string }

/** One part of the open claims, the nearest due first, or of those decided, newest first. */
export async function claimsInList(db: Db, admin_id: string, asked: Asked) {
  const [rows, sums] = await Promise.all([rowsOf(db, admin_id, asked), openNow(db, asked.search)])
  const { page, next_cursor } = asPage(rows, asked)
  if (asked.search)
    await recordSearch(
      db,
      admin_id,
      page.map(({ order_id }) => order_id),
    )
  return { claim_data: page, next_cursor: next_cursor && (page.at(-1)?.place ?? null), ...sums }
}

interface List {
  which: RawBuilder<unknown>
  after: (due: string, id: string) => RawBuilder<unknown>
  order: RawBuilder<unknown>
}

const isOpen = sql`c.status in ('filed', 'in_review', 'more_asked')`
const second_us = 1_000_000

const lists: Record<Asked['tab'], List> = {
  open: {
    which: isOpen,
    after: (due, id) => sql`(c.due_at, c.id) > (${momentOf(due)}, ${id}::uuid)`,
    order: sql`c.due_at, c.id`,
  },
  decided: {
    which: sql`c.status not in ('filed', 'in_review', 'more_asked')`,
    after: (_, id) => sql`c.id < ${id}::uuid`,
    order: sql`c.id desc`,
  },
}

/** In whole microseconds, as the database counts: with less, claims due in the same moment would be shown twice. */
const place = sql`case when isfinite(c.due_at) then (extract(epoch from c.due_at) * ${sql.lit(second_us)})::bigint::text
  else 'infinity' end || '_' || c.id`

function momentOf(due: string) {
  if (due === 'infinity') return sql`'infinity'::timestamptz`
  return sql`('epoch'::timestamptz + ${due}::bigint * interval '1 microsecond')`
}

async function rowsOf(db: Db, admin_id: string, asked: Asked) {
  const { which, after, order } = lists[asked.tab]
  const [due = '', id = ''] = asked.cursor?.split('_') ?? []
  const { rows } = await sql<Row>`
    select c.id, o.tracking_number, c.kind, c.status, c.most_sen as most, c.amount_sen as amount, c.filed_at,
      nullif(c.due_at, 'infinity') as due_at, c.due_at < now() as is_overdue, c.objected_at is not null as objected,
      c.user_id is not distinct from ${admin_id}::uuid as is_own, h.name as handler_name, c.order_id, ${place} as place
    from claims c join orders o on o.id = c.order_id left join users h on h.id = c.handler_id
    where ${which} and ${asked.cursor ? after(due, id) : sql`true`} and ${fits(asked.search)}
    order by ${order} limit ${rowsFor(asked)}`.execute(db)
  return rows
}

async function openNow(db: Db, search: string | undefined) {
  const { rows } = await sql<{ open: number; overdue: number }>`
    select count(*)::int as open, (count(*) filter (where c.due_at < now()))::int as overdue
    from claims c where ${isOpen} and ${fits(search)}`.execute(db)
  return rows[0] ?? { open: 0, overdue: 0 }
}

/** The amount is the most that can be paid, or what is; claims are too few to need an index for it. */
function fits(search: string | undefined) {
  if (search === undefined) return sql`true`
  const { orders, people, amount } = readDeskSearch(search)
  const ways = [
    ...(orders ? [sql`select w.id from claims w where w.order_id in ${orders}`] : []),
    ...(people ? [sql`select w.id from claims w where w.user_id in ${people}`] : []),
    ...(amount
      ? [
          sql`select w.id from claims w where w.most_sen between ${amount.from_sen} and ${amount.to_sen}
            or w.amount_sen between ${amount.from_sen} and ${amount.to_sen}`,
        ]
      : []),
  ]
  return ways.length === 0 ? sql`false` : sql`c.id in (${sql.join(ways, sql` union all `)})`
}
