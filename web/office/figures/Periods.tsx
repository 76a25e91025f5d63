import { figurePeriods } from '#contract/office/figures.ts'
import { useWords } from '../../platform/words.ts'

export type Days = (typeof figurePeriods)[number]

export function Periods({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) {
  const { t } = useWords()
  return (
    <fieldset>
      <legend className="sr-only">{t('office_figures.period')}</legend>
      <div className="flex">
        {figurePeriods.map((period) => (
          <label
            key={period}
            className="text-muted has-checked:text-ink has-focus-visible:outline-accent figures grid min-h-11 min-w-8 cursor-pointer place-items-center rounded-box text-sm underline-offset-4 has-checked:font-bold has-checked:underline has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="days"
              className="sr-only"
              checked={period === days}
              onChange={() => onChoose(period)}
              aria-label={t('office_figures.last_days', { count: Number(period) })}
            />
            {period}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
