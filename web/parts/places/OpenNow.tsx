import { openingAt, type Opening } from '#contract/places/opening-hours.ts'
import type { OpeningHours } from '#contract/places/hours-shapes.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { dayWords } from '#contract/places/day-words.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  hours: OpeningHours
  region_id: string
  now: Date
}

/** Whether one can go there now, and if not, when. */
export function OpenNow({ hours, region_id, now }: Props) {
  const opening = openingAt(hours, zoneOfRegion(region_id), now)
  const words = useOpeningWords(opening)
  const isOpen = opening.state === 'open'
  return (
    <p className={`figures flex items-center gap-2 font-medium ${isOpen ? 'text-done' : 'text-muted'}`}>
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full ${isOpen ? 'bg-done' : 'border-muted border-2'}`}
      />
      {words}
    </p>
  )
}

function useOpeningWords(opening: Opening) {
  const { t, language } = useWords()
  if (opening.state === 'open') return t('ui.opening.open', { until: opening.until })
  if (!opening.next) return t('ui.opening.closed')
  const { in_days, weekday, from } = opening.next
  if (in_days === 0) return t('ui.opening.today', { from })
  if (in_days === 1) return t('ui.opening.tomorrow', { from })
  return t('ui.opening.day', { from, weekday: dayWords[language].weekdays[weekday % 7] ?? '' })
}
