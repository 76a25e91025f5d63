import type { PaymentToJudge } from '#contract/money/payments.ts'
import { stillDue } from '#contract/money/still-due.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useMoment } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'
import { Alert } from '../../ui/Alert.tsx'

/** That this is not the first proof: why the one before was refused, by whom and when, and what came of it. */
export function RefusedBefore({ payment }: { payment: PaymentToJudge }) {
  const { t } = useWords()
  const moment = useMoment()
  const { rejections = [], came } = payment
  const [last] = rejections
  if (!last) return null
  const { at, by, reject_code, reject_reason } = last
  const known = reject_code === 'other' ? null : t(`shipment_success.reasons.${reject_code}`)
  return (
    // On phones above the picture, which has to show something else now.
    <div className="max-lg:order-first">
      <Alert tone="warning" title={t('office_payments.nth', { nth: rejections.length + 1 })}>
        <p className="wrap-anywhere">
          {t('office_payments.refused', {
            moment: moment(at, zoneOfOffice),
            name: by ?? t('office.payments.elsewhere.somebody'),
            reason: [known, reject_reason].filter(Boolean).join('. '),
          })}
        </p>
        {came && (
          <p className="mt-1">
            {t('office_payments.came_before', {
              came: formatRinggit(came),
              missing: formatRinggit(stillDue(payment)),
            })}
          </p>
        )}
      </Alert>
    </div>
  )
}
