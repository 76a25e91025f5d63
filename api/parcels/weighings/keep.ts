import type { Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import type { NewRow } from '../../platform/insert-rows.ts'

/** What was measured, and what it costs more or less. */
export async function keepWeighing(tx: Transaction<DB>, weighing: NewRow<'weighings'>) {
  const kept = tx.insertInto('weighings').values({
    ...weighing,
    weight_working: JSON.stringify(weighing.weight_working),
    lines: JSON.stringify(weighing.lines),
  })
  return kept.returning('id').executeTakeFirstOrThrow()
}

/** The sender pays the difference with an order of its own. */
export function agreeToPay(tx: Transaction<DB>, id: string, payable_id: string) {
  const agreed = tx.updateTable('weighings').set({ status: 'agreed', payable_id }).where('id', '=', id)
  return sendAhead(tx, agreed)
}

/** False when it was answered meanwhile. */
export async function declineToPay(tx: Transaction<DB>, id: string) {
  const declined = await tx
    .updateTable('weighings')
    .set({ status: 'declined' })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return declined !== undefined
}

/** Another weighing takes its place; nobody pays for this one any more. */
export function replaceWeighing(tx: Transaction<DB>, id: string) {
  const replaced = tx
    .updateTable('weighings')
    .set({ status: 'replaced', payable_id: null })
    .where('id', '=', id)
  return sendAhead(tx, replaced)
}
