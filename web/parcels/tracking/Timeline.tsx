import { useState } from 'react'
import { timeOnlyIn, weekdayIn, weekdayOf } from '#contract/places/moment.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { useLanguage } from '../../platform/moment.ts'
import { clocksOf, zoneOfEvent } from '../../parts/parcel/zone-of-event.ts'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { dayAwaited, isPromised, progressOf } from './milestones.ts'
import { useWords } from '../../platform/words.ts'

type Event = TrackedParcel['events'][number]

/** A long way begins with its last steps: where it is now is in sight. */
const latest = 4
const fewest = 7

/** As it went, each moment by the clock of the place where it happened; then what is still to come. */
export function Timeline({ parcel }: { parcel: TrackedParcel }) {
  const { t } = useWords()
  const events = parcel.events.toReversed()
  const ahead = useAhead(parcel)
  const [isWhole, setWhole] = useState(false)
  const folded = isWhole || events.length < fewest ? 0 : events.length - latest
  return (
    <ol className="route-line">
      {folded > 0 && (
        <li className="screen-only">
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            onClick={() => setWhole(true)}
          >
            {t('tracking.earlier', { count: folded })}
          </button>
        </li>
      )}
      {events.map((event, index) => (
        <Passed
          key={event.id}
          event={event}
          parcel={parcel}
          isNow={index === events.length - 1}
          isFolded={index < folded}
        />
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

interface PassedProps {
  event: Event
  parcel: TrackedParcel
  isNow: boolean
  /** On paper there is nothing to press. */
  isFolded: boolean
}

function Passed({ event, parcel, isNow, isFolded }: PassedProps) {
  const words = useParcelWords(parcel.box_service !== null, parcel.mode)
  const language = useLanguage()
  const zone = zoneOfEvent(event, parcel.events, clocksOf(parcel))
  return (
    <li
      className={
        isFolded
          ? 'hidden print:list-item'
          : isNow
            ? event.code === 'delivered'
              ? 'is-now is-arrived'
              : 'is-now'
            : ''
      }
      {...(isNow ? { 'aria-current': 'step' as const } : {})}
    >
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
      milestone === 'door' || milestone === 'counter'
        ? {
            name: t(`tracking.miles.${milestone}_in`, { city: parcel.to.city }),
            day: awaited.is === 'promised' ? t('tracking.miles.by', { day }) : day,
          }
        : { name: t(`tracking.miles.${milestone}`), day: '' },
    )
}
