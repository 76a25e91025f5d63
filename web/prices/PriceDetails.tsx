import type { ReactNode } from 'react'
import { estimateDuty } from '#contract/customs/customs.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { useWords } from '../platform/words.ts'
import { PriceWorking } from '../parts/quote/PriceWorking.tsx'
import { useFigures } from '../parts/quote/use-figures.ts'

interface Props {
  offer: ShownOffer
  /** The country behind the border; none, where there is no border. */
  into: CountryCode | undefined
  /** Of the goods, in ringgit, once it is said. */
  worth: number | undefined
  isUnmeasured: boolean
  /** The field for the value of the goods, beside what it decides. */
  children: ReactNode
}

/** How the price of the chosen way came about, and what stands behind it when a parcel is lost. */
export function PriceDetails({ offer, into, worth, isUnmeasured, children }: Props) {
  const { t } = useWords()
  return (
    <section aria-labelledby="details" className="grid gap-4">
      <h2 id="details" className="text-xl">
        {t(`quote.details.${offer.mode}`)}
      </h2>
      <div className="grid gap-6 md:grid-cols-2 md:gap-12">
        <PriceWorking offer={offer} isUnmeasured={isUnmeasured} />
        <div className="grid content-start gap-3">
          {children}
          <Cover offer={offer} />
          {into && <Duty offer={offer} into={into} worth={worth} />}
        </div>
      </div>
      <p className="text-muted max-w-prose text-sm">{t('quote.note')}</p>
    </section>
  )
}

interface DutyProps extends Pick<Props, 'offer' | 'worth'> {
  into: CountryCode
}

/** As for goods without a tariff of their own: what they are is asked with the order. */
function Duty({ offer: { mode, freight, arrives }, into, worth }: DutyProps) {
  const { t } = useWords()
  const { amount } = useFigures()
  if (!worth) return <p className="text-muted">{t('quote.duty')}</p>
  const value_sen = Math.round(worth * 100)
  const { outcome, total_sen } = estimateDuty({
    to: into,
    mode,
    day: arrives.from,
    items: [{ group: 'general', quantity: 1, unit_value_sen: value_sen }],
    declared_value_sen: value_sen,
    freight_sen: Math.round(freight * 100),
  })
  return <p>{t(`quote.duties.${outcome}`, { amount: amount((total_sen ?? 0) / 100) })}</p>
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
