import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

/** Who has the parcel in hand, or nobody. */
export function setHolder(tx: Transaction<DB>, order_id: string, holder_id: string | null) {
  return sendAhead(
    tx,
    sql`update parcels set holder_id = ${holder_id}::uuid where order_id = ${order_id}::uuid`,
  )
}

/** Somebody takes a parcel in hand that lay with nobody: its page and the courier's list change at once. */
export function takeInHand(tx: Transaction<DB>, order_id: string, holder_id: string) {
  return sendAhead(
    tx,
    sql`update parcels set holder_id = ${holder_id}::uuid, changed_at = now() where order_id = ${order_id}::uuid`,
  )
}

/** It lies with nobody again, and whoever looks at it is told. */
export function letGo(tx: Transaction<DB>, order_id: string, holder_id: string) {
  return sendAhead(
    tx,
    sql`update parcels set holder_id = null, changed_at = now() where order_id = ${order_id}::uuid and holder_id = ${holder_id}::uuid`,
  )
}

/** From one pair of hands to another; says how many of them the giver still had. */
export async function passOn(
  tx: Transaction<DB>,
  order_ids: readonly string[],
  { from, to }: { from: string; to: string },
) {
  await sendAhead(
    tx,
    sql`select from parcels where order_id = any(${order_ids}::uuid[]) order by order_id for update`,
  )
  const { rows } = await sql`
    update parcels set holder_id = ${to}::uuid, changed_at = now()
    where order_id = any(${order_ids}::uuid[]) and holder_id = ${from}::uuid returning order_id`.execute(tx)
  return rows.length
}

/** Somebody else helped out: the parcel stays with whoever had it. */
export function giveBack(tx: Transaction<DB>, order_id: string, { from, to }: { from: string; to: string }) {
  return sendAhead(
    tx,
    sql`update parcels set holder_id = ${to}::uuid where order_id = ${order_id}::uuid and holder_id = ${from}::uuid`,
  )
}

/** Nobody carries these any more; `orders` selects their ids. */
export function takeOutOfHands(tx: Transaction<DB>, orders: RawBuilder<unknown>) {
  return sendAhead(tx, sql`update parcels set holder_id = null where order_id in (${orders})`)
}
