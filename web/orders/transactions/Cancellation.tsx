import type { ShownCancellation } from '#contract/orders/cancellations.ts'
import type { TimeZone } from '#contract/places/clocks.ts'
import { useMoment } from '../../platform/moment.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
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
  const { reason, words, at, refund, is_own, is_withdrawn } = cancellation
  return (
    <Card className="grid gap-3">
      {refund > 0 && !is_withdrawn && (
        <p className="text-done">
          <span className="block font-semibold">{t('shipment_success.ended.refund')}</span>
          <Price ringgit={refund} size="total" />
        </p>
      )}
      <Facts
        facts={[
          [
            t('shipment_success.ended.reason'),
            is_own ? null : (words ?? t(`shipment_success.ended.reasons.${reason}`)),
          ],
          [t('shipment_success.ended.at'), moment(at, zone)],
        ]}
      />
      {refund > 0 && <WhereItGoes cancellation={cancellation} />}
    </Card>
  )
}

/** Where it goes, and what it still needs. */
function WhereItGoes({ cancellation }: Pick<Props, 'cancellation'>) {
  const { t } = useWords()
  const { refund_way, is_refunded, is_withdrawn } = cancellation
  const needsAccount = !is_refunded && !is_withdrawn && refund_way === 'waits'
  const says = is_withdrawn ? 'withdrawn' : is_refunded ? 'sent' : owed[refund_way]
  return (
    <>
      <p className="max-w-prose">{t(`shipment_success.ended.${says}`)}</p>
      <LinkButton
        kind={needsAccount ? 'primary' : 'secondary'}
        className="sm:justify-self-start"
        to="/voucher"
      >
        {t(`shipment_success.ended.${needsAccount ? 'give_account' : 'to_account'}`)}
      </LinkButton>
    </>
  )
}
