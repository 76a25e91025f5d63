import type { ReactNode } from 'react'
import { isOverIn, type TimeZone } from '#contract/places/clocks.ts'
import { styledDayIn, timeIn } from '#contract/places/moment.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { isAt, parcelSteps } from '#contract/parcels/parcel-steps.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { hoursOf, useLanguage } from '../../platform/moment.ts'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { clocksOf, zoneOfEvent } from '../../parts/parcel/zone-of-event.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { MilestoneArc } from './MilestoneArc.tsx'
import { dayAwaited, isOnlyLate, isPromised, nextTry, progressOf, toneOf } from './milestones.ts'
import { PosterStyle } from './PosterStyle.tsx'
import { RouteMap } from './RouteMap.tsx'
import { useWords } from '../../platform/words.ts'

/** The day it arrives, or arrived, as the largest thing; where none can be promised, what it waits for. */
export function Poster({ parcel, notice }: { parcel: TrackedParcel; notice: ReactNode }) {
  const { t } = useWords()
  const words = useParcelWords(parcel.box_service !== null, parcel.mode)
  const tone = toneOf(parcel)
  const { share } = progressOf(parcel)
  return (
    <>
      <PosterStyle />
      <section className={`poster poster-${tone}`} aria-live="polite">
        <div className="poster-way">
          <RouteMap
            from={parcel.from}
            to={parcel.to}
            mode={parcel.mode}
            done={share}
            label={t('tracking.map')}
          />
        </div>
        <div className="poster-words relative grid content-start gap-2 px-4 pt-2 lg:px-18 lg:pt-14">
          {notice}
          <div className="flex flex-wrap items-baseline gap-x-3 font-semibold lg:text-lg">
            <p className="figures">{inGroups(parcel.tracking_number)}</p>
            <h2 className="text-base lg:text-lg">
              {nextTry(parcel) ? words.event(parcel.code) : words.macro(parcel.macro, parcel.code)}
            </h2>
          </div>
          <Headline parcel={parcel} />
        </div>
        <MilestoneArc parcel={parcel} />
      </section>
    </>
  )
}

function Headline({ parcel }: { parcel: TrackedParcel }) {
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
      </Awaited>
    )
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
  return (
    <>
      <p>
        <strong className="is-sentence">{breakable(words.event(parcel.code))}</strong>
      </p>
      <p className="mt-2 lg:text-lg">
        {from ? t('tracking.from_to', { from: from.city, to: to.city }) : t('tracking.to', { to: to.city })}
      </p>
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
