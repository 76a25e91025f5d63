import type { TransactionInList } from '#contract/orders/transactions.ts'
import { macros } from '#contract/parcels/macros.ts'

type Waiting = Pick<TransactionInList, 'status' | 'awaits_answer' | 'deadline_at' | 'parcel'>

/** What somebody has to pay or answer comes first, by its deadline, then what has gone wrong; the others stay as they came. */
export function firstWhatWaits<One extends Waiting>(transactions: readonly One[]) {
  return transactions.toSorted((one, other) => {
    const ahead = urgencyOf(other) - urgencyOf(one)
    return ahead === 0 && urgencyOf(one) === 2
      ? Date.parse(one.deadline_at) - Date.parse(other.deadline_at)
      : ahead
  })
}

function urgencyOf({ status, awaits_answer, parcel }: Waiting) {
  if (awaits_answer || status === 'awaiting_payment') return 2
  return parcel && macros[parcel.macro].tone === 'trouble' ? 1 : 0
}
