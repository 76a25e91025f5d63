import type { ReactNode } from 'react'
import { calendarDayIn, isOverIn, type TimeZone } from '#contract/places/clocks.ts'
import { styledDayIn, timeIn, weekdayOf } from '#contract/places/moment.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { isAt, parcelSteps } from '#contract/parcels/parcel-steps.ts'
import { hoursOf, useLanguage } from '../../platform/moment.ts'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { clocksOf, zoneOfEvent } from '../../parts/parcel/zone-of-event.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { dayAwaited, dayOfCounter, isOnlyLate, isPromised, nextTry } from './milestones.ts'
import { useWords } from '../../platform/words.ts'

/** One day as the largest thing: that of the appointment once there is one, the promised one before; or what the parcel waits for. */
export function Headline({ parcel }: { parcel: TrackedParcel }) {
  const { t } = useWords()
  const { range } = useFigures()
  const words = useParcelWords(parcel.box_service !== null, parcel.mode)
  const booked = useBooked(parcel)
  const arrival = parcel.macro === 'delivered' ? parcel.events.find(({ code }) => code === 'delivered') : null
  if (arrival) return <Arrived event={arrival} parcel={parcel} />
  const { from, to, arrives } = parcel
  const again = nextTry(parcel)
  if (again)
    return (
      <Awaited day={again} label={t('tracking.comes_again')}>
        {from && isAt(parcel.code, 'sender')
          ? t('tracking.fetched_in', { city: from.city })
          : booked('booked', again)}
        <FailedBecause parcel={parcel} />
      </Awaited>
    )
  if (parcel.free_until) return <AtCounter parcel={parcel} free_until={parcel.free_until} />
  const awaited = isPromised(parcel) ? dayAwaited(parcel) : null
  if (arrives && awaited)
    return (
      <Awaited day={awaited.day} label={t('tracking.arrives_on')}>
        {awaited.is === 'booked' || awaited.is === 'collected'
          ? booked(awaited.is, awaited.day)
          : t(`tracking.day_is.${awaited.is}`, { range: range(arrives), city: to.city })}
      </Awaited>
    )
  if (arrives && isOnlyLate(parcel))
    return <Late parcel={parcel} due={range(arrives)} event={words.event(parcel.code)} />
  return <Waits parcel={parcel} />
}

/** Where no day can be promised, what it waits for. */
function Waits({ parcel }: { parcel: TrackedParcel }) {
  const { t } = useWords()
  const { from, to } = parcel
  return (
    <>
      <State parcel={parcel} />
      <p className="mt-2 lg:text-lg">
        <FailedBecause parcel={parcel} />
        {from ? t('tracking.from_to', { from: from.city, to: to.city }) : t('tracking.to', { to: to.city })}
      </p>
    </>
  )
}

function State({ parcel }: { parcel: TrackedParcel }) {
  const { event } = useParcelWords(parcel.box_service !== null, parcel.mode)
  return (
    <p>
      <strong className="is-sentence">{breakable(event(parcel.code))}</strong>
    </p>
  )
}

/** Why somebody came in vain, in words that name nobody. */
function FailedBecause({ parcel: { failed_because } }: { parcel: TrackedParcel }) {
  const { t } = useWords()
  // Another reason is known to the office alone.
  if (!failed_because || failed_because === 'other') return null
  return <span className="my-1 block font-medium">{t(`tracking.failed_because.${failed_because}`)}</span>
}

/** The day that was chosen for it, or the last one on which it costs nothing that it lies there. */
function AtCounter({ parcel, free_until }: { parcel: TrackedParcel; free_until: string }) {
  const { t } = useWords()
  const language = useLanguage()
  const booked = useBooked(parcel)
  const chosen = dayOfCounter(parcel)
  const freeUntil = `${t('tracking.free_until')} ${weekdayOf(language, free_until)}`
  if (chosen)
    return (
      <Awaited day={chosen} label={t('tracking.collect_on')}>
        {booked('collected', chosen)}
        <span className="mt-1 block">{freeUntil}</span>
      </Awaited>
    )
  if (free_until >= calendarDayIn(clocksOf(parcel).receiver))
    return (
      <Awaited day={free_until} label={t('tracking.free_until')}>
        {t('tracking.miles.counter_in', { city: parcel.to.city })}
      </Awaited>
    )
  return (
    <>
      <State parcel={parcel} />
      <p className="mt-2 max-w-[16rem] font-medium lg:max-w-none lg:text-lg">{freeUntil}</p>
    </>
  )
}

/** Between which hours of the day that was booked; what a device kept of an earlier look may not know them. */
function useBooked(parcel: TrackedParcel) {
  const { t } = useWords()
  const { booked_from, booked_to, to } = parcel
  return (what: 'booked' | 'collected', day: string) => {
    if (!booked_from || !booked_to) return t(`tracking.day_is.${what}`, { city: to.city })
    // The appointment has passed and the parcel is not there: its hours are no promise any more.
    if (isOverIn(clocksOf(parcel).receiver, day, booked_to))
      return t('tracking.hours_over', { city: to.city })
    const hours = `${hoursOf(booked_from, booked_to)}\u00a0${clocksOf(parcel).receiver}`
    return t(`tracking.hours_is.${what}`, { hours, city: to.city })
  }
}

interface AwaitedProps {
  day: string
  label: string
  children: ReactNode
}

function Awaited({ day, label, children }: AwaitedProps) {
  return (
    <>
      <p className="mt-1 font-medium lg:text-lg">{label}</p>
      <Day date={day} zone="UTC" />
      <p className="mt-2 max-w-[16rem] leading-snug font-medium lg:max-w-none lg:text-lg">{children}</p>
    </>
  )
}

/** That it is late, since when, and why. */
function Late({ parcel: { code, to }, due, event }: { parcel: TrackedParcel; due: string; event: string }) {
  const { t } = useWords()
  const { late } = parcelSteps[code]
  return (
    <>
      <p className="mt-1 font-medium lg:text-lg">{event}</p>
      <p>
        <strong className="is-long">{t('tracking.is_late')}</strong>
      </p>
      <p className="mt-2 max-w-[16rem] leading-snug font-medium lg:max-w-none lg:text-lg">
        {t('tracking.was_due', { range: due, city: to.city })}
        {late && <span className="mt-1 block">{t(`tracking.late.${late}`)}</span>}
      </p>
    </>
  )
}

/** Two words with a slash between are too long for a line of a phone, and would break within one of them. */
function breakable(words: string) {
  return words.replaceAll('/', '/\u200b')
}

function Arrived({ event, parcel }: { event: TrackedParcel['events'][number]; parcel: TrackedParcel }) {
  const zone = zoneOfEvent(event, parcel.events, clocksOf(parcel))
  return (
    <>
      <Day date={event.at} zone={zone} />
      <p className="mt-2 font-medium lg:text-lg">
        {timeIn(zone, event.at)}, {event.city ?? parcel.to.city}
      </p>
    </>
  )
}

const longest = 7

function Day({ date, zone }: { date: string; zone: TimeZone | 'UTC' }) {
  const language = useLanguage()
  const weekday = styledDayIn(language, zone, date, { weekday: 'long' })
  return (
    <p>
      <strong className={weekday.length > longest ? 'is-long' : ''}>{weekday}</strong>{' '}
      <strong className="is-date">{styledDayIn(language, zone, date, { month: 'long' })}</strong>
    </p>
  )
}
