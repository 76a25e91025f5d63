import { useState } from 'react'
import { numberIn } from '#contract/platform/numbers.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  /** NaN as long as what is typed is no number. */
  kg: number
  most: number
  isWrong: boolean
  onChange: (kg: number) => void
}

const large = 'text-[1.0625rem] xl:text-xl'
const middle = 'text-[0.9375rem] xl:text-base'
/** By the number of figures: between both buttons there is room for five. */
const sizes = [large, large, large, middle, middle, 'text-[0.8125rem] xl:text-sm']

const button = 'bg-kraft hover:bg-line size-11 rounded-box text-xl font-semibold'

/** Of the sentence about a weight that is refused. */
export const weightProblem = 'weight-problem'

/** Whole kilograms by thumb; any other weight can be typed. */
export function WeightField({ kg, most, isWrong, onChange }: Props) {
  const { t } = useWords()
  const { shown, step, read } = useTyped({ kg, most, onChange })
  const size = sizes[Math.min(shown.length, sizes.length - 1)]
  return (
    <div className="border-edge has-[[aria-invalid=true]]:border-trouble has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-accent flex min-h-15 w-[10.375rem] max-w-full items-center rounded-box border px-1 xl:w-[10.75rem] xl:px-2">
      <button type="button" className={button} aria-label={t('home.desk.less')} onClick={() => step(-1)}>
        −
      </button>
      <label
        className={`flex min-w-0 flex-1 items-baseline justify-center font-extrabold whitespace-nowrap ${size}`}
      >
        <span className="sr-only">{t('home.desk.weight')}</span>
        <input
          name="weight"
          inputMode="decimal"
          autoComplete="off"
          size={1}
          className={`figures field-sizing-content outline-none min-h-11 max-w-[4ch] bg-transparent ${shown ? 'min-w-[1.2ch] text-right' : 'min-w-[3ch] text-center'}`}
          value={shown}
          // Whoever presses it wants another weight, not one more figure of this one.
          onClick={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => read(target.value)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? weightProblem : undefined}
        />
        <span aria-hidden="true" className="pl-1">
          kg
        </span>
      </label>
      <button type="button" className={button} aria-label={t('home.desk.more')} onClick={() => step(1)}>
        +
      </button>
    </div>
  )
}

function useTyped({ kg, most, onChange }: Pick<Props, 'kg' | 'most' | 'onChange'>) {
  const [typed, setTyped] = useState<string>()
  const language = useLanguage()
  const shown = typed ?? (kg ? numberIn(language, kg) : '')
  const step = (by: number) => {
    setTyped(undefined)
    onChange(Math.min(most, Math.max(1, (kg || 0) + by)))
  }
  const read = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))
  }
  return { shown, step, read }
}
