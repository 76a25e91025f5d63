import { readDecision, type PaymentToJudge } from '#contract/money/payments.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 5000

/** The proof shown here has been decided; who did it, and how, is shown in its place. */
export function DecidedElsewhere({ payment, onNext }: { payment: PaymentToJudge; onNext: () => void }) {
  const { t } = useWords()
  const answer = useAnswer(readDecision, { params: { id: payment.id } }, true, () => look_ms)
  const { data } = answer
  if (!data) return <NotYet answer={answer} className="h-32 w-full" />
  const { status, is_pending, reject_code } = data
  const name = data.decided_by ?? t('office.payments.elsewhere.somebody')
  const what = is_pending ? 'pending' : status === 'awaiting_payment' ? 'rejected' : status
  return (
    <Alert tone="warning" title={inGroups(payment.tracking_number)}>
      <p aria-live="polite">{t(`office.payments.elsewhere.${what}`, { name })}</p>
      {what === 'rejected' && reject_code && <p>{t(`shipment_success.reasons.${reject_code}`)}</p>}
      <Button kind="secondary" className="mt-3" onClick={onNext}>
        {t('office.payments.next')}
      </Button>
    </Alert>
  )
}
