import { dayIn, timeIn } from '#contract/places/moment.ts'
import { zoneOfReader, zoneOfRegion } from '#contract/places/time-zones.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'

type Event = TrackedParcel['events'][number]

/** Newest first; each moment by the clock of the place where it happened. */
export function Timeline({ events, isBox }: { events: readonly Event[]; isBox: boolean }) {
  const words = useParcelWords(isBox)
  const language = useLanguage()
  const zoneOf = ({ region_id }: Event) => (region_id ? zoneOfRegion(region_id) : zoneOfReader[language])
  const days = inDays(events, (event) => dayIn(language, zoneOf(event), event.at, 'full'))
  return (
    <ol className="grid gap-5">
      {days.map(({ day, first, ofDay }) => (
        <li key={first} className="grid gap-2">
          <h3 className="text-muted text-base font-semibold">{day}</h3>
          <ol className="border-line grid gap-3 border-l-2 pl-4">
            {ofDay.map((event) => (
              <li key={event.id} className="relative">
                <span
                  className="bg-accent absolute top-2 -left-[1.4rem] size-2.5 rounded-full"
                  aria-hidden="true"
                />
                <p className="font-medium">{words.event(event.code)}</p>
                <p className="text-muted figures text-sm">
                  {timeIn(language, zoneOf(event), event.at)}
                  {event.city && `, ${event.city}`}
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

interface Day {
  day: string
  first: string
  ofDay: Event[]
}

/** Neighbours of one day stand together. Around midnight two clocks may share a day twice: the order of things goes first. */
function inDays(events: readonly Event[], dayOf: (event: Event) => string) {
  const days: Day[] = []
  for (const event of events) {
    const day = dayOf(event)
    const last = days.at(-1)
    if (last?.day === day) last.ofDay.push(event)
    else days.push({ day, first: event.id, ofDay: [event] })
  }
  return days
}
