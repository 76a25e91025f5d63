import { useId, useState } from 'react'
import { shortWeekdayOf, weekdayOf } from '#contract/places/moment.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useShortDay } from '../../platform/use-short-day.ts'
import { useWords } from '../../platform/words.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChip } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'

interface Props {
  label: string
  /** Those that are open, in their order. */
  days: readonly string[]
  value: string
  onPick: (day: string) => void
  onOther: () => void
  error: string | undefined
  /** What a summary of errors leads here for. */
  fields: string
}

/** As many as a phone shows in one row. */
const mostShown = 5

/** The next open days, a press each; the month is for whoever wants a later one. */
export function DayChips({ label, days, value, onPick, onOther, error, fields }: Props) {
  const { t } = useWords()
  const name = useId()
  const shown = useShown(days, value)
  return (
    <ChoiceGroup label={label} error={error} fields={fields} className="justify-items-start gap-1">
      <div className="grid w-full max-w-md grid-cols-5 gap-[min(0.5rem,2vw)]">
        {shown.map((day) => (
          <Chip key={day} {...{ name, day }} isChosen={day === value} onPick={onPick} />
        ))}
      </div>
      <Button kind="quiet" className="px-0! underline" onClick={onOther}>
        {t('ui.visit.another_day')}
      </Button>
    </ChoiceGroup>
  )
}

interface ChipProps extends Pick<Props, 'onPick'> {
  name: string
  day: string
  isChosen: boolean
}

function Chip({ name, day, isChosen, onPick }: ChipProps) {
  const language = useLanguage()
  const shortDay = useShortDay()
  return (
    <ChoiceChip
      name={name}
      value={day}
      checked={isChosen}
      onChange={() => onPick(day)}
      aria-label={weekdayOf(language, day)}
    >
      <span className="text-sm" aria-hidden="true">
        {shortWeekdayOf(language, day)}
      </span>
      <span className="figures text-[min(0.875rem,3.6vw)] font-semibold whitespace-nowrap" aria-hidden="true">
        {shortDay(day)}
      </span>
    </ChoiceChip>
  )
}

/** They stay where they are while one of them is chosen: nothing moves under a thumb. */
function useShown(days: readonly string[], value: string) {
  const [first, setFirst] = useState(value)
  const start = Math.max(0, Math.min(days.indexOf(first), days.length - mostShown))
  const shown = days.slice(start, start + mostShown)
  if (!shown.includes(value) && days.includes(value)) setFirst(value)
  return shown
}
