import type { RawBuilder, Transaction } from 'kysely'
import { orderRules, type CarriedType } from '#contract/site/order-types.ts'
import type { DB } from '#database/schema.ts'
import { askForPayment, demandPayment, queueForPerson, type PaymentTerms } from '../../money/payments/ask.ts'
import { awaitDeadline } from '../../money/payments/deadline.ts'
import { attachVoucher } from '../../money/vouchers/attach.ts'
import { bookVisitsOf, demandVisitsOf } from '../../places/slots/slots.ts'
import { askAhead } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { NewOrder } from './new-order.ts'
import { emptiedDraft, insertionOf, type Verdict } from './order-rows.ts'

interface Terms<Row extends Verdict> {
  payment: PaymentTerms
  /** At most one row: whether what was chosen can still be had, and what prevents it. */
  verdict: RawBuilder<Row>
  /** Empty from now on. */
  draft?: CarriedType
  actor_id?: string
}

// Small enough for one statement to stay well below its time-out.
const ordersPerStatement = 500

/**
 * The one way in which orders come to be, whatever is ordered: with their lines, contents and visits, and with one payment.
 * The first order asks for the money; the others are paid with it. What other customers wait for, visits and sen, is
 * taken last and so held shortest. Nothing is waited for but the payment: everything before it travels along.
 * Where `isPlaced` is false the caller refuses, and the transaction leaves nothing behind.
 */
export async function placeOrders<Row extends Verdict>(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  orders: Orders,
  terms: Terms<Row>,
) {
  const { id: order_id, user_id, total_sen: base_sen } = orders[0]
  const inserted = await sendOrders(tx, orders, terms)
  const visits = user_id && orders.some(hasVisits) ? await bookVisitsOf(tx, user_id, order_id) : { rows: [] }
  const asked = await askForPayment(tx, { ...terms.payment, order_id, user_id, base_sen })
  const [verdict] = inserted.rows
  const isPlaced = asked !== undefined && visits.rows.every(({ is_booked }) => is_booked)
  if (!isPlaced) return { isPlaced, verdict, visits: visits.rows }
  await sendConsequences(app, tx, orders, terms)
  return { isPlaced, verdict, visits: visits.rows, amount_sen: asked.amount_sen }
}

/**
 * The same, sent as a whole and waited for with the commit alone: nobody waits for visits or sen while this process is busy.
 * Where anything stands in the way the commit fails, and the next try goes step by step to say what.
 */
export async function placeAtOnce<Row extends Verdict>(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  orders: Orders,
  terms: Terms<Row>,
) {
  const { id: order_id, user_id, total_sen: base_sen } = orders[0]
  await sendOrders(tx, orders, terms)
  if (user_id && orders.some(hasVisits)) await demandVisitsOf(tx, user_id, order_id)
  await demandPayment(tx, { ...terms.payment, order_id, user_id, base_sen })
  await sendConsequences(app, tx, orders, terms)
  return { isPlaced: true, verdict: undefined, visits: [] }
}

type Orders = readonly [NewOrder, ...NewOrder[]]

async function sendOrders<Row extends Verdict>(tx: Transaction<DB>, orders: Orders, terms: Terms<Row>) {
  await attachVouchers(tx, orders)
  const inserted = await insertOrders(tx, orders, terms)
  const [{ user_id }] = orders
  // Before there is a payment: what these orders take does not count against what their person already holds.
  if (user_id && !terms.payment.isFollowUp) await queueForPerson(tx, user_id)
  return inserted
}

async function sendConsequences<Row extends Verdict>(
  { jobs }: { jobs: Jobs },
  tx: Transaction<DB>,
  orders: Orders,
  { actor_id, payment: { deadline_h } }: Terms<Row>,
) {
  const [{ id: order_id }] = orders
  await record(tx, { name: 'order_placed', order_id, actor_id, data: factsOf(orders) })
  await awaitDeadline(jobs, tx, order_id, deadline_h)
}

async function attachVouchers(tx: Transaction<DB>, orders: readonly NewOrder[]) {
  for (const { user_id, shipment } of orders)
    if (user_id && shipment?.row.voucher_id) await attachVoucher(tx, user_id, shipment.row.voucher_id)
}

async function insertOrders<Row extends Verdict>(
  tx: Transaction<DB>,
  orders: Orders,
  { verdict, draft }: Terms<Row>,
) {
  const [{ user_id }] = orders
  const emptied = user_id && draft ? emptiedDraft(user_id, draft) : undefined
  const at = (from: number) => orders.slice(from, from + ordersPerStatement)
  const inserted = await askAhead(tx, insertionOf(at(0), verdict, emptied))
  for (let from = ordersPerStatement; from < orders.length; from += ordersPerStatement)
    await askAhead(tx, insertionOf(at(from), verdict, undefined))
  return inserted
}

function hasVisits({ box, shipment }: NewOrder) {
  return shipment !== undefined || (box?.visit_day ?? null) !== null
}

function factsOf([{ type, total_sen, concerns }, ...others]: readonly [NewOrder, ...NewOrder[]]) {
  return {
    type,
    total_sen,
    concerns,
    parcels: orderRules[type].holds === 'orders' ? others.length : undefined,
  }
}
