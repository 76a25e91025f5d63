import { macros } from '#contract/parcels/macros.ts'
import { parcelSteps } from '#contract/parcels/parcel-steps.ts'
import type { TransactionInList } from '#contract/orders/transactions.ts'
import { useDate, useDay, useMoment } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'

/** The day that counts now in bold, and below it what happens next, or what the customer has to do. */
export function NextLine({ transaction }: { transaction: TransactionInList }) {
  const day = useDayThatCounts(transaction)
  const next = useNext(transaction)
  return (
    <p>
      {day && <span className="figures block font-semibold">{day}</span>}
      {next && <span className="text-muted block text-sm">{next}</span>}
    </p>
  )
}

function useDayThatCounts({ status, deadline_at, promised, since, parcel }: TransactionInList) {
  const { t } = useWords()
  const moment = useMoment()
  const dayOf = useDay()
  const date = useDate()
  if (status === 'awaiting_payment') return t('transaction.pay_by', { moment: moment(deadline_at) })
  if (status !== 'success' || !parcel) return undefined
  if (parcel.macro === 'delivered') return since && t('transaction.arrived', { day: dayOf(since) })
  const isMoving = macros[parcel.macro].tone !== 'done' && parcel.macro !== 'returned'
  if (!isMoving || !promised) return undefined
  return t(parcel.is_late ? 'transaction.was_promised' : 'transaction.arrives_by', { day: date(promised) })
}

function useNext({ type, status, is_rejected, parcel }: TransactionInList) {
  const { t } = useWords()
  if (status === 'awaiting_payment') return is_rejected ? t('transaction.next.proof_again') : undefined
  if (status === 'awaiting_approval') return t('transaction.next.proof')
  if (status !== 'success' || !parcel) return undefined
  const { next } = parcelSteps[parcel.code]
  // Nobody hands boxes over; until they leave, they are made ready.
  if (!next || (type === 'box_purchase' && parcel.macro === 'info_received')) return undefined
  return t(`tracking.next.${next}`)
}
