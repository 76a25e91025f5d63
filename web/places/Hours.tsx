import { clockIn, weekdays } from '#contract/places/opening-hours.ts'
import type { OpeningHours } from '#contract/places/hours-shapes.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { useDateWords } from '../ui/calendar.ts'
import { useWords } from '../platform/words.ts'
import { Chevron } from '../ui/Chevron.tsx'

interface Props {
  hours: OpeningHours
  region_id: string
  now: Date
}

/** The whole week with today marked, collapsed until opened. */
export function Hours({ hours, region_id, now }: Props) {
  const { t } = useWords()
  const { longWeekdays } = useDateWords()
  const zone = zoneOfRegion(region_id)
  const today = clockIn(zone, now).weekday
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 underline underline-offset-4">
        {t('location.hours')}
        <Chevron />
      </summary>
      <dl className="figures grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-2">
        {weekdays.map((day) => (
          <div key={day} className={`contents ${day === today ? 'font-bold' : ''}`}>
            <dt>{longWeekdays[day - 1]}</dt>
            <dd>{hours[`${day}`]?.join('–') ?? t('ui.opening.closed')}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">{t(`location.zone.${zone}`)}</p>
    </details>
  )
}
