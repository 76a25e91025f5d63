import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { listCustomerOrders, listCustomers, readCustomer } from '#contract/office/customers.ts'
import { customerRoles } from '#contract/platform/roles.ts'
import { isLike } from '../../people/accounts/find-people.ts'
import { listed } from '../../platform/listed.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { status } from '../../orders/transactions/read.ts'

export function customerRoutes(app: App) {
  app.serve(listCustomers, async ({ user, query }) => {
    const list = await customersOf(app.db, query)
    // Whose data came of a search is on record, never the words.
    const customers = list.customer_data.map(({ id }) => id)
    if (query.search) {
      const data = { by: ['customer'], found: customers.length, customers }
      await record(app.db, { name: 'office_searched', actor_id: user.id, data })
    }
    return list
  })
  app.serve(readCustomer, ({ user, params }) =>
    transaction(app.db, async (tx) => {
      await record(tx, { name: 'customer_viewed', subject_id: params.id, actor_id: user.id })
      return { customer: await customerOf(tx, params.id) }
    }),
  )
  app.serve(listCustomerOrders, ({ user, params, query }) =>
    transaction(app.db, async (tx) => {
      const data = { part: 'orders' }
      // The first part belongs to the view of the page, which is recorded already.
      if (query.cursor)
        await record(tx, { name: 'customer_viewed', subject_id: params.id, actor_id: user.id, data })
      return ordersOf(tx, params.id, query)
    }),
  )
}

type Asked = z.output<typeof listCustomers.query>
type InList = z.output<typeof listCustomers.data>['customer_data'][number]
type Customer = z.output<typeof readCustomer.data>['customer']
/** Inside a JSON column moments are text. */
type Stored = Omit<Customer, 'voucher_data'> & {
  voucher_data: (Omit<Customer['voucher_data'][number], 'expires_at'> & { expires_at: string })[]
}
type Order = z.output<typeof listCustomerOrders.data>['order_data'][number]

async function customersOf(db: Db, asked: Asked) {
  const rows = asked.search
    ? await found(db, asked, isLike(asked.search))
    : await walked(db, asked, sql`true`)
  const { page, next_cursor } = asPage(rows, asked)
  return { customer_data: page, next_cursor }
}

/** What many have in common stands among the newest; what few have, the index knows. */
async function found(db: Db, asked: Asked, isLike: RawBuilder<boolean>) {
  const near = await walked(db, asked, isLike)
  if (near.length === rowsFor(asked)) return near
  const { rows } = await sql<InList>`
    with u as materialized (select * from users u where ${isLike})
    select ${shown} from u where u.role in (${listed(customerRoles)}) ${before(asked)} order by u.id desc limit ${rowsFor(asked)}`.execute(
    db,
  )
  return rows
}

const nearest = 1000

async function walked(db: Db, asked: Asked, fits: RawBuilder<unknown>) {
  const { rows } = await sql<InList>`
    select ${shown} from (select * from users u where u.role in (${listed(customerRoles)}) ${before(asked)} order by u.id desc limit ${nearest}) u
    where ${fits} order by u.id desc limit ${rowsFor(asked)}`.execute(db)
  return rows
}

const shown = sql`u.id, u.name, u.email, u.phone, u.created_at, u.locked_at is not null as is_locked`

function before({ cursor }: Asked) {
  return cursor ? sql`and u.id < ${cursor}::uuid` : sql``
}

async function customerOf(db: Db, id: string) {
  const { rows } = await sql<Stored>`
    select u.id, u.name, u.email, u.phone, u.created_at, u.locked_at is not null as is_locked, u.birthdate, u.language,
      greatest(u.last_seen_at, s.last_used_at) as last_seen_at, s.sessions,
      (select count(*)::int from addresses a where a.user_id = u.id) as addresses,
      (select count(*)::int from orders o where o.user_id = u.id) as orders,
      (select coalesce(jsonb_agg(v), '[]') from (select id, serial, box_label, value_sen as value, status, expires_at from vouchers
        where user_id = u.id order by id desc limit 50) v) as voucher_data
    from users u cross join lateral (select max(last_used_at) as last_used_at, count(*)::int as sessions from sessions
      where user_id = u.id and expires_at > now()) s
    where u.id = ${id}::uuid and u.role in (${listed(customerRoles)})`.execute(db)
  const [row] = rows
  // The record of a view that showed nothing is rolled back with it.
  if (!row) throw notFound()
  const voucher_data = row.voucher_data.map((voucher) => ({
    ...voucher,
    expires_at: new Date(voucher.expires_at),
  }))
  return { ...row, voucher_data }
}

async function ordersOf(db: Db, user_id: string, asked: z.output<typeof listCustomerOrders.query>) {
  const { rows } = await sql<Order>`
    select o.id, o.tracking_number, o.type, ${status} as status, p.amount_sen as amount, o.created_at
    from orders o join payments p on p.order_id = o.id join users u on u.id = o.user_id and u.role in (${listed(customerRoles)})
    where o.user_id = ${user_id}::uuid and o.paid_with is null ${asked.cursor ? sql`and o.id < ${asked.cursor}::uuid` : sql``}
    order by o.id desc limit ${rowsFor(asked)}`.execute(db)
  const { page, next_cursor } = asPage(rows, asked)
  return { order_data: page, next_cursor }
}
