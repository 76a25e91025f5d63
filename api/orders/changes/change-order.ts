import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { changeOrder } from '#contract/orders/order-changes.ts'
import type { DB } from '#database/schema.ts'
import { oweRefund } from '../../money/payments/owe.ts'
import { replacePaymentOf } from '../../money/payments/replace.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { lockOrder } from '../cancellations/lock.ts'
import { withdrawChanges } from '../ending/withdraw-changes.ts'
import { placeFee } from '../placing/place-fee.ts'
import { demandOwnOrder } from '../transactions/own-order.ts'
import { wrongPlaceIn } from '../shipments/place-errors.ts'
import { keepShipment, replaceLines } from './keep-shipment.ts'
import { keepChange } from './keep-change.ts'
import { priceChange, type PricedChange } from './price-change.ts'
import { obstacleTo, standingOf, type Standing } from './standing.ts'

interface Change {
  user_id: string
  id: string
  body: z.output<typeof changeOrder.body>
}

/** What is sent, where to and how, with what that costs more or brings back, in one transaction. */
export async function change(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  rows: MasterRows,
  { user_id, id, body }: Change,
) {
  await lock(tx, user_id, id)
  const standing = await standingOf(tx, user_id, id)
  if (!standing) throw notFound()
  const obstacle = obstacleTo(standing)
  if (obstacle) throw conflict(obstacle)
  const { more, back, ...chosen } = body
  const change = await priceChange(tx, rows, standing, chosen)
  const { more_sen, back_sen } = change
  if (more !== more_sen || back !== back_sen)
    throw conflict('refund_changed', { fee: more_sen / 100, refund: back_sen / 100 })
  await inPlace(() => keepShipment(tx, standing, change))
  const change_id = await keepChange(tx, standing, {
    changed_by: user_id,
    fields: change.fields,
    new_total_sen: change.priced.total_sen,
    lines: standing.status === 'success' ? change.priced.lines : null,
  })
  const changed = change.fields.map(({ name }) => name)
  await record(tx, {
    name: 'order_changed',
    order_id: id,
    actor_id: user_id,
    data: { changed, more_sen, back_sen },
  })
  if (standing.status !== 'success') return { id, payable_id: await repriced(tx, standing, user_id, change) }
  return {
    id,
    payable_id: (await settle(app, tx, standing, { actor_id: user_id, change_id, change }))?.id ?? null,
  }
}

/** Whoever moves or cancels the parcel, and whoever confirms its payment, meets here. */
async function lock(tx: Transaction<DB>, user_id: string, id: string) {
  const { tracking_number } = await demandOwnOrder(tx, user_id, id)
  await lockWithChanges(tx, tracking_number)
}

export async function lockWithChanges(tx: Transaction<DB>, number: string) {
  await lockOrder(tx, number)
  await sendAhead(
    tx,
    sql`select from payments where order_id in (
      select id from orders where tracking_number = ${number}
      union all
      select f.order_id from fees f join orders o on o.id = f.concerns where o.tracking_number = ${number} and f.kind = 'change'
    ) order by id for update`,
  )
}

/** The database refuses places that do not belong together; that is shown beside the field. */
export async function inPlace(keep: () => Promise<void>) {
  try {
    await keep()
  } catch (error) {
    const place = wrongPlaceIn(error)
    throw place ? invalidField(`receiver.${place}`, 'error.place_does_not_fit') : error
  }
}

/** An unpaid order costs what it now costs, and asks for that until the same deadline. */
async function repriced(tx: Transaction<DB>, standing: Standing, user_id: string, { priced }: PricedChange) {
  const { order_id, total_sen, payment_account_id: id, payment_type_id } = standing
  if (priced.total_sen === total_sen) return null
  await replaceLines(tx, order_id, priced)
  const account = { id, payment_type_id }
  await replacePaymentOf(tx, { order_id, user_id, base_sen: priced.total_sen, account, mayBeClosed: true })
  return null
}

interface Settled {
  actor_id: string
  change_id: string
  change: Pick<PricedChange, 'more_sen' | 'back_sen'>
}

/** A paid order asks for more by an order of its own, and owes back what is less. */
export async function settle(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  { order_id, user_id, payment_account_id, payment_type_id }: Standing,
  { actor_id, change_id, change: { more_sen, back_sen } }: Settled,
) {
  await withdrawChanges(tx, order_id, actor_id)
  if (back_sen > 0)
    await oweRefund(tx, { kind: 'change', subject_id: change_id, order_id, user_id, amount_sen: back_sen })
  if (more_sen === 0) return undefined
  const how = { user_id, payment_account_id, payment_type_id }
  return placeFee(app, tx, { kind: 'change', concerns: order_id, amount_sen: more_sen, ...how })
}
