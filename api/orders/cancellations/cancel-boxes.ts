import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { cancelBoxesByOffice } from '#contract/orders/cancellations.ts'
import { readBoxSerial } from '#contract/parcels/box-serial.ts'
import type { DB } from '#database/schema.ts'
import { oweRefund } from '../../money/payments/owe.ts'
import { voidVouchers } from '../../money/vouchers/void.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { insertRows } from '../../platform/insert-rows.ts'
import { detachVouchers } from '../ending/vouchers.ts'
import { lockOrder } from './lock.ts'
import { boxObstacleTo, standingOf, type By, type Standing } from './standing.ts'

interface Cancellation {
  by: By
  number: string
  given: z.output<typeof cancelBoxesByOffice.body>
}

/** Ends some boxes of an order, each with a refund of its own; the others go on. */
export async function cancelBoxes(tx: Transaction<DB>, { by, number, given }: Cancellation) {
  await lockOrder(tx, number)
  const standing = await standingOf(tx, number)
  if (!standing) throw notFound()
  const obstacle = boxObstacleTo(standing, by)
  if (obstacle) throw conflict(obstacle)
  const serials = [...new Set(given.serials.map((serial) => readBoxSerial(serial) ?? serial))]
  const known = new Set(standing.boxes.map(({ serial }) => serial))
  if (serials.some((serial) => !known.has(serial))) throw conflict('boxes_changed')
  if (serials.length === known.size && standing.used_vouchers === 0) throw conflict('boxes_changed')
  const refund = standing.box_sen * serials.length
  if (given.refund !== refund) throw conflict('refund_changed', { refund: refund / 100 })
  await end(tx, standing, { by, given, serials, refund })
  return { refund }
}

interface Ended {
  by: By
  given: Cancellation['given']
  serials: readonly string[]
  refund: number
}

async function end(tx: Transaction<DB>, standing: Standing, { by, given, serials, refund }: Ended) {
  const { order_id, box_sen } = standing
  const { rows: boxes } = await sql<{ id: string; value_sen: number }>`
    select id, value_sen from vouchers where order_id = ${order_id}::uuid and serial = any(${[...serials]}::text[]) order by id`.execute(
    tx,
  )
  const ids = boxes.map(({ id }) => id)
  const { reason } = given
  const words = given.words === '' ? null : given.words
  await detachVouchers(tx, sql`select unnest(${ids}::uuid[])`)
  await voidVouchers(tx, sql`select unnest(${ids}::uuid[])`, by.id)
  const rows = ids.map((voucher_id) => ({
    voucher_id,
    order_id,
    reason,
    words,
    refund_sen: box_sen,
    cancelled_by: by.id,
  }))
  await insertRows(tx, 'box_cancellations', rows)
  const data = { reason, serials, amount_sen: refund }
  await record(tx, { name: 'boxes_cancelled', order_id, actor_id: by.id, data })
  for (const box of boxes) await oweBox(tx, standing, box)
}

function oweBox(
  tx: Transaction<DB>,
  { order_id, user_id, box_sen }: Standing,
  { id, value_sen }: { id: string; value_sen: number },
) {
  return oweRefund(tx, {
    kind: 'cancellation',
    subject_id: id,
    order_id,
    user_id,
    amount_sen: box_sen,
    taken_from: [
      { account: 'deposits_owed', amount_sen: value_sen },
      { account: 'box_sales', amount_sen: box_sen - value_sen },
    ],
  })
}
