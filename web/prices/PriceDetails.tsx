import type { ReactNode } from 'react'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { useWords } from '../platform/words.ts'
import { PriceWorking } from '../parts/quote/PriceWorking.tsx'
import { useFigures } from '../parts/quote/use-figures.ts'

interface Props {
  offer: ShownOffer
  isCrossing: boolean
  /** The field for the value of the goods, beside what it decides. */
  children: ReactNode
}

/** How the price of the chosen way came about, and what stands behind it when a parcel is lost. */
export function PriceDetails({ offer, isCrossing, children }: Props) {
  const { t } = useWords()
  return (
    <section aria-labelledby="details" className="grid gap-4">
      <h2 id="details" className="text-xl">
        {t(`quote.details.${offer.mode}`)}
      </h2>
      <div className="grid gap-6 md:grid-cols-2 md:gap-12">
        <PriceWorking offer={offer} />
        <div className="grid content-start gap-3">
          {children}
          <Cover offer={offer} />
          {isCrossing && <p className="text-muted">{t('quote.duty')}</p>}
        </div>
      </div>
      <p className="text-muted max-w-prose text-sm">{t('quote.note')}</p>
    </section>
  )
}

function Cover({ offer: { cover } }: Pick<Props, 'offer'>) {
  const { t } = useWords()
  const { amount } = useFigures()
  const { insurance } = cover
  const raised = insurance.cover === null || insurance.cover > cover.cover
  return (
    <p>
      {t('quote.cover', { amount: amount(cover.cover) })}
      {raised && (
        <span className="text-muted block">
          {insurance.price === null || insurance.cover === null
            ? t('quote.insurance_from', { price: amount(insurance.min) })
            : t('quote.insurance', {
                price: amount(insurance.price),
                amount: amount(insurance.cover),
              })}
        </span>
      )}
    </p>
  )
}
