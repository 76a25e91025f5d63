import { sql } from 'kysely'
import type { z } from 'zod'
import { listOfficeVouchers, readOfficeVoucher, voidVoucher } from '#contract/money/voucher-desk.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import { beginsWith } from '../../search/found.ts'
import { readDeskSearch } from '../../search/on-desk.ts'
import { backwards, readSearch } from '../../search/read-search.ts'
import { recordSearch } from '../../search/record-search.ts'
import { endVoucher } from './end-voucher.ts'

export function officeVoucherRoutes(app: App) {
  app.serve(listOfficeVouchers, async ({ user, query }) => {
    const { page, next_cursor } = await vouchersFor(app.db, query)
    if (query.search)
      await recordSearch(
        app.db,
        user.id,
        page.map(({ order_id }) => order_id),
      )
    return { voucher_data: page, next_cursor }
  })
  app.serve(readOfficeVoucher, async ({ params }) => {
    const [voucher, event_data] = await Promise.all([
      voucherOf(app.db, params.id),
      historyOf(app.db, params.id),
    ])
    if (!voucher) throw notFound()
    return { voucher, event_data }
  })
  app.serve(voidVoucher, ({ user, params, body, once }) =>
    once((tx) => endVoucher(tx, { ...params, ...body, admin_id: user.id })),
  )
}

type Voucher = z.output<typeof readOfficeVoucher.data>['voucher']
type Happened = z.output<typeof readOfficeVoucher.data>['event_data'][number]

const facts = sql`v.id, v.serial, v.box_label, v.value_sen as value, v.status, v.issued_at, v.expires_at, v.order_id,
  o.tracking_number, v.user_id as customer_id, u.name as customer_name, so.tracking_number as shipment_number`
const sources = sql`vouchers v join orders o on o.id = v.order_id left join users u on u.id = v.user_id
  left join shipments s on s.voucher_id = v.id left join orders so on so.id = s.order_id`

async function vouchersFor(db: Db, asked: z.output<typeof listOfficeVouchers.query>) {
  const { status, cursor, search } = asked
  const conditions = [
    ...(status ? [sql`v.status = ${status}`] : []),
    ...(cursor ? [sql`v.id < ${cursor}::uuid`] : []),
    ...(search ? [fits(search)] : []),
    sql`true`,
  ]
  const { rows } = await sql<Voucher>`
    select ${facts} from ${sources} where ${sql.join(conditions, sql` and `)}
    order by v.id desc limit ${rowsFor(asked)}`.execute(db)
  return asPage(rows, asked)
}

/** Any part of a serial from its start or its end, the number of an order, or whom it belongs to. */
function fits(search: string) {
  const { orders, people } = readDeskSearch(search)
  const { serial = [] } = readSearch(search)
  const places = [
    ...serial.flatMap((typed) => [
      beginsWith(sql`substr(v.serial, 3)`, typed),
      beginsWith(sql`reverse(left(v.serial, 11))`, backwards(typed)),
      sql`(${beginsWith(sql`reverse(left(v.serial, 11))`, backwards(typed.slice(0, -1)))} and right(v.serial, 1) = ${typed.slice(-1)})`,
    ]),
    ...(orders ? [sql`v.order_id in ${orders}`, sql`s.order_id in ${orders}`] : []),
    ...(people ? [sql`v.user_id in ${people}`] : []),
  ]
  return places.length === 0 ? sql`false` : sql`(${sql.join(places, sql` or `)})`
}

async function voucherOf(db: Db, id: string) {
  const { rows } = await sql<Voucher>`select ${facts} from ${sources} where v.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** What is recorded of the voucher itself and of its refund, and the orders it was attached to. */
async function historyOf(db: Db, id: string) {
  const { rows } = await sql<Happened>`
    with own as (
      select e.* from events e
      where e.subject_id in (select ${id}::uuid union all select r.id from refunds r where r.voucher_id = ${id}::uuid)
    ), used as (
      select order_id from shipments where voucher_id = ${id}::uuid
      union select order_id from own where name = 'voucher_detached'
      union select (data ->> 'shipment_id')::uuid from own where name = 'voucher_void'
    )
    select e.id, e.name, e.at, a.name as actor_name, o.tracking_number, case when e.name = 'voucher_void' then e.data ->> 'reason' end as reason
    from (select * from own union all
        select p.* from used join events p on p.order_id = used.order_id and p.name = 'order_placed') e
      left join users a on a.id = e.actor_id left join orders o on o.id = e.order_id
    order by e.id desc limit 100`.execute(db)
  return rows
}
