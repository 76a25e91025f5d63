import { sql, type Transaction } from 'kysely'
import { voidableStatuses, type VoidReason } from '#contract/money/voucher-desk.ts'
import type { DB } from '#database/schema.ts'
import { forfeitVouchers } from '../../money/vouchers/forfeit.ts'
import { leaveShipments } from '../../orders/ending/vouchers.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'

interface Ending {
  id: string
  admin_id: string
  reason: VoidReason
}

/**
 * Whoever attaches or confirms the voucher meets us at its row. Its deposit is forfeited, as that of one that expires; the
 * shipment it is attached to goes on as it was ordered and paid. The owner is told by the letter about the event.
 */
export async function endVoucher(tx: Transaction<DB>, { id, admin_id, reason }: Ending) {
  await sendAhead(tx, sql`select from vouchers where id = ${id}::uuid for update`)
  const voucher = await tx
    .selectFrom('vouchers as v')
    .leftJoin('shipments as s', 's.voucher_id', 'v.id')
    .select(['v.status', 'v.user_id', 's.order_id as shipment_id'])
    .where('v.id', '=', id)
    .executeTakeFirst()
  if (!voucher) throw notFound()
  if (voucher.user_id === admin_id) throw conflict('own_order')
  if (!voidableStatuses.some((status) => status === voucher.status)) throw conflict('voucher_not_voidable')
  const { shipment_id } = voucher
  const which = sql`select ${id}::uuid`
  await leaveShipments(tx, which)
  const states = { before: { status: voucher.status }, after: { status: 'void' } }
  const data = { by: 'office', reason, ...states, ...(shipment_id && { shipment_id }) }
  await forfeitVouchers(tx, 'void', which, { actor_id: admin_id, data })
  return { id, status: 'void' as const }
}
