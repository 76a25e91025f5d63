import { macros } from '#contract/parcels/macros.ts'
import { isAt, isTrouble, parcelSteps } from '#contract/parcels/parcel-steps.ts'
import type { TransactionInList } from '#contract/orders/transactions.ts'
import { weekdayOf } from '#contract/places/moment.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { useDay, useLanguage } from '../../platform/moment.ts'
import { useDeadline } from './use-deadline.ts'
import { useWords } from '../../platform/words.ts'

/** The day that counts now in bold, and below it what happens next, or what the customer has to do. */
export function NextLine({ transaction }: { transaction: TransactionInList }) {
  const day = useDayThatCounts(transaction)
  const next = useNext(transaction)
  return (
    <p>
      {day && <span className="figures block font-semibold text-balance">{day}</span>}
      {next && <span className="text-muted block text-sm">{next}</span>}
    </p>
  )
}

function useDayThatCounts({ status, deadline_at, region_id, promised, since, parcel }: TransactionInList) {
  const { t } = useWords()
  const deadline = useDeadline()
  const dayOf = useDay()
  const language = useLanguage()
  if (status === 'awaiting_payment')
    return t('transaction.pay_by', {
      moment: deadline(deadline_at, region_id ? zoneOfRegion(region_id) : undefined),
    })
  if (status !== 'success' || !parcel) return undefined
  if (parcel.macro === 'delivered') return since && t('transaction.arrived', { day: dayOf(since) })
  const isOnItsWay = macros[parcel.macro].tone !== 'done' && !isAt(parcel.code, 'back', 'over')
  if (!isOnItsWay || !promised) return undefined
  if (parcel.is_late) return t('transaction.was_promised', { day: weekdayOf(language, promised) })
  // While somebody has to see to it, nobody can keep the promise; while a courier brings it, no other day counts.
  return isTrouble(parcel.code) || parcel.code === 'out_for_delivery'
    ? undefined
    : t('transaction.arrives_by', { day: weekdayOf(language, promised) })
}

function useNext({ type, status, is_rejected, is_brought, parcel, awaits_answer }: TransactionInList) {
  const { t } = useWords()
  if (status === 'awaiting_payment') return is_rejected ? t('transaction.next.proof_again') : undefined
  if (status === 'awaiting_approval') return t('transaction.next.proof')
  if (status !== 'success' || !parcel) return undefined
  const { next } = parcelSteps[parcel.code]
  // Nobody hands boxes over; until they leave, they are made ready.
  if (!next || (orderRules[type].holds === 'boxes' && parcel.macro === 'info_received')) return undefined
  if (next === 'sender_answers')
    return t(awaits_answer ? 'tracking.next.you_answer' : 'transaction.next.difference')
  if (next === 'hand_over' && typeof is_brought === 'boolean')
    return t(is_brought ? 'tracking.next.bring' : 'tracking.next.fetch')
  return t(`tracking.next.${next}`)
}
