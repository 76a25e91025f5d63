import { sql } from 'kysely'
import type { z } from 'zod'
import {
  approvePayment,
  confirmCash,
  graceAfterRejection_h,
  listPaymentsToJudge,
  rejectPayment,
  showProof,
} from '#contract/payments.ts'
import type { Db } from '../platform/database.ts'
import { asPage, rowsFor } from '../platform/paging.ts'
import type { App } from '../platform/serve.ts'
import { givePicture } from '../files/pictures.ts'
import { approve, reject, takeCash } from './decide.ts'
import { awaitDeadline } from './due.ts'

export function deskRoutes(app: App) {
  app.serve(listPaymentsToJudge, ({ user, query }) => toJudge(app.db, user.id, query))
  app.serve(approvePayment, ({ user, params, body, once }) =>
    once((tx) => approve(tx, { ...params, ...body, admin_id: user.id })),
  )
  app.serve(rejectPayment, ({ user, params, body, once }) =>
    once(async (tx) => {
      const { order_id, ...decided } = await reject(tx, { ...params, ...body, admin_id: user.id })
      await awaitDeadline(app.jobs, tx, order_id, graceAfterRejection_h)
      return decided
    }),
  )
  app.serve(confirmCash, ({ user, params, once }) =>
    once((tx) => takeCash(tx, { id: params.id, admin_id: user.id })),
  )
  app.serve(showProof, async ({ params }) => {
    const payment = await app.db
      .selectFrom('payments')
      .select('proof_id')
      .where('id', '=', params.id)
      .executeTakeFirst()
    return givePicture(app, app.db, payment?.proof_id)
  })
}

type Asked = z.output<typeof listPaymentsToJudge.query>
type Payment = z.output<typeof listPaymentsToJudge.data>['payment_data'][number]
/** Inside a JSON column moments are text. */
type Row = Omit<Payment, 'duplicates'> & { duplicates: { tracking_number: string; sent_at: string }[] }

async function toJudge(db: Db, admin_id: string, asked: Asked) {
  const decision = asked.waiting_for === 'decision'
  const which = decision
    ? sql`p.status = 'awaiting_approval'`
    : sql`p.payment_type_id = 'cash' and p.status = 'awaiting_payment' and p.deadline_at > now()`
  const after = asked.cursor ? seek(asked.cursor, decision) : sql`true`
  const order = decision ? sql`p.proof_sent_at, p.id` : sql`p.id desc`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`${judged(admin_id)} where ${which} and ${after} order by ${order} limit ${rowsFor(asked)}`.execute(
      db,
    ),
    sql<{ waiting: number }>`select count(*)::int as waiting from payments p where ${which}`.execute(db),
  ])
  const { page, next_cursor } = asPage(rows.map(withMoments), asked)
  return { payment_data: page, next_cursor, waiting: counted[0]?.waiting ?? 0 }
}

function withMoments({ duplicates, ...payment }: Row): Payment {
  return {
    ...payment,
    duplicates: duplicates.map(({ tracking_number, sent_at }) => ({
      tracking_number,
      sent_at: new Date(sent_at),
    })),
  }
}

function seek(cursor: string, decision: boolean) {
  return decision
    ? sql`(p.proof_sent_at, p.id) > (select c.proof_sent_at, c.id from payments c where c.id = ${cursor}::uuid)`
    : sql`p.id < ${cursor}::uuid`
}

const parcelsOf = sql`(case when o.type = 'batch' then (select count(*)::int from orders c where c.paid_with = o.id) end)`

function judged(admin_id: string) {
  return sql`
    select p.id, p.status, p.deadline_at, p.payment_type_id, a.bank_name, a.account_name, a.account_number,
      p.base_sen as base_amount, p.unique_sen as unique_amount, p.amount_sen as amount, p.reject_code, p.reject_reason, p.proof_sent_at,
      o.id as order_id, o.type as order_type, ${parcelsOf} as parcels, o.tracking_number,
      (select c.tracking_number from orders c where c.id = o.concerns) as concerns, o.created_at as ordered_at,
      u.name as customer_name, u.email as customer_email, u.phone as customer_phone,
      p.proof_id, f.width as proof_width, f.height as proof_height, o.user_id is not distinct from ${admin_id}::uuid as is_own,
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
