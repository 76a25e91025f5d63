import type { OfficeRefund } from '#contract/money/refunds.ts'
import { useDay } from '../../platform/moment.ts'
import { useWords, type Words } from '../../platform/words.ts'
import { Price } from '../../ui/Price.tsx'
import type { InQueue } from '../desk/Queue.tsx'

/** What is owed as it stands in the queue, with what keeps it from being paid as the others are. */
export function useRefundLines(refunds: readonly OfficeRefund[]) {
  const { t } = useWords()
  const day = useDay()
  return refunds.map((refund) => ({
    id: refund.id,
    head: <Price ringgit={refund.amount} />,
    time: <span className="text-muted">{day(refund.owed_at)}</span>,
    who: [refund.customer_name, t(`office_refunds.kinds.${refund.kind}`)].filter(Boolean).join(' · '),
    mark: markOf(refund, t),
  }))
}

function markOf({ account, is_cash, taken_back_at }: OfficeRefund, t: Words['t']): InQueue['mark'] {
  if (taken_back_at) return { word: t('office_refunds.marks.back'), tone: 'waiting' }
  if (is_cash) return { word: t('office_refunds.cash.short'), tone: 'calm' }
  return account ? undefined : { word: t('office_refunds.marks.no_account'), tone: 'waiting' }
}
