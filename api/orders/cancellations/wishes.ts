import { sql, type Kysely, type Transaction } from 'kysely'
import { carriedTypes, orderRules, type OrderType } from '#contract/site/order-types.ts'
import { takeCancellationWishBack, wishCancellation } from '#contract/orders/cancellations.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { asksForOwed } from '../../money/payments/payable.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { listed } from '../../platform/listed.ts'
import type { App } from '../../platform/serve.ts'
import { eachAlone, transaction } from '../../platform/transaction.ts'
import { cancelUnpaidOf } from '../transactions/steps.ts'
import { cancelOrder } from './cancel-order.ts'
import { lockOrder } from './lock.ts'
import { obstacleTo, standingOf } from './standing.ts'

interface Own {
  user_id: string
  id: string
}

export function wishRoutes(app: App) {
  app.serve(wishCancellation, ({ user, params }) =>
    transaction(app.db, (tx) => wish(tx, { user_id: user.id, id: params.id })),
  )
  app.serve(takeCancellationWishBack, ({ user, params }) =>
    transaction(app.db, (tx) => takeBack(tx, { user_id: user.id, id: params.id })),
  )
}

/** Asked for again it is the same wish. */
async function wish(tx: Transaction<DB>, own: Own) {
  const { rows } = await sql<{ at: Date }>`
    insert into cancellation_wishes (order_id) select o.id from orders o join payments p on p.order_id = o.id
    where o.id = ${own.id}::uuid and o.user_id = ${own.user_id}::uuid and p.status = 'awaiting_approval'
      and o.type in (${listed(carriedTypes)}) and not ${asksForOwed(sql`o.id`)}
    on conflict do nothing returning at`.execute(tx)
  if (rows[0]) await record(tx, { name: 'cancellation_wished', order_id: own.id, actor_id: own.user_id })
  return { cancel_wished_at: rows[0]?.at ?? (await knownWish(tx, own)) }
}

/** When it was made, or why none can be. */
async function knownWish(tx: Transaction<DB>, { user_id, id }: Own) {
  const { rows } = await sql<{
    at: Date | null
    type: OrderType
    status: PaymentStatus
    is_part: boolean
  }>`
    select w.at, o.type, p.status, o.paid_with is not null as is_part
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      left join cancellation_wishes w on w.order_id = o.id
    where o.id = ${id}::uuid and o.user_id = ${user_id}::uuid`.execute(tx)
  const [known] = rows
  if (!known) throw notFound()
  if (known.at) return known.at
  if (known.is_part) throw conflict('paid_with_batch')
  if (known.status !== 'awaiting_approval') throw conflict('payment_not_awaiting_approval')
  throw conflict(orderRules[known.type].holds === 'orders' ? 'cancel_each_parcel' : 'payable_stays')
}

/** Once it has been carried out the order is over. */
async function takeBack(tx: Transaction<DB>, { user_id, id }: Own) {
  const { rows } = await sql<{ is_over: boolean; was_wished: boolean }>`
    with gone as (
      delete from cancellation_wishes w using orders o
      where w.order_id = o.id and o.id = ${id}::uuid and o.user_id = ${user_id}::uuid returning w.order_id)
    select p.status = 'cancelled' or exists (select from cancellations c where c.order_id = o.id) as is_over,
      exists (select from gone) as was_wished
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
    where o.id = ${id}::uuid and o.user_id = ${user_id}::uuid`.execute(tx)
  const [order] = rows
  if (!order) throw notFound()
  if (order.is_over) throw conflict('order_over')
  if (order.was_wished)
    await record(tx, { name: 'cancellation_wish_taken_back', order_id: id, actor_id: user_id })
  return {}
}

/** Carries out what was wished for once the office has decided on the proof. */
export function wishedCancellationsJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'wished_cancellations',
    every: '* * * * *',
    work: async () => {
      const { rows } = await sql<{ order_id: string }>`
        select w.order_id from cancellation_wishes w
        where (select p.status from payments p where p.order_id = w.order_id) <> 'awaiting_approval' order by w.at limit 500`.execute(
        db,
      )
      await eachAlone(db, rows, (tx, { order_id }) => carryOut(tx, order_id))
    },
  }
}

/** The wish goes with it, so that a second process finds none; where another proof has come meanwhile, it stands. */
async function carryOut(tx: Transaction<DB>, order_id: string) {
  const { rows } = await sql<{ number: string; user_id: string | null }>`
    delete from cancellation_wishes w using orders o where w.order_id = ${order_id}::uuid and o.id = w.order_id
      and (select p.status from payments p where p.order_id = o.id) <> 'awaiting_approval'
    returning o.tracking_number as number, o.user_id`.execute(tx)
  const [wished] = rows
  if (!wished?.user_id) return
  const { number, user_id } = wished
  await lockOrder(tx, number)
  const standing = await standingOf(tx, number)
  if (!standing || standing.status === 'cancelled' || standing.status === 'expired') return
  if (standing.status === 'awaiting_payment') return cancelUnpaidOf(tx, user_id, order_id)
  const by = { id: user_id, isOwner: true }
  const obstacle = obstacleTo(standing, by)
  if (obstacle)
    return record(tx, { name: 'cancellation_wish_failed', order_id, actor_id: user_id, data: { obstacle } })
  const given = { reason: 'customer_asked', words: '', refund: standing.refund_sen } as const
  return cancelOrder(tx, { by, number, given })
}
