import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { payAgain_h, type correctApproval } from '#contract/money/corrections.ts'
import type { DB } from '#database/schema.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { awaitDeadline } from '../payments/deadline.ts'
import { undoLateTransfer } from '../payments/late.ts'
import { post, postUnpaidOrder } from '../payments/ledger.ts'
import { markOf, queueForAccount } from '../payments/unique-sen.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { stopParcels } from '../../parcels/parcels/stop.ts'
import { askAgainForWeighing } from '../../parcels/weighings/settle.ts'
import { voidVouchersOf } from '../vouchers/void.ts'
import { isCarried } from './carried.ts'
import { missingOf, obstacleTo, standingOf, wayOf, type Standing } from './standing.ts'

export interface Correction {
  admin_id: string
  number: string
  given: z.output<typeof correctApproval.body>
}

/** What a correction needs from the room of orders, which stands above this one. */
export interface OrderSteps {
  jobs: Jobs
  placePayable: (
    tx: Transaction<DB>,
    standing: Standing,
    missing_sen: number,
  ) => Promise<{ id: string; number: string; amount: number }>
  /** Vouchers of boxes that will never come are detached from their shipments. */
  detachVouchers: (tx: Transaction<DB>, order_id: string) => Promise<void>
}

/**
 * Puts an approval right that took effect, with everything that followed from it, in one transaction. Nothing is edited:
 * the books get counter-postings, the chain another step, and a row says why.
 */
export async function correct(tx: Transaction<DB>, steps: OrderSteps, correction: Correction) {
  const { admin_id, number, given } = correction
  await lock(tx, number)
  const standing = await standingOf(tx, number)
  if (!standing) throw notFound()
  const obstacle = obstacleTo(standing, admin_id)
  if (obstacle) throw conflict(obstacle)
  const way = wayOf(standing)
  const asked = way === 'again' ? standing.amount_sen : missingOf(standing)
  if (given.way !== way || given.amount !== asked)
    throw conflict('correction_changed', { amount: asked / 100 })
  return way === 'again'
    ? askAgain(tx, steps, standing, correction)
    : askForMissing(tx, steps, standing, correction)
}

/** The payment first, as everybody who decides does; then whoever moves a parcel, or uses a voucher, is met there. */
async function lock(tx: Transaction<DB>, number: string) {
  const order = sql`(select id from orders where tracking_number = ${number})`
  await sendAhead(tx, sql`select from payments where order_id = ${order} for update`)
  await sendAhead(
    tx,
    sql`select from parcels where order_id in (
      select id from orders where id = ${order} or paid_with = ${order}
      union all select concerns from orders where id = ${order}) order by order_id for update`,
  )
  await sendAhead(tx, sql`select from vouchers where order_id = ${order} order by id for update`)
}

async function askAgain(
  tx: Transaction<DB>,
  steps: OrderSteps,
  standing: Standing,
  { admin_id, given }: Correction,
) {
  const { order_id, payment_id, type } = standing
  const id = await keep(tx, { standing, admin_id, given, payable_id: null, amount_sen: standing.amount_sen })
  await postUnpaidOrder(tx, order_id)
  await undoLateTransfer(tx, { payment_id })
  const amount = await reopen(tx, standing, admin_id, given)
  await endVouchers(tx, steps, { order_id, id, admin_id })
  if (orderRules[type].addsToPrice) await askAgainForWeighing(tx, order_id, admin_id)
  else await stopParcels(tx, paidWith(order_id), admin_id)
  await awaitDeadline(steps.jobs, tx, order_id, payAgain_h)
  const data = { reject_code: given.reject_code, amount_sen: standing.amount_sen, payment_id }
  await record(tx, { name: 'approval_corrected', order_id, subject_id: id, actor_id: admin_id, data })
  return { way: 'again' as const, amount, payable_number: null }
}

async function askForMissing(
  tx: Transaction<DB>,
  steps: OrderSteps,
  standing: Standing,
  { admin_id, given }: Correction,
) {
  const { order_id, payment_id, amount_sen, unique_sen, unused_sen, payment_account_id } = standing
  const missing = missingOf(standing)
  const payable = await steps.placePayable(tx, standing, missing)
  const id = await keep(tx, { standing, admin_id, given, payable_id: payable.id, amount_sen: missing })
  await post(tx, { order_id }, [
    { account: `received:${payment_account_id}`, amount_sen: -amount_sen },
    { account: 'unique_sen', amount_sen: unique_sen },
    { account: 'deposits_owed', amount_sen: unused_sen },
    { account: 'payments_missing', amount_sen: missing },
  ])
  await endVouchers(tx, steps, { order_id, id, admin_id })
  const data = { reject_code: given.reject_code, amount_sen: missing, payment_id }
  await record(tx, { name: 'payment_missing', order_id, subject_id: id, actor_id: admin_id, data })
  return { way: 'payable' as const, amount: payable.amount, payable_number: payable.number }
}

interface Kept {
  standing: Standing
  admin_id: string
  given: Correction['given']
  payable_id: string | null
  amount_sen: number
}

async function keep(tx: Transaction<DB>, { standing, admin_id, given, payable_id, amount_sen }: Kept) {
  const id = randomUUIDv7()
  const { payment_id, order_id } = standing
  const { reject_code, reject_reason, way } = given
  const words = reject_reason === '' ? null : reject_reason
  const row = { id, payment_id, order_id, reject_code, words, way, amount_sen, payable_id }
  await tx
    .insertInto('approval_corrections')
    .values({ ...row, corrected_by: admin_id })
    .execute()
  return id
}

/** Its sen are kept where no other order carries them by now. */
async function reopen(
  tx: Transaction<DB>,
  { payment_id, payment_account_id, payment_type_id, base_sen, user_id }: Standing,
  admin_id: string,
  { reject_code, reject_reason }: Correction['given'],
) {
  const account = { id: payment_account_id, payment_type_id }
  await queueForAccount(tx, account)
  const { rows } = await sql<{ amount_sen: number }>`
    update payments p set status = 'awaiting_payment', reject_code = ${reject_code}, reject_reason = nullif(${reject_reason}::text, ''),
      decided_by = ${admin_id}::uuid, decided_at = now(), came_sen = null,
      deadline_at = greatest(deadline_at, now() + make_interval(hours => ${payAgain_h}::int)),
      unique_sen = case when ${isCarried} then mark.unique_sen else p.unique_sen end,
      pay_reference = case when ${isCarried} then mark.pay_reference else p.pay_reference end
    from (${markOf(account, base_sen, user_id ?? payment_id)}) mark
    where p.id = ${payment_id}::uuid and p.status = 'success'
    returning p.amount_sen`.execute(tx)
  const [reopened] = rows
  if (!reopened) throw conflict('payment_not_approved')
  return reopened.amount_sen
}

async function endVouchers(
  tx: Transaction<DB>,
  { detachVouchers }: OrderSteps,
  { order_id, id, admin_id }: { order_id: string; id: string; admin_id: string },
) {
  await sendAhead(
    tx,
    sql`
    update vouchers set corrected_by = ${id}::uuid
    where order_id = ${order_id}::uuid and status in ('issued', 'attached')`,
  )
  await detachVouchers(tx, order_id)
  await voidVouchersOf(tx, order_id, admin_id)
}

/** An order, and the shipments that it pays for. */
function paidWith(order_id: string) {
  return sql`select id from orders where id = ${order_id}::uuid or paid_with = ${order_id}::uuid`
}
