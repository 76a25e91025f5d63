import type { ShownCancellation } from '#contract/orders/cancellations.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useMoment } from '../../platform/moment.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { useWords } from '../../platform/words.ts'

/** Why the order ended, and what comes back. */
export function Cancellation({ cancellation }: { cancellation: ShownCancellation }) {
  const { t } = useWords()
  const moment = useMoment()
  const { reason, words, at, refund, is_own, is_refunded, is_withdrawn } = cancellation
  return (
    <Card className="grid gap-3">
      <Facts
        facts={[
          [
            t('shipment_success.ended.reason'),
            is_own ? null : (words ?? t(`shipment_success.ended.reasons.${reason}`)),
          ],
          [t('shipment_success.ended.at'), moment(at)],
          [t('shipment_success.ended.refund'), refund > 0 && !is_withdrawn ? formatRinggit(refund) : null],
        ]}
      />
      {refund > 0 && (
        <>
          <p className="max-w-prose">
            {t(`shipment_success.ended.${is_withdrawn ? 'withdrawn' : is_refunded ? 'sent' : 'owed'}`)}
          </p>
          <LinkButton kind="secondary" className="justify-self-start" to="/voucher">
            {t('shipment_success.ended.to_account')}
          </LinkButton>
        </>
      )}
    </Card>
  )
}
