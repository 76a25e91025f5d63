import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

/** The shipment is over: from now on its deadlines run, such as the one after which passport pictures go. */
export function closeShipment(tx: Transaction<DB>, order_id: string) {
  return closeShipments(tx, sql`select ${order_id}::uuid`)
}

/** `orders` selects their ids. */
export function closeShipments(tx: Transaction<DB>, orders: RawBuilder<unknown>) {
  return sendAhead(tx, sql`update shipments set closed_at = now() where order_id in (${orders})`)
}

/** They were over by mistake, or too early; `orders` selects their ids. */
export function reopenShipments(tx: Transaction<DB>, orders: RawBuilder<unknown>) {
  return sendAhead(tx, sql`update shipments set closed_at = null where order_id in (${orders})`)
}

/** It was over by mistake. */
export function reopenShipment(tx: Transaction<DB>, order_id: string) {
  return sendAhead(tx, sql`update shipments set closed_at = null where order_id = ${order_id}::uuid`)
}
