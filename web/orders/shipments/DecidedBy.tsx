import type { ShownOffer } from '#contract/prices/quotes.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'

/** Which weight is charged, and why. */
export function DecidedBy({ weight }: Pick<ShownOffer, 'weight'>) {
  const { t } = useWords()
  const { number } = useFigures()
  const { decided_by, actual_kg, volumetric_kg, divisor, minimum_kg } = weight
  return t(`shipment.decided_by.${decided_by}`, {
    actual: number(actual_kg),
    volumetric: number(volumetric_kg ?? 0),
    divisor,
    minimum: number(minimum_kg),
  })
}
