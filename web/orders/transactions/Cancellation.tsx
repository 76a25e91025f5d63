import type { ShownCancellation } from '#contract/orders/cancellations.ts'
import type { TimeZone } from '#contract/places/clocks.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useMoment } from '../../platform/moment.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { useWords } from '../../platform/words.ts'

const owed = { account: 'owed', cash: 'owed_in_cash', waits: 'owed_to_nobody' } as const

interface Props {
  cancellation: ShownCancellation
  /** The clock of its order. */
  zone: TimeZone | undefined
}

/** Why the order ended, and what comes back. */
export function Cancellation({ cancellation, zone }: Props) {
  const { t } = useWords()
  const moment = useMoment()
  const { reason, words, at, refund, refund_way, is_own, is_refunded, is_withdrawn } = cancellation
  const isEnded = is_refunded || is_withdrawn
  return (
    <Card className="grid gap-3">
      <Facts
        facts={[
          [
            t('shipment_success.ended.reason'),
            is_own ? null : (words ?? t(`shipment_success.ended.reasons.${reason}`)),
          ],
          [t('shipment_success.ended.at'), moment(at, zone)],
          [t('shipment_success.ended.refund'), refund > 0 && !is_withdrawn ? formatRinggit(refund) : null],
        ]}
      />
      {refund > 0 && (
        <>
          <p className="max-w-prose">
            {t(
              `shipment_success.ended.${is_withdrawn ? 'withdrawn' : is_refunded ? 'sent' : owed[refund_way]}`,
            )}
          </p>
          <LinkButton
            kind={!isEnded && refund_way === 'waits' ? 'primary' : 'secondary'}
            className="justify-self-start"
            to="/voucher"
          >
            {t(
              `shipment_success.ended.${!isEnded && refund_way === 'waits' ? 'give_account' : 'to_account'}`,
            )}
          </LinkButton>
        </>
      )}
    </Card>
  )
}
