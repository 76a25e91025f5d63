import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { boxSerial_bytes, newBoxSerial } from '#contract/parcels/box-serial.ts'
import { voucherLifetime_months } from '#contract/money/voucher-lifetime.ts'
import { mostBoxes } from '#contract/orders/purchases.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

/** One voucher, and so one serial, for each box of a paid order. */
export async function issueVouchers(tx: Transaction<DB>, order_id: string) {
  const serials = Array.from({ length: mostBoxes }, () => newBoxSerial(randomBytes(boxSerial_bytes)))
  const issued = sql`
    insert into vouchers (serial, order_id, user_id, box_id, box_label, value_sen, expires_at)
    select serial, o.id, o.user_id, b.box_id, b.box_label, b.deposit_sen, now() + make_interval(months => ${voucherLifetime_months}::int)
    from orders o join box_purchases b on b.order_id = o.id
    join unnest(${serials}::text[]) with ordinality as s (serial, number) on s.number <= b.quantity
    where o.id = ${order_id}::uuid and b.deposit_sen > 0`
  await sendAhead(tx, issued)
}
