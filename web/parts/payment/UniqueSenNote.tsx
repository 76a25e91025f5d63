import { paymentRules } from '#contract/site/payment-types.ts'
import { mostUniqueSen } from '#contract/money/payments.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import type { PaymentPicked } from './payment-rules.ts'
import { useWords } from '../../platform/words.ts'

interface Way {
  way: PaymentPicked['payment_type']
}

interface Props extends Way {
  /** In ringgit. */
  total: number
}

/** Beside every total before an order: nobody is to be surprised by the sen that come on top. */
export function UniqueSenNote({ way, total }: Props) {
  const { t } = useWords()
  if (!hasUniqueSen(way)) return null
  const withSen = (sen: number) => formatRinggit((Math.round(total * 100) + sen) / 100)
  return (
    <p className="text-sm font-normal">
      {t('ui.payment.unique_sen', { count: mostUniqueSen, least: withSen(1), most: withSen(mostUniqueSen) })}
    </p>
  )
}

/** The same in a few characters, below a total that has no room for the sentence. */
export function SenOnTop({ way }: Way) {
  const { t } = useWords()
  if (!hasUniqueSen(way)) return null
  return (
    <span className="text-muted block text-sm">{t('ui.payment.sen_on_top', { count: mostUniqueSen })}</span>
  )
}

function hasUniqueSen(way: Way['way']) {
  return way !== '' && paymentRules[way].hasUniqueSen
}
