import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { matchLateTransfer } from '#contract/money/late-transfers.ts'
import { counterTypes } from '#contract/site/payment-types.ts'
import type { DB } from '#database/schema.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { settlePaid } from '../../money/payments/decide.ts'
import { keepLateTransfer, revivePayment } from '../../money/payments/late.ts'
import { oweRefund } from '../../money/payments/owe.ts'
import { attachVoucher } from '../../money/vouchers/attach.ts'
import { resumeWeighing } from '../../parcels/weighings/settle.ts'
import { bookVisitsOf } from '../../places/slots/slots.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { reopenShipments } from '../ending/close-shipment.ts'
import { takeVoucherBack } from '../ending/vouchers.ts'
import { obstacleTo, revivalObstacleTo, standingOf, type Standing } from './standing.ts'

interface Match {
  admin_id: string
  number: string
  given: z.output<typeof matchLateTransfer.body>
}

/** Money that came after its order had ended is not lost: the order is paid after all, or what came is owed back. */
export async function matchTransfer(tx: Transaction<DB>, { admin_id, number, given }: Match) {
  await lock(tx, number)
  const standing = await standingOf(tx, number)
  if (!standing) throw notFound()
  const obstacle = obstacleTo(standing, admin_id)
  if (obstacle) throw conflict(obstacle)
  await checkAccount(tx, given.payment_account_id)
  if (given.outcome === 'owed') await oweBack(tx, standing, { admin_id, number, given })
  else await revive(tx, standing, { admin_id, number, given })
  return { outcome: given.outcome }
}

/** Two of the office meet at the payment; whoever else wants the voucher is met there. */
async function lock(tx: Transaction<DB>, number: string) {
  const order = sql`(select coalesce(paid_with, id) from orders where tracking_number = ${number})`
  await sendAhead(tx, sql`select from payments where order_id = ${order} for update`)
  await sendAhead(
    tx,
    sql`select from vouchers where id = (select released_voucher_id from shipments where order_id = ${order}) for update`,
  )
}

async function checkAccount(tx: Transaction<DB>, id: string) {
  const account = await tx
    .selectFrom('payment_accounts')
    .select('id')
    .where('id', '=', id)
    .where('payment_type_id', 'not in', counterTypes)
    .executeTakeFirst()
  if (!account) throw invalidField('payment_account_id', 'error.payment_account_not_available')
}

function keep(tx: Transaction<DB>, standing: Standing, { admin_id, given }: Match) {
  const { order_id, payment_id } = standing
  const { payment_account_id, bank_reference, amount: amount_sen, outcome } = given
  const replaced_id = outcome === 'owed' ? replacedBy(standing, amount_sen) : null
  const came = { payment_account_id, bank_reference, amount_sen, outcome }
  return keepLateTransfer(tx, { order_id, payment_id, replaced_id, ...came, matched_by: admin_id })
}

/** What the order asked for before, where the transfer is for that; the amount says so while it has ended, too. */
function replacedBy({ status, is_matched, amount_sen, replaced }: Standing, came_sen: number) {
  const same = replaced.find((before) => before.amount_sen === came_sen)
  const hasEnded = (status === 'expired' || status === 'cancelled') && !is_matched
  if (hasEnded && (!same || amount_sen === came_sen)) return null
  return (same ?? replaced[0])?.id ?? null
}

/** Whatever came, even if it isn't what was asked for. */
async function oweBack(tx: Transaction<DB>, standing: Standing, match: Match) {
  const { order_id, user_id } = standing
  const { payment_account_id, amount: amount_sen } = match.given
  const subject_id = await keep(tx, standing, match)
  const taken_from = [{ account: `received:${payment_account_id}`, amount_sen }]
  await oweRefund(tx, { kind: 'transfer', subject_id, order_id, user_id, amount_sen, taken_from })
  const data = { amount_sen }
  await record(tx, { name: 'transfer_owed', order_id, subject_id, actor_id: match.admin_id, data })
}

/** At the prices of then, with all that a payment sets going. What it had held must still be there to be had. */
async function revive(tx: Transaction<DB>, standing: Standing, match: Match) {
  const { order_id, payment_id, user_id, type, amount_sen, voucher_id, is_payable } = standing
  const { admin_id, given } = match
  if (given.amount !== amount_sen) throw conflict('transfer_amount_differs', { amount: amount_sen / 100 })
  if (given.payment_account_id !== standing.payment_account_id) throw conflict('transfer_other_account')
  const obstacle = revivalObstacleTo(standing)
  if (obstacle) throw conflict(obstacle)
  await keep(tx, standing, match)
  if (voucher_id && user_id) await attachVoucher(tx, user_id, voucher_id)
  await takeVoucherBack(tx, order_id)
  const visits = await bookVisitsOf(tx, null, order_id)
  await reopenShipments(tx, sql`select id from orders where ${order_id}::uuid in (id, paid_with)`)
  const revived = await revivePayment(tx, payment_id, admin_id)
  if (!revived) throw conflict('order_over')
  if (visits.rows.some(({ is_booked }) => !is_booked)) throw conflict('slot_full')
  if (orderRules[type].addsToPrice && !is_payable && !(await resumeWeighing(tx, order_id)))
    throw conflict('weighed_since')
  await settlePaid(tx, revived, admin_id, 'transfer_matched')
}
