import { wordOfLine } from '#contract/prices/priced-line.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { Price } from '../../ui/Price.tsx'
import { useFigures } from './use-figures.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  offer: ShownOffer
  /** What was measured, where it is not what was typed. */
  sizeNote?: string | false | undefined
  /** Nobody has said its size: the scale alone counts so far. */
  isUnmeasured?: boolean
}

/** How the price came about: the weight first, then line by line. */
export function PriceWorking({ offer, isUnmeasured = false, sizeNote }: Props) {
  const { t } = useWords()
  const { words } = useFigures()
  return (
    <div className="grid gap-4">
      <WeightWorking weight={offer.weight} isUnmeasured={isUnmeasured} sizeNote={sizeNote} />
      <dl className="grid gap-2">
        {offer.lines.map(({ code, params, amount }) => (
          <div key={code} className="pair">
            <dt className="min-w-0">{t(`quote.line.${wordOfLine(code, params)}`, words(params))}</dt>
            <dd>
              <Price ringgit={amount} />
            </dd>
          </div>
        ))}
        <div className="pair border-line items-baseline border-t pt-2 font-bold">
          <dt>{t('quote.total')}</dt>
          <dd>
            <Price ringgit={offer.total} size="total" />
          </dd>
        </div>
      </dl>
    </div>
  )
}

interface WeightProps extends Pick<Props, 'isUnmeasured' | 'sizeNote'> {
  weight: ShownOffer['weight']
}

function WeightWorking({ weight, isUnmeasured, sizeNote }: WeightProps) {
  const { t } = useWords()
  const { number } = useFigures()
  const { actual_kg, volumetric_kg, divisor, rounded_kg, minimum_kg, chargeable_kg, decided_by } = weight
  const hasTwo = volumetric_kg !== null && !isUnmeasured
  return (
    <ul className="text-muted grid gap-1 text-sm">
      <li>{t('quote.weight_working.actual', { kg: number(actual_kg) })}</li>
      <li>
        {volumetric_kg === null
          ? t('quote.weight_working.waived')
          : isUnmeasured
            ? t('quote.weight_working.unmeasured')
            : t('quote.weight_working.volumetric', { kg: number(volumetric_kg), divisor })}
        {hasTwo && sizeNote && <span className="block">{sizeNote}</span>}
      </li>
      <li>
        {t(`quote.weight_working.${hasTwo ? 'rounded' : 'rounded_only'}`, {
          kg: number(rounded_kg),
        })}
      </li>
      {decided_by === 'minimum' && <li>{t('quote.weight_working.minimum', { kg: number(minimum_kg) })}</li>}
      <li className="text-ink font-semibold">{t('quote.chargeable', { kg: number(chargeable_kg) })}</li>
    </ul>
  )
}
