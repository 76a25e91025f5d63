import { sql, type Transaction } from 'kysely'
import type { scan } from '#contract/courier/scans.ts'
import type { z } from 'zod'
import type { DB } from '#database/schema.ts'
import { cancelUnpaid } from '../ending/cancel-unpaid.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { oweRefund } from '../../money/payments/owe.ts'
import { keepWeighing, replaceWeighing } from '../../parcels/weighings/keep.ts'
import { noteOf } from '../../parcels/weighings/note.ts'
import { priceMeasured } from './price-measured.ts'

interface Weighed {
  order_id: string
  /** Whose parcel it is; nobody once they have deleted their account. */
  user_id: string | null
  actor_id: string
  given: z.output<typeof scan>
}

/** Keeps what was measured and what follows from it. The caller holds the parcel's lock and has kept the event. */
export async function weigh(tx: Transaction<DB>, { order_id, user_id, actor_id, given }: Weighed) {
  const { measured, scan_id, evidence_id } = given
  if (!measured) return
  const replaced = await replaceUnsettled(tx, order_id, actor_id)
  const { piece, weight, lines, ...prices } = await priceMeasured(tx, order_id, measured)
  const { weight_g, length_cm, width_cm, height_cm } = piece
  const { difference_sen } = prices
  const status = statusFor(difference_sen)
  const isSettled = status === 'same' && replaced === 'asked'
  const { id } = await keepWeighing(tx, {
    order_id,
    actor_id,
    scan_id,
    evidence_id: evidence_id === '' ? null : evidence_id,
    weight_g,
    length_cm,
    width_cm,
    height_cm,
    ...prices,
    weight_working: weight,
    lines,
    status,
  })
  await record(tx, {
    name: 'parcel_weighed',
    order_id,
    subject_id: id,
    actor_id,
    // Whoever was asked for money, and owes none by the new weighing, hears so once: an order withdrawn says it itself.
    data: { status, difference_sen, ...(isSettled && { outcome: 'nothing_due_any_more' }) },
  })
  if (status === 'waiting') await noteOf(tx, order_id, 'sender_asked', actor_id)
  if (status === 'credited')
    await oweRefund(tx, { kind: 'credit', subject_id: id, order_id, user_id, amount_sen: -difference_sen })
}

function statusFor(difference_sen: number) {
  if (difference_sen > 0) return 'waiting'
  return difference_sen < 0 ? 'credited' : 'same'
}

/** What nobody has paid yet can be weighed again; a payment on its way is decided first. */
async function replaceUnsettled(tx: Transaction<DB>, order_id: string, actor_id: string) {
  const open = await tx
    .selectFrom('weighings')
    .select(['id', 'payable_id'])
    .where('order_id', '=', order_id)
    .where('status', 'in', ['waiting', 'agreed', 'declined'])
    .executeTakeFirst()
  if (!open) return undefined
  const isWithdrawn = open.payable_id !== null && (await withdrawDifference(tx, open.payable_id, actor_id))
  await replaceWeighing(tx, open.id)
  return isWithdrawn ? ('withdrawn' as const) : ('asked' as const)
}

/** Nobody has to pay what an earlier weighing asked for. */
async function withdrawDifference(tx: Transaction<DB>, payable_id: string, actor_id: string) {
  const event = { name: 'difference_replaced', actor_id } as const
  const withdrawn = await cancelUnpaid(
    tx,
    sql`select id from payments where order_id = ${payable_id}::uuid`,
    event,
  )
  if (withdrawn.length > 0) return true
  // A difference that ended meanwhile, by its deadline or by its owner, comes to the same.
  const payment = await tx
    .selectFrom('payments')
    .select('status')
    .where('order_id', '=', payable_id)
    .executeTakeFirst()
  if (payment?.status !== 'expired' && payment?.status !== 'cancelled')
    throw conflict('difference_being_paid')
  return false
}
