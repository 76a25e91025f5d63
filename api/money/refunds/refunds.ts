import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import {
  exportRefunds,
  listMyRefunds,
  listRefunds,
  payRefund,
  payRefundInCash,
  takeBackPayment,
  withdrawRefund,
  type RefundStatus,
} from '#contract/money/refunds.ts'
import { CsvReply } from '../../platform/csv-reply.ts'
import type { Db } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import { beginsWith } from '../../search/found.ts'
import { readDeskSearch } from '../../search/on-desk.ts'
import { recordSearch } from '../../search/record-search.ts'
import { goesInCash } from './goes-in-cash.ts'
import { payInCash } from './pay-in-cash.ts'
import { pay } from './pay.ts'
import { takeBack } from './take-back.ts'
import { withdraw } from './withdraw.ts'

export function refundRoutes(app: App) {
  app.serve(listMyRefunds, ({ user, query }) => refundsOf(app.db, user.id, query))
  app.serve(listRefunds, async ({ user, query }) => {
    const [{ page, next_cursor }, sum] = await Promise.all([
      officeRefunds(app.db, user.id, query),
      dueNow(app.db, query.search),
    ])
    if (query.search)
      await recordSearch(
        app.db,
        user.id,
        page.map(({ order_id }) => order_id),
      )
    return { refund_data: page, next_cursor, ...sum }
  })
  app.serve(payRefund, ({ user, params, body, once }) =>
    once((tx) => pay(tx, { ...params, ...body, admin_id: user.id })),
  )
  app.serve(payRefundInCash, ({ user, params, once }) =>
    once((tx) => payInCash(tx, { ...params, admin_id: user.id })),
  )
  app.serve(takeBackPayment, ({ user, params, body, once }) =>
    once((tx) => takeBack(tx, { ...params, given: body, admin_id: user.id })),
  )
  app.serve(withdrawRefund, ({ user, params, body, once }) =>
    once((tx) => withdraw(tx, { ...params, given: body, admin_id: user.id })),
  )
  app.serve(exportRefunds, async ({ user, query }) => {
    await record(app.db, { name: 'refunds_exported', actor_id: user.id, data: query })
    return CsvReply.of(`refunds-${query.status}.csv`, columns, (cursor) =>
      officeRefunds(app.db, user.id, { ...query, cursor, limit: 100 }),
    )
  })
}

const facts = sql`r.id, r.kind, r.status, r.amount_sen as amount, r.order_id, o.tracking_number, v.serial, r.owed_at,
  r.bank_reference, r.paid_at, case when r.status = 'paid' then r.paid_in_cash else ${goesInCash} end as is_cash,
  back.at as taken_back_at, back.reason as taken_back_reason`
const sources = sql`refunds r join orders o on o.id = r.order_id left join vouchers v on v.id = r.voucher_id
  left join lateral (select t.at, t.reason from payments_taken_back t where t.refund_id = r.id and r.status = 'due'
    order by t.paid_at desc limit 1) back on true`

type Mine = z.output<typeof listMyRefunds.data>['refund_data'][number]

async function refundsOf(db: Db, user_id: string, asked: z.output<typeof listMyRefunds.query>) {
  const after = asked.cursor ? sql`and r.id < ${asked.cursor}::uuid` : sql``
  const { rows } = await sql<Mine>`
    select ${facts} from ${sources} where r.user_id = ${user_id}::uuid ${after}
    order by r.id desc limit ${rowsFor(asked)}`.execute(db)
  const { page, next_cursor } = asPage(rows, asked)
  return { refund_data: page, next_cursor }
}

interface Asked {
  status: RefundStatus
  cursor?: string | undefined
  limit?: number | undefined
  search?: string | undefined
}

type Refund = z.output<typeof listRefunds.data>['refund_data'][number]

async function officeRefunds(db: Db, admin_id: string, asked: Asked) {
  const { status, cursor, search } = asked
  const { after, order } = places[status]
  const { rows } = await sql<Refund>`
    select ${facts}, u.name as customer_name, u.email as customer_email, u.phone as customer_phone,
      case when r.status = 'paid' and r.bank_name is not null then jsonb_build_object('country_id', r.country_id, 'bank_name', r.bank_name,
          'account_number', r.account_number, 'account_name', r.account_name)
        when r.status <> 'paid' and a.user_id is not null then jsonb_build_object('country_id', a.country_id, 'bank_name', a.bank_name,
          'account_number', a.account_number, 'account_name', a.account_name) end as account,
      case when r.status = 'due' then a.changed_at end as account_changed_at,
      w.at as withdrawn_at, w.reject_code as withdrawal_code, w.words as withdrawal_words,
      r.user_id is not distinct from ${admin_id}::uuid as is_own
    from ${sources} left join users u on u.id = r.user_id left join refund_accounts a on a.user_id = r.user_id
      left join refund_withdrawals w on w.refund_id = r.id
    where r.status = ${sql.lit(status)} and ${cursor ? after(cursor) : sql`true`} and ${fits(search)}
    order by ${order} limit ${rowsFor(asked)}`.execute(db)
  return asPage(rows, asked)
}

interface Place {
  after: (cursor: string) => RawBuilder<unknown>
  order: RawBuilder<unknown>
}

const places: Record<RefundStatus, Place> = {
  due: { after: (cursor) => sql`r.id > ${cursor}::uuid`, order: sql`r.id` },
  paid: {
    after: (cursor) =>
      sql`(r.paid_at, r.id) < (select c.paid_at, c.id from refunds c where c.id = ${cursor}::uuid)`,
    order: sql`r.paid_at desc, r.id desc`,
  },
  withdrawn: {
    after: (cursor) =>
      sql`(w.at, r.id) < (select c.at, c.refund_id from refund_withdrawals c where c.refund_id = ${cursor}::uuid)`,
    order: sql`w.at desc, r.id desc`,
  },
}

function fits(search: string | undefined) {
  if (search === undefined) return sql`true`
  const { orders, people, amount, bank_reference } = readDeskSearch(search)
  const ways = [
    sql`select w.id from refunds w where ${beginsWith(sql`lower(w.bank_reference)`, bank_reference)}`,
    ...(orders ? [sql`select w.id from refunds w where w.order_id in ${orders}`] : []),
    ...(people ? [sql`select w.id from refunds w where w.user_id in ${people}`] : []),
    ...(amount
      ? [sql`select w.id from refunds w where w.amount_sen between ${amount.from_sen} and ${amount.to_sen}`]
      : []),
  ]
  return sql`r.id in (${sql.join(ways, sql` union all `)})`
}

async function dueNow(db: Db, search: string | undefined) {
  const { rows } = await sql<{ waiting: number; waiting_amount: number }>`
    select count(*)::int as waiting, coalesce(sum(amount_sen), 0)::bigint as waiting_amount
    from refunds r where r.status = 'due' and ${fits(search)}`.execute(db)
  return rows[0] ?? { waiting: 0, waiting_amount: 0 }
}

const columns = {
  reference: ({ tracking_number }: Refund) => tracking_number,
  kind: ({ kind }: Refund) => kind,
  voucher: ({ serial }: Refund) => serial,
  amount_rm: ({ amount }: Refund) => (amount / 100).toFixed(2),
  customer: ({ customer_name }: Refund) => customer_name,
  bank: ({ account }: Refund) => account?.bank_name ?? null,
  account_number: ({ account }: Refund) => account?.account_number ?? null,
  account_name: ({ account }: Refund) => account?.account_name ?? null,
  owed_at: ({ owed_at }: Refund) => owed_at,
  paid_at: ({ paid_at }: Refund) => paid_at,
  bank_reference: ({ bank_reference }: Refund) => bank_reference,
  in_cash: ({ is_cash }: Refund) => (is_cash ? 'yes' : 'no'),
  withdrawn_at: ({ withdrawn_at }: Refund) => withdrawn_at,
  withdrawal_code: ({ withdrawal_code }: Refund) => withdrawal_code,
}
