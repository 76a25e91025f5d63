import { isFinal } from '#contract/parcels/parcel-steps.ts'
import type { Transaction } from '#contract/orders/transactions.ts'

// What the office approves takes effect while somebody looks.
const look_ms = 3000
const move_ms = 10_000

/** An order is decided while its owner waits, and its parcel moves while it is looked at. */
export function lookAgain(transaction: Transaction | undefined) {
  if (!transaction) return null
  const { status, parcel } = transaction
  if (status === 'awaiting_payment' || status === 'awaiting_approval') return look_ms
  return status === 'success' && parcel && !isFinal(parcel.macro) ? move_ms : null
}
