import type { PaymentStatus } from '#contract/money/payments.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useWords } from '../../platform/words.ts'

const tones = {
  awaiting_payment: 'waiting',
  awaiting_approval: 'waiting',
  success: 'done',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<PaymentStatus, string>

export function StatusBadge({ status, isRejected = false }: { status: PaymentStatus; isRejected?: boolean }) {
  const { t } = useWords()
  if (isRejected) return <Badge tone="trouble">{t('transaction.status.rejected')}</Badge>
  return <Badge tone={tones[status]}>{t(`transaction.status.${status}`)}</Badge>
}
