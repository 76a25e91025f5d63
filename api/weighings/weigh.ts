import { sql, type Transaction } from 'kysely'
import type { scan } from '#contract/scans.ts'
import type { z } from 'zod'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../platform/database.ts'
import { conflict } from '../platform/errors.ts'
import { record } from '../platform/events.ts'
import { oweRefund } from '../refunds/owe.ts'
import { noteOf } from './note.ts'
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
  await replaceUnsettled(tx, order_id)
  const { piece, weight, ...prices } = await priceMeasured(tx, order_id, measured)
  const { weight_g, length_cm, width_cm, height_cm } = piece
  const { difference_sen } = prices
  const status = statusFor(difference_sen)
  const { id } = await tx
    .insertInto('weighings')
    .values({
      order_id,
      actor_id,
      scan_id,
      evidence_id: evidence_id === '' ? null : evidence_id,
      weight_g,
      length_cm,
      width_cm,
      height_cm,
      ...prices,
      weight_working: JSON.stringify(weight),
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, {
    name: 'parcel_weighed',
    order_id,
    subject_id: id,
    actor_id,
    data: { status, difference_sen },
  })
  if (status === 'waiting') await noteOf(tx, order_id, 'sender_asked', actor_id)
  if (status === 'credited')
    await oweRefund(tx, { kind: 'credit', subject_id: id, order_id, user_id, amount_sen: -difference_sen })
}

function statusFor(difference_sen: number) {
  if (difference_sen > 0) return 'waiting'
  return difference_sen < 0 ? 'credited' : 'same'
}

/** What nobody has paid yet is weighed anew; a payment on its way is decided first. */
async function replaceUnsettled(tx: Transaction<DB>, order_id: string) {
  const open = await tx
    .selectFrom('weighings')
    .select(['id', 'payable_id'])
    .where('order_id', '=', order_id)
    .where('status', 'in', ['waiting', 'agreed', 'declined'])
    .executeTakeFirst()
  if (!open) return
  if (open.payable_id) {
    const { rows } = await sql`
      update payments set status = 'cancelled' where order_id = ${open.payable_id}::uuid and status = 'awaiting_payment' returning id`.execute(
      tx,
    )
    // A deadline that has passed already comes to the same.
    const left = await tx
      .selectFrom('payments')
      .select('status')
      .where('order_id', '=', open.payable_id)
      .executeTakeFirst()
    if (rows.length === 0 && left?.status !== 'expired') throw conflict('difference_being_paid')
  }
  await sendAhead(
    tx,
    sql`update weighings set status = 'replaced', payable_id = null where id = ${open.id}::uuid`,
  )
}
