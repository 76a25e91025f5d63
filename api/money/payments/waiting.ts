import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { typesHolding } from '#contract/site/order-types.ts'
import { listed } from '../../platform/listed.ts'
import { counterTypes } from '#contract/site/payment-types.ts'
import { mostPaidCounted, type listPaymentsToJudge } from '#contract/money/payments.ts'
import type { Db } from '../../platform/database.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import { recordSearch } from '../../search/record-search.ts'
import { notApproved } from './not-approved.ts'
import { beginsWith } from '../../search/found.ts'
import { readDeskSearch } from '../../search/on-desk.ts'

type Asked = z.output<typeof listPaymentsToJudge.query>
type Payment = z.output<typeof listPaymentsToJudge.data>['payment_data'][number]
/** Inside a JSON column moments are text. */
type Row = Omit<Payment, 'duplicates' | 'rejections'> & {
  duplicates: { tracking_number: string; sent_at: string }[]
  rejections: (Omit<NonNullable<Payment['rejections']>[number], 'at'> & { at: string })[]
}

/** One part of what waits: proofs from the oldest on, cash from the newest on. */
export async function paymentsToJudge(db: Db, admin_id: string, asked: Asked) {
  const list = lists[asked.waiting_for]
  const which = sql`${list.which} and ${fits(asked.search)}`
  const after = asked.cursor ? list.after(asked.cursor) : sql`true`
  const [{ rows }, { rows: counted }, { rows: pending }] = await Promise.all([
    sql<Row>`${judged(admin_id)} where ${which} and ${after} order by ${list.order} limit ${rowsFor(asked)}`.execute(
      db,
    ),
    sql<{ waiting: number; now: Date }>`
      select count(*)::int as waiting, now() as now from payments p where ${which}`.execute(db),
    pendingOf(db, admin_id),
  ])
  const { page, next_cursor } = asPage(rows.map(withMoments), asked)
  if (asked.search)
    await recordSearch(
      db,
      admin_id,
      page.map(({ order_id }) => order_id),
    )
  const { waiting = 0, now = new Date() } = counted[0] ?? {}
  return {
    payment_data: page,
    next_cursor: next_cursor && list.cursorOf(page),
    waiting,
    pending_data: pending,
    now,
  }
}

interface List {
  which: RawBuilder<unknown>
  order: RawBuilder<unknown>
  after: (cursor: string) => RawBuilder<unknown>
  cursorOf: (page: Payment[]) => string | null
}

const lists: Record<Asked['waiting_for'], List> = {
  decision: {
    which: sql`p.status = 'awaiting_approval' and ${notApproved}`,
    order: sql`p.proof_sent_at, p.id`,
    // The proof is the place: when its payment gets a newer one and moves on, nothing between is stepped over.
    after: (cursor) =>
      sql`(p.proof_sent_at, p.id) > (select c.sent_at, c.payment_id from payment_proofs c where c.file_id = ${cursor}::uuid)`,
    cursorOf: (page) => page.at(-1)?.proof_id ?? null,
  },
  cash: {
    which: sql`p.payment_type_id in (${listed(counterTypes)}) and p.status = 'awaiting_payment' and p.deadline_at > now()`,
    order: sql`p.id desc`,
    after: (cursor) => sql`p.id < ${cursor}::uuid`,
    cursorOf: (page) => page.at(-1)?.id ?? null,
  },
}

/** Each way to read what was typed is answered by an index of its own; what waits is few beside them. */
function fits(search: string | undefined) {
  if (search === undefined) return sql`true`
  const { orders, people, amount, note } = readDeskSearch(search)
  const waits = sql`select w.id from payments w where w.status in ('awaiting_payment', 'awaiting_approval')`
  const ways = [
    sql`${waits} and w.pay_reference is not null and ${beginsWith(sql`w.pay_reference`, note)}`,
    ...(orders ? [sql`${waits} and w.order_id in ${orders}`] : []),
    ...(people
      ? [sql`${waits} and w.order_id in (select o.id from orders o where o.user_id in ${people})`]
      : []),
    ...(amount ? [sql`${waits} and w.amount_sen between ${amount.from_sen} and ${amount.to_sen}`] : []),
  ]
  return sql`p.id in (${sql.join(ways, sql` union all `)})`
}

/** What can still be undone by the one who asks. */
function pendingOf(db: Db, admin_id: string) {
  return sql<z.output<typeof listPaymentsToJudge.data>['pending_data'][number]>`
    select p.id, o.tracking_number, p.amount_sen as amount, ap.takes_effect_at
    from approvals ap join payments p on p.id = ap.payment_id join orders o on o.id = p.order_id
    where ap.status = 'pending' and ap.admin_id = ${admin_id}::uuid and ap.takes_effect_at > now()
    order by ap.id desc limit 20`.execute(db)
}

function withMoments({ duplicates, rejections, ...payment }: Row): Payment {
  return {
    ...payment,
    rejections: rejections.map(({ at, ...rejection }) => ({ ...rejection, at: new Date(at) })),
    duplicates: duplicates.map(({ tracking_number, sent_at }) => ({
      tracking_number,
      sent_at: new Date(sent_at),
    })),
  }
}

const refusedBefore = sql`(select coalesce(jsonb_agg(jsonb_build_object('at', r.rejected_at, 'by', ru.name, 'reject_code', r.reject_code,
    'reject_reason', r.reject_reason) order by r.rejected_at desc), '[]')
  from payment_proofs r left join users ru on ru.id = r.rejected_by where r.payment_id = p.id and r.rejected_at is not null)`

const parcelsOf = sql`(case when o.type in (${listed(typesHolding('orders'))}) then (select count(*)::int from orders c where c.paid_with = o.id) end)`

const paidOf = sql`(select count(*)::int from (
  select from orders po join payments pp on pp.order_id = po.id
  where po.user_id = o.user_id and pp.status = 'success' limit ${mostPaidCounted + 1}) paid)`

function judged(admin_id: string) {
  return sql`
    select p.id, p.status, p.deadline_at, p.payment_type_id, a.bank_name, a.account_name, a.account_number,
      p.base_sen as base_amount, p.unique_sen as unique_amount, p.amount_sen as amount, p.pay_reference, p.reject_code, p.reject_reason, p.proof_sent_at,
      o.id as order_id, o.type as order_type, ${parcelsOf} as parcels, o.tracking_number,
      (select c.tracking_number from orders c where c.id = o.concerns) as concerns, o.created_at as ordered_at,
      u.name as customer_name, u.email as customer_email, u.phone as customer_phone,
      o.user_id as customer_id, ${paidOf} as customer_paid, p.proof_id, f.width as proof_width, f.height as proof_height, o.user_id is not distinct from ${admin_id}::uuid as is_own,
      ${refusedBefore} as rejections, p.came_sen as came, (select w.at from cancellation_wishes w where w.order_id = o.id) as cancel_wished_at,
      (select coalesce(jsonb_agg(jsonb_build_object('tracking_number', other.tracking_number, 'sent_at', other.sent_at)), '[]') from (
        select oo.tracking_number, pp.sent_at
        from files ff join payment_proofs pp on pp.file_id = ff.id
          join payments op on op.id = pp.payment_id join orders oo on oo.id = op.order_id
        where ff.kind = 'payment_proof' and (ff.source_hash = f.source_hash or ff.pixel_hash = f.pixel_hash) and ff.id <> f.id
        order by pp.sent_at limit 5) other) as duplicates
    from payments p
    join payment_accounts a on a.id = p.payment_account_id
    join orders o on o.id = p.order_id
    left join users u on u.id = o.user_id
    left join files f on f.id = p.proof_id`
}
