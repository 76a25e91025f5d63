import { useState } from 'react'
import { useWords } from '../../platform/words.ts'

interface Props {
  kg: number
  most: number
  onChange: (kg: number) => void
}

const step = 'bg-kraft hover:bg-line size-11 rounded-box text-xl font-semibold'

/** Whole and half kilograms by thumb; any other weight can be typed. */
export function WeightField({ kg, most, onChange }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string>()
  const set = (next: number) => {
    setTyped(undefined)
    onChange(Math.min(most, Math.max(1, next)))
  }
  const read = (text: string) => {
    setTyped(text)
    const weight = Number(text.replace(',', '.'))
    if (weight >= 1 && weight <= most) onChange(weight)
  }
  return (
    <div className="border-edge flex min-h-15 w-[10.375rem] max-w-full items-center rounded-box border px-1 xl:w-[10.75rem] xl:px-2">
      <button type="button" className={step} aria-label={t('home.desk.less')} onClick={() => set(kg - 1)}>
        −
      </button>
      <label className="flex min-w-0 flex-1 items-baseline justify-center pl-1 text-[1.0625rem] font-extrabold whitespace-nowrap xl:text-xl">
        <span className="sr-only">{t('home.desk.weight')}</span>
        <input
          name="weight"
          inputMode="decimal"
          autoComplete="off"
          size={1}
          className="figures field-sizing-content min-h-11 max-w-[4ch] min-w-[1ch] bg-transparent text-right"
          value={typed ?? kg}
          onChange={({ target }) => read(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <span aria-hidden="true" className="pl-1">
          kg
        </span>
      </label>
      <button type="button" className={step} aria-label={t('home.desk.more')} onClick={() => set(kg + 1)}>
        +
      </button>
    </div>
  )
}
