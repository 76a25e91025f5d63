import { isExplained, type ShownFee } from '#contract/orders/fees.ts'
import { lineIn } from '#contract/orders/order-words.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useLanguage } from '../../platform/moment.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useWords } from '../../platform/words.ts'

/** What is asked for an order afterwards, with the way to pay it. */
export function Fees({ fees }: { fees: readonly ShownFee[] }) {
  const { t } = useWords()
  if (fees.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('shipment_detail.fees.heading')}</h2>
      {fees.map((fee) => (
        <Fee key={fee.id} fee={fee} />
      ))}
    </section>
  )
}

function Fee({ fee: { id, kind, amount, status, is_waived } }: { fee: ShownFee }) {
  const { t } = useWords()
  const language = useLanguage()
  const isDue = status === 'awaiting_payment'
  return (
    <Card className="grid justify-items-start gap-3">
      <p className="flex w-full flex-wrap justify-between gap-x-4 font-semibold">
        <span>{lineIn(language, { code: `fee_${kind}`, params: {} })}</span>
        <span className="figures">{formatRinggit(amount)}</span>
      </p>
      <p>{is_waived ? t('shipment_detail.fees.waived') : t(`transaction.status.${status}`)}</p>
      {isExplained(kind) && !is_waived && status !== 'success' && <p>{t(`shipment_detail.fees.${kind}`)}</p>}
      {!is_waived && (
        <LinkButton kind={isDue ? 'primary' : 'secondary'} to={`/shipment-success?id=${id}`}>
          {isDue
            ? t('shipment_detail.fees.pay', { amount: formatRinggit(amount) })
            : t('shipment_detail.fees.look')}
        </LinkButton>
      )}
    </Card>
  )
}
