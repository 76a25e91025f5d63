import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { OrderType } from '#contract/site/order-types.ts'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import type { DB } from '#database/schema.ts'
import type { NewRow } from '../../platform/insert-rows.ts'

type RowOf<Table extends keyof DB> = Omit<NewRow<Table>, 'order_id' | 'position'>

/** An order with all that belongs to it, as its tables keep it. */
export interface NewOrder {
  id: string
  tracking_number: string
  type: OrderType
  user_id: string | null
  total_sen: number
  /** The order that this one follows from. */
  concerns?: string
  /** The batch whose payment pays for this one as well. */
  paid_with?: string
  /** The customer's own number for it. */
  reference?: string
  lines: RowOf<'order_lines'>[]
  /** The city may be named by its id or by its label. */
  box?: RowOf<'box_purchases'>
  shipment?: {
    row: RowOf<'shipments'>
    parties: RowOf<'shipment_parties'>[]
    items: RowOf<'shipment_items'>[]
  }
}

/** What an order is known by before it is placed. */
export function newNumbers() {
  return { id: randomUUIDv7(), tracking_number: newTrackingNumber(randomBytes(trackingNumber_bytes)) }
}

/** A line with one of something. */
export function lineOf(code: string, amount_sen: number, params: Record<string, unknown> = {}) {
  return { code, params, quantity: 1, unit_sen: amount_sen, amount_sen }
}
