import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { freeVouchers } from '../../money/vouchers/free.ts'
import { sendAhead } from '../../platform/database.ts'
import { recordMany } from '../../platform/events.ts'

/** A shipment that is not paid, or is not sent, frees its voucher for another and remembers which one it was. */
export async function freeVoucherOf(tx: Transaction<DB>, order_id: string) {
  await freeVouchers(tx, sql`select voucher_id from shipments where order_id = ${order_id}::uuid`)
  await sendAhead(
    tx,
    sql`update shipments set voucher_id = null, released_voucher_id = voucher_id where order_id = ${order_id}::uuid
      and voucher_id in (select id from vouchers where status = 'issued')`,
  )
}

/** A shipment that is paid after all uses the voucher again that it was ordered with, once that is attached again. */
export function takeVoucherBack(tx: Transaction<DB>, order_id: string) {
  return sendAhead(
    tx,
    sql`update shipments s set voucher_id = v.id, released_voucher_id = null from vouchers v
      where s.order_id = ${order_id}::uuid and v.id = s.released_voucher_id and v.status = 'attached'`,
  )
}

/** Vouchers of boxes that never come, as `detachVouchers` does it. */
export function detachVouchersOf(tx: Transaction<DB>, box_order_id: string) {
  return detachVouchers(tx, sql`select id from vouchers where order_id = ${box_order_id}::uuid`)
}

/**
 * Vouchers of boxes that never come leave the shipments they are attached to, which go on at the full price as it was
 * paid; whoever sends them is told. `which` selects the ids of the vouchers.
 */
export async function detachVouchers(tx: Transaction<DB>, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ order_id: string; voucher_id: string }>`
    select s.order_id, v.id as voucher_id from vouchers v join shipments s on s.voucher_id = v.id
    where v.status = 'attached' and v.id in (${which})`.execute(tx)
  await leaveShipments(tx, which)
  await recordMany(
    tx,
    rows.map(({ order_id, voucher_id }) => ({ name: 'voucher_detached', order_id, subject_id: voucher_id })),
  )
}

/** The same for a caller who records and tells it in their own words. */
export async function leaveShipments(tx: Transaction<DB>, which: RawBuilder<unknown>) {
  await freeVouchers(tx, which)
  await sendAhead(
    tx,
    sql`update shipments s set voucher_id = null from vouchers v
      where v.id in (${which}) and v.status = 'issued' and s.voucher_id = v.id`,
  )
}
