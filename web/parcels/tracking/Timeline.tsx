import { weekdayOf } from '#contract/places/moment.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { RouteLine, WhereAndWhen } from '../../parts/parcel/RouteLine.tsx'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { clocksOf } from '../../parts/parcel/zone-of-event.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'
import { dayAwaited, isPromised, progressOf } from './milestones.ts'

/** As it went, each moment by the clock of the place where it happened; then what is still to come. */
export function Timeline({ parcel }: { parcel: TrackedParcel }) {
  const words = useParcelWords(parcel.box_service !== null, parcel.mode)
  const ahead = useAhead(parcel)
  const { events } = parcel
  return (
    <RouteLine
      events={events}
      isArrived={events[0]?.code === 'delivered'}
      ahead={ahead.map(({ name, day }) => (
        <li key={name} className="is-ahead">
          <p className="text-lg font-semibold">{name}</p>
          {day && <p className="text-muted figures">{day}</p>}
        </li>
      ))}
    >
      {(event) => (
        <>
          <p className="text-lg font-semibold">{words.event(event.code)}</p>
          <WhereAndWhen event={event} events={events} clocks={clocksOf(parcel)} />
        </>
      )}
    </RouteLine>
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
      milestone === 'door' || milestone === 'counter'
        ? {
            name: t(`tracking.miles.${milestone}_in`, { city: parcel.to.city }),
            day: awaited.is === 'promised' ? t('tracking.miles.by', { day }) : day,
          }
        : { name: t(`tracking.miles.${milestone}`), day: '' },
    )
}
