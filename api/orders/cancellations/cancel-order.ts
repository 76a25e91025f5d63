import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { cancelByOffice } from '#contract/orders/cancellations.ts'
import { orderRules } from '#contract/site/order-types.ts'
import type { DB } from '#database/schema.ts'
import { cancelUnpaid } from '../ending/cancel-unpaid.ts'
import { violates } from '../../platform/database-errors.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { oweRefund } from '../../money/payments/owe.ts'
import { cancelWeighing } from '../../parcels/weighings/settle.ts'
import { cancelParcel } from '../../parcels/parcels/stop.ts'
import { freeVisitsOf } from '../../places/slots/slots.ts'
import { withdrawChanges } from '../ending/withdraw-changes.ts'
import { closeShipment } from '../ending/close-shipment.ts'
import { detachVouchersOf, freeVoucherOf } from '../ending/vouchers.ts'
import { voidVouchersOf } from '../../money/vouchers/void.ts'
import { lockOrder } from './lock.ts'
import { obstacleTo, standingOf, type By, type Standing } from './standing.ts'

interface Cancellation {
  by: By
  number: string
  given: z.output<typeof cancelByOffice.body>
}

/** Ends an order with everything that hangs on it, in one transaction. */
export async function cancelOrder(tx: Transaction<DB>, { by, number, given }: Cancellation) {
  await lockOrder(tx, number)
  const standing = await standingOf(tx, number)
  if (!standing) throw notFound()
  const obstacle = obstacleTo(standing, by)
  if (obstacle) throw conflict(obstacle)
  const was_paid = standing.status === 'success'
  const refund = was_paid ? standing.refund_sen : 0
  if (given.refund !== refund) throw conflict('refund_changed', { refund: refund / 100 })
  await keep(tx, { standing, cancelled_by: by.id, given, was_paid, refund })
  const said = { actor_id: by.id, data: { reason: given.reason, amount_sen: refund } }
  if (was_paid && orderRules[standing.type].addsToPrice) await endDifference(tx, standing, said)
  else if (was_paid) await endPaid(tx, standing, said)
  else await endUnpaid(tx, standing, said)
  return { refund }
}

interface Kept {
  standing: Standing
  cancelled_by: string
  given: Cancellation['given']
  was_paid: boolean
  refund: number
}

/** The key of the row is the order: a second cancellation finds it taken. */
async function keep(tx: Transaction<DB>, { standing, cancelled_by, given, was_paid, refund }: Kept) {
  const { order_id } = standing
  const words = given.words === '' ? null : given.words
  const row = { order_id, reason: given.reason, words, was_paid, refund_sen: refund, cancelled_by }
  try {
    await tx.insertInto('cancellations').values(row).execute()
  } catch (error) {
    throw violates(error, 'cancellations_pkey') ? conflict('order_over') : error
  }
}

interface Said {
  actor_id: string
  data: { reason: string; amount_sen: number }
}

async function endUnpaid(tx: Transaction<DB>, { order_id }: Standing, said: Said) {
  const open = sql`select id from payments where order_id = ${order_id}::uuid and deadline_at > now()`
  const ended = await cancelUnpaid(tx, open, { name: 'unpaid_order_cancelled', ...said })
  if (ended.length === 0) throw conflict('refund_changed')
}

/** The parcel goes on, or waits, as if it had not been weighed. */
async function endDifference(tx: Transaction<DB>, standing: Standing, said: Said) {
  await record(tx, { name: 'difference_cancelled', order_id: standing.order_id, ...said })
  await cancelWeighing(tx, standing.order_id)
  await giveBack(tx, standing)
}

async function endPaid(tx: Transaction<DB>, standing: Standing, said: Said) {
  const { order_id } = standing
  const { actor_id } = said
  await record(tx, { name: 'paid_order_cancelled', order_id, ...said })
  await withdrawChanges(tx, order_id, actor_id)
  await freeVisitsOf(tx, order_id)
  await freeVoucherOf(tx, order_id)
  await detachVouchersOf(tx, order_id)
  await voidVouchersOf(tx, order_id, actor_id)
  await cancelParcel(tx, order_id, actor_id)
  await closeShipment(tx, order_id)
  await giveBack(tx, standing)
}

async function giveBack(tx: Transaction<DB>, standing: Standing) {
  const { order_id, type, user_id, refund_sen, unique_sen, deposits_sen } = standing
  if (refund_sen === 0) return
  await oweRefund(tx, {
    kind: 'cancellation',
    subject_id: order_id,
    order_id,
    user_id,
    amount_sen: refund_sen,
    taken_from: [
      { account: 'deposits_owed', amount_sen: deposits_sen },
      { account: 'unique_sen', amount_sen: unique_sen },
      { account: orderRules[type].sales, amount_sen: refund_sen - deposits_sen - unique_sen },
    ],
  })
}
