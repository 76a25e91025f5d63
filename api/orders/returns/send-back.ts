import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { returnToSender } from '#contract/orders/returns.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { feesHoldingReturn } from '#contract/orders/fees.ts'
import type { DB } from '#database/schema.ts'
import { oweRefund } from '../../money/payments/owe.ts'
import { voidVouchersOf } from '../../money/vouchers/void.ts'
import { addParcelEvents, cityOfScan } from '../../parcels/parcels/add-events.ts'
import { freeVisitsOf } from '../../places/slots/slots.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { listed } from '../../platform/listed.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { lockOrder } from '../cancellations/lock.ts'
import { detachVouchersOf, freeVoucherOf } from '../ending/vouchers.ts'
import { chargeStorage } from '../fees/storage.ts'
import { placeFee } from '../placing/place-fee.ts'
import { amountsOf, obstacleTo, standingOf, type Standing } from './standing.ts'

interface Return {
  admin_id: string
  number: string
  given: z.output<typeof returnToSender.body>
}

/** The parcel turns round, with everything that follows from it, in one transaction. */
export async function sendBack(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  { admin_id, number, given }: Return,
) {
  await lockOrder(tx, number)
  const standing = await standingOf(tx, number)
  if (!standing) throw notFound()
  const obstacle = obstacleTo(standing, admin_id)
  if (obstacle) throw conflict(obstacle)
  const { refund_sen, fee_sen } = await amountsOf(tx, standing)
  if (given.refund !== refund_sen || given.fee !== fee_sen)
    throw conflict('refund_changed', { refund: refund_sen / 100, fee: fee_sen / 100 })
  const { order_id } = standing
  const words = given.words === '' ? null : given.words
  const row = { order_id, reason: given.reason, words, refund_sen, fee_sen, returned_by: admin_id }
  await sendAhead(tx, tx.insertInto('returns').values(row))
  await chargeStorage(app, tx, { order_id, step: standing.step, next: 'returning' })
  await turnRound(tx, standing, admin_id)
  const data = { reason: given.reason, amount_sen: refund_sen, fee_sen }
  await record(tx, { name: 'parcel_sent_back', order_id, actor_id: admin_id, data })
  await owe(tx, standing, refund_sen)
  const fee = fee_sen > 0 ? await askForFee(app, tx, standing, fee_sen) : undefined
  return { refund: refund_sen, fee_number: fee?.number ?? null }
}

async function turnRound(tx: Transaction<DB>, { order_id, type }: Standing, admin_id: string) {
  const turned = { order_id, code: 'returning', actor_id: admin_id } as const
  await addParcelEvents(tx, [turned], cityOfScan(turned))
  await freeVisitsOf(tx, order_id)
  await freeVoucherOf(tx, order_id)
  if (orderRules[type].holds !== 'boxes') return
  await detachVouchersOf(tx, order_id)
  await voidVouchersOf(tx, order_id, admin_id)
}

async function owe(
  tx: Transaction<DB>,
  { order_id, type, user_id, deposits_sen }: Standing,
  amount_sen: number,
) {
  if (amount_sen === 0) return
  const deposits = orderRules[type].holds === 'boxes' ? deposits_sen : 0
  await oweRefund(tx, {
    kind: 'return',
    subject_id: order_id,
    order_id,
    user_id,
    amount_sen,
    taken_from: [
      { account: 'deposits_owed', amount_sen: deposits },
      { account: orderRules[type].sales, amount_sen: amount_sen - deposits },
    ],
  })
}

function askForFee(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  { order_id, user_id, payment_account_id, payment_type_id }: Standing,
  amount_sen: number,
) {
  const how = { user_id, payment_account_id, payment_type_id }
  return placeFee(app, tx, { kind: 'return', concerns: order_id, amount_sen, ...how })
}

/** Why it cannot be given to its sender yet; the database refuses it, too. */
export async function owesReturnFee(tx: Transaction<DB>, order_id: string) {
  const { rows } = await sql`
    select from fees f join payments p on p.order_id = f.order_id
    where f.concerns = ${order_id}::uuid and f.kind in (${listed(feesHoldingReturn)}) and f.waived_at is null and p.status <> 'success'`.execute(
    tx,
  )
  return rows.length > 0
}
