import { useState } from 'react'
import { heaviest_kg } from '#contract/prices/scale-limits.ts'
import { TextField } from '../../ui/Field.tsx'
import { keepFigures, readNumber, writeNumber } from '../../ui/numbers.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  weight: number | undefined
  isTooHeavy: boolean
  isMissing: boolean
  onChange: (weight: number | undefined) => void
}

/** A guess is enough here: the scale decides, and the parcel's own step asks again. */
export function QuoteWeight({ weight, isTooHeavy, isMissing, onChange }: Props) {
  const { t, language } = useWords()
  const [typed, setTyped] = useState(() => writeNumber(weight, language))
  const read = (text: string) => {
    const figures = keepFigures(text)
    setTyped(figures)
    const kg = readNumber(figures)
    onChange(Number.isNaN(kg) ? undefined : kg)
  }
  const problem =
    typed !== '' && weight === undefined
      ? 'error.weight_invalid'
      : weight !== undefined && weight < 1
        ? 'error.weight_minimum'
        : isTooHeavy
          ? 'error.weight_over_box'
          : (weight ?? 0) > heaviest_kg
            ? 'error.weight_too_heavy'
            : isMissing && 'error.required'
  return (
    <TextField
      label={t('shipment.weight')}
      name="quote_weight"
      inputMode="decimal"
      autoComplete="off"
      className="figures"
      value={typed}
      onChange={({ target }) => read(target.value)}
      error={problem ? t(problem) : undefined}
    />
  )
}
