import { useState, type ReactNode } from 'react'
import { timeOnlyIn, weekdayIn } from '#contract/places/moment.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'
import style from './route-line.css?url'
import { zoneOfEvent, type EndClocks } from './zone-of-event.ts'

type Placed = Parameters<typeof zoneOfEvent>[0]

interface Props<Event> {
  /** The newest first, as they are told. */
  events: readonly Event[]
  isArrived: boolean
  children: (event: Event) => ReactNode
  /** What is still to come. */
  ahead?: ReactNode
}

/** A long way begins with its last steps: where it is now is in sight. */
const latest = 4
const fewest = 7

/** As it went, and where it is now; a long way is folded to its end. */
export function RouteLine<Event extends { id: string }>({
  events,
  isArrived,
  children,
  ahead,
}: Props<Event>) {
  const { t } = useWords()
  const [isWhole, setWhole] = useState(false)
  const folded = isWhole || events.length < fewest ? 0 : events.length - latest
  const last = events.length - 1
  return (
    <>
      <link rel="stylesheet" href={style} precedence="page" />
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
        {events.toReversed().map((event, index) => (
          <li
            key={event.id}
            className={lookOf({ isFolded: index < folded, isNow: index === last, isArrived })}
            {...(index === last ? { 'aria-current': 'step' as const } : {})}
          >
            {children(event)}
          </li>
        ))}
        {ahead}
      </ol>
    </>
  )
}

/** On paper there is nothing to press. */
function lookOf({ isFolded, isNow, isArrived }: Record<'isFolded' | 'isNow' | 'isArrived', boolean>) {
  if (isFolded) return 'hidden print:list-item'
  if (!isNow) return ''
  return isArrived ? 'is-now is-arrived' : 'is-now'
}

interface WhereProps<Event> {
  event: Event
  events: readonly Event[]
  clocks: EndClocks
}

/** By the clock of the place where it happened. */
export function WhereAndWhen<Event extends Placed & { at: string; city: string | null }>({
  event,
  events,
  clocks,
}: WhereProps<Event>) {
  const language = useLanguage()
  const zone = zoneOfEvent(event, events, clocks)
  return (
    <p className="text-muted figures max-sm:text-sm">
      {/* A phone has no room for where and when on one line. */}
      {event.city && (
        <span className="where">
          {event.city}
          <span className="max-sm:hidden">, </span>
        </span>
      )}
      <span className="inline-block">
        {weekdayIn(language, zone, event.at)},{' '}
        <span className="whitespace-nowrap">
          {timeOnlyIn(zone, event.at)}{' '}
          <span className="border-edge text-ink ml-0.5 inline-block rounded-md border px-1.5 text-[0.8125rem] leading-normal font-bold">
            {zone}
          </span>
        </span>
      </span>
    </p>
  )
}
