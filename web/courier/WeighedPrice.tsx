import { useQuery } from '@tanstack/react-query'
import type { WeighedPrice as Price } from '#contract/parcels/weighings.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { useFigures } from '../parts/quote/use-figures.ts'
import { answers } from '../platform/use-call.ts'
import { readNumber } from '../ui/numbers.ts'
import { useSettled } from '../ui/use-settled.ts'
import { useWords } from '../platform/words.ts'
import { missingMeasures, type Measures } from './measures.ts'
import { useIsOnline } from './use-connection.ts'
import { weighedPrice } from './weighed-price.ts'

interface Props {
  number: string
  measures: Measures
  hasOwnSides: boolean
}

/** What the scale makes of the price, before anything is saved: its sender often stands there. */
export function WeighedPrice({ number, measures, hasOwnSides }: Props) {
  const { t } = useWords()
  const isOnline = useIsOnline()
  const settled = useSettled(JSON.stringify(measures))
  const isWhole = Object.values(missingMeasures(measures, hasOwnSides)).every((wrong) => wrong === undefined)
  const isAsked = isOnline && isWhole && settled === JSON.stringify(measures)
  const { data } = useQuery({ ...weighedPrice(number, measures), enabled: isAsked }, answers)
  const price = isAsked && data
  if (!price) return <p role="status" className="text-muted min-h-6 text-sm" />
  const { new_chargeable_kg, new_total, difference, is_heavier } = price
  const sign = difference === 0 ? '±' : is_heavier ? '+' : '−'
  return (
    <div role="status" className="figures min-h-6">
      <p className={`font-semibold ${is_heavier ? 'text-waiting' : ''}`}>
        {t('weighing.preview', {
          kg: new_chargeable_kg,
          total: formatRinggit(new_total),
          difference: sign + formatRinggit(difference),
        })}
      </p>
      <WhatCounts price={price} measures={measures} />
    </div>
  )
}

/** Weight beside volume, and which of them is charged. */
export function WhatCounts({ price, measures }: { price: Price; measures: Measures }) {
  const { t } = useWords()
  const { number } = useFigures()
  const { decided_by, volumetric_kg } = price
  const actual = number(readNumber(measures.weight) ?? 0)
  if (!decided_by) return null
  const volumetric = typeof volumetric_kg === 'number' ? number(volumetric_kg) : undefined
  return (
    <p className="text-muted text-sm">
      {volumetric && <span className="block">{t('weighing.both', { actual, volumetric })}</span>}
      {t(`weighing.how.${decided_by}`, { actual, volumetric })}
    </p>
  )
}
