import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/Field.tsx'
import { keepFigures, readNumber, writeNumber } from '../../ui/numbers.ts'

interface Props {
  weight: number | undefined
  isTooHeavy: boolean
  onChange: (weight: number | undefined) => void
}

/** A guess is enough here: the scale decides, and the parcel's own step asks again. */
export function QuoteWeight({ weight, isTooHeavy, onChange }: Props) {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState(() => writeNumber(weight, i18n.language))
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
        : isTooHeavy && 'error.weight_over_box'
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
