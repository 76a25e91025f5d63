import { timeOnlyIn, weekdayIn, weekdayOf } from '#contract/places/moment.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { useLanguage } from '../../platform/moment.ts'
import { zoneOfEvent } from '../../parts/parcel/zone-of-event.ts'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { dayAwaited, isPromised, progressOf } from './milestones.ts'
import { useWords } from '../../platform/words.ts'

type Event = TrackedParcel['events'][number]

/** As it went, each moment by the clock of the place where it happened; then what is still to come. */
export function Timeline({ parcel }: { parcel: TrackedParcel }) {
  const events = parcel.events.toReversed()
  const ahead = useAhead(parcel)
  return (
    <ol className="route-line">
      {events.map((event, index) => (
        <Passed key={event.id} event={event} parcel={parcel} isNow={index === events.length - 1} />
      ))}
      {ahead.map(({ name, day }) => (
        <li key={name} className="is-ahead">
          <p className="text-lg font-semibold">{name}</p>
          {day && <p className="text-muted figures">{day}</p>}
        </li>
      ))}
    </ol>
  )
}

function Passed({ event, parcel, isNow }: { event: Event; parcel: TrackedParcel; isNow: boolean }) {
  const words = useParcelWords(parcel.box_service !== null)
  const language = useLanguage()
  const zone = zoneOfEvent(event, parcel.events, language)
  return (
    <li className={isNow ? 'is-now' : ''} {...(isNow ? { 'aria-current': 'step' as const } : {})}>
      <p className="text-lg font-semibold">{words.event(event.code)}</p>
      <p className="text-muted figures">
        {event.city && `${event.city}, `}
        {weekdayIn(language, zone, event.at)},{' '}
        <span className="whitespace-nowrap">
          {timeOnlyIn(language, zone, event.at)}{' '}
          <span className="border-edge text-ink ml-0.5 inline-block rounded-md border px-1.5 text-[0.8125rem] leading-normal font-bold">
            {zone}
          </span>
        </span>
      </p>
    </li>
  )
}

/** The milestones that are left, as long as the parcel goes on. */
function useAhead(parcel: TrackedParcel) {
  const { t } = useWords()
  const language = useLanguage()
  const { milestones, reached } = progressOf(parcel)
  const awaited = isPromised(parcel) ? dayAwaited(parcel) : null
  if (!awaited) return []
  const day = weekdayOf(language, awaited.day)
  return milestones
    .filter((_, index) => index > reached)
    .map((milestone) =>
      milestone === 'door'
        ? {
            name: t('tracking.miles.door_in', { city: parcel.to.city }),
            day: awaited.isBooked ? day : t('tracking.miles.by', { day }),
          }
        : { name: t(`tracking.miles.${milestone}`), day: '' },
    )
}
