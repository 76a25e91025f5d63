import { sql, type Transaction } from 'kysely'
import { readBoxSerial } from '#contract/parcels/box-serial.ts'
import type { DB } from '#database/schema.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { oweRefund } from '../../money/payments/owe.ts'
import { confirmVoucher } from '../../money/vouchers/confirm.ts'

/** Whoever of the staff saw the official box: once, for its own parcel, never for a box of their own. */
export async function confirm(tx: Transaction<DB>, actor_id: string, number: string, typed: string) {
  const serial = readBoxSerial(typed)
  if (!serial) throw invalidField('serial', 'error.serial_invalid')
  const confirmed = await confirmVoucher(tx, { actor_id, number, serial })
  if (!confirmed) throw await reasonAgainst(tx, actor_id, number, serial)
  const { voucher_id, order_id, value, user_id } = confirmed
  await record(tx, { name: 'box_confirmed', order_id, subject_id: voucher_id, actor_id })
  // Whoever deleted their account has nowhere it could go.
  if (user_id)
    await oweRefund(tx, { kind: 'voucher', subject_id: voucher_id, order_id, user_id, amount_sen: value })
  return { serial, value }
}

async function reasonAgainst(tx: Transaction<DB>, actor_id: string, number: string, serial: string) {
  const { rows } = await sql<{ user_id: string | null; serial: string | null; status: string | null }>`
    select o.user_id, v.serial, v.status from parcels p join orders o on o.id = p.order_id
      left join shipments s on s.order_id = p.order_id left join vouchers v on v.id = s.voucher_id
    where p.tracking_number = ${number}`.execute(tx)
  const [found] = rows
  if (!found) return notFound()
  if (found.user_id === actor_id) return conflict('own_order')
  if (found.serial !== serial) return conflict('box_not_of_this_parcel')
  return conflict(found.status === 'attached' ? 'box_not_handed_over' : 'voucher_not_attached')
}
