import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ShownChange } from '#contract/orders/order-changes.ts'
import type { PricedLine } from '#contract/prices/priced-line.ts'
import type { DB } from '#database/schema.ts'
import { insertRows } from '../../platform/insert-rows.ts'

interface Change {
  changed_by: string
  fields: ShownChange['fields']
  new_total_sen: number
  /** Where the price is another one and the order was paid. */
  lines: readonly PricedLine[] | null
  /** Whether it changes what stands on the label. */
  voids_label?: boolean
}

/** What was and what is now, beside each other, for whoever reads the order later. */
export async function keepChange(
  tx: Transaction<DB>,
  { order_id, total_sen }: { order_id: string; total_sen: number },
  { changed_by, fields, new_total_sen, lines, voids_label }: Change,
) {
  const id = randomUUIDv7()
  const row = {
    id,
    order_id,
    changed_by,
    fields,
    old_total_sen: total_sen,
    new_total_sen,
    lines,
    voids_label,
  }
  await insertRows(tx, 'order_changes', [row])
  return id
}
