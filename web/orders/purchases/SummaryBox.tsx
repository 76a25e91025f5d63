import type { Box } from '#contract/site/master-data.ts'
import { Card } from '../../ui/Card.tsx'
import { UniqueSenNote } from '../../parts/payment/UniqueSenNote.tsx'
import type { PaymentPicked } from '../../parts/payment/payment-rules.ts'
import { Price } from '../../ui/Price.tsx'
import { totalsOf } from './purchase-form.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  box: Box
  quantity: number
  way: PaymentPicked['payment_type']
}

export function SummaryBox({ box, quantity, way }: Props) {
  const { t } = useWords()
  return (
    <Card data-total className="bg-kraft grid gap-2">
      <p className="pair">
        <span>{t('purchase.boxes_of_size', { count: quantity, label: box.label })}</span>
        <Price ringgit={totalsOf(box, quantity).total} />
      </p>
      <p className="pair border-line items-baseline border-t pt-2 font-semibold">
        <span>{t('purchase.total_payment')}</span>
        <Price ringgit={totalsOf(box, quantity).total} size="total" />
      </p>
      <UniqueSenNote way={way} total={totalsOf(box, quantity).total} />
    </Card>
  )
}
