import { Fragment } from 'react'
import { styledDayIn } from '#contract/places/moment.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { useLanguage } from '../../platform/moment.ts'
import { ArrivedDot, HereDot } from './MilestoneDots.tsx'
import { dayAwaited, isPromised, progressOf } from './milestones.ts'
import { clocksOf, zoneOfEvent } from '../../parts/parcel/zone-of-event.ts'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { useWords } from '../../platform/words.ts'

interface Mile {
  name: string
  day: string
  state: 'done' | 'now' | 'ahead'
}

interface Size {
  width: number
  height: number
  /** Where the arc is at its left end and at its top. */
  foot: { x: number; y: number }
  top: number
  dot: number
  /** From a milestone down to its name, and from there to its day. */
  lines: readonly [name: number, day: number]
  /** The longest name that meets no other on one line. */
  letters: number
}

const narrow: Size = {
  width: 360,
  height: 106,
  foot: { x: 34, y: 58 },
  top: 16,
  dot: 6,
  lines: [27, 16],
  letters: 11,
}
const wide: Size = {
  width: 940,
  height: 170,
  foot: { x: 108, y: 94 },
  top: 24,
  dot: 9,
  lines: [40, 21],
  letters: 20,
}

/** The milestones on one arc: solid up to now, dotted from there. */
export function MilestoneArc({ parcel }: { parcel: TrackedParcel }) {
  const { t } = useWords()
  const { reached } = progressOf(parcel)
  const miles = useMiles(parcel)
  const { event } = useParcelWords(parcel.box_service !== null, parcel.mode)
  const isBetween = !Number.isInteger(reached)
  return (
    <>
      <ol className="sr-only">
        {miles.map(({ name, day, state }, index) => (
          <Fragment key={name}>
            <li>{[name, day, t(`tracking.miles.${state}`)].filter(Boolean).join(', ')}</li>
            {isBetween && index === Math.floor(reached) && (
              <li>{[event(parcel.code), t('tracking.miles.now')].join(', ')}</li>
            )}
          </Fragment>
        ))}
      </ol>
      <div className="narrow">
        <Arc miles={miles} reached={reached} size={narrow} />
      </div>
      <div className="wide">
        <Arc miles={miles} reached={reached} size={wide} />
      </div>
    </>
  )
}

function useMiles(parcel: TrackedParcel): Mile[] {
  const { t } = useWords()
  const shortDay = useDayOfPlace(parcel)
  const { milestones, reached, passed } = progressOf(parcel)
  const last = milestones.length - 1
  return milestones.map((milestone, index) => {
    const event = passed[index]
    const promise = index === last && !event && isPromised(parcel) ? dayAwaited(parcel)?.day : undefined
    return {
      name: t(`tracking.miles.${milestone}`),
      day: event ? shortDay(event.at, event) : promise ? shortDay(promise) : '',
      // Nothing goes on where the way has ended.
      state: index > reached ? 'ahead' : index === reached && reached < last ? 'now' : 'done',
    }
  })
}

/** Without the year, which nobody doubts; a date without a time belongs to no clock. */
function useDayOfPlace(parcel: TrackedParcel) {
  const language = useLanguage()
  return (moment: string, event?: TrackedParcel['events'][number]) => {
    const zone = event ? zoneOfEvent(event, parcel.events, clocksOf(parcel)) : 'UTC'
    return styledDayIn(language, zone, moment, { month: 'short' })
  }
}

function Arc({ miles, reached, size }: { miles: readonly Mile[]; reached: number; size: Size }) {
  const { width, height, dot } = size
  const last = miles.length - 1
  const part = partClear(size, reached, last)
  const here = pointAt(size, part)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="poster-miles" aria-hidden="true" fill="none">
      <g stroke="var(--on-poster)" strokeLinecap="round">
        <path d={arc(size, 0, part)} strokeWidth={dot / 2} />
        <path d={arc(size, part, 1)} strokeWidth={dot / 2.6} strokeDasharray="1 9" />
      </g>
      {miles.map((mile, index) => (
        <Milestone
          key={mile.name}
          mile={mile}
          at={pointAt(size, index / last)}
          size={size}
          // The dot between two would lie on the end of a name.
          isTight={Math.abs(index - reached) > 0 && Math.abs(index - reached) < 1}
        />
      ))}
      {reached === last ? <ArrivedDot {...here} dot={dot} /> : <HereDot {...here} dot={dot} />}
    </svg>
  )
}

interface MilestoneProps {
  mile: Mile
  at: { x: number; y: number }
  size: Size
  isTight: boolean
}

function Milestone({ mile: { name, day, state }, at: { x, y }, size, isTight }: MilestoneProps) {
  const { dot, lines, letters } = size
  const words = isTight || name.length > letters ? name.split(' ') : [name]
  const below = y + lines[0]
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={dot}
        fill={state === 'ahead' ? 'var(--poster-ground)' : 'var(--on-poster)'}
        stroke="var(--on-poster)"
        strokeWidth="2.5"
      />
      {words.map((word, line) => (
        <text key={word} x={x} y={below + line * lines[1]}>
          {word}
        </text>
      ))}
      <text x={x} y={below + words.length * lines[1]} className="mile-day">
        {day}
      </text>
    </>
  )
}

/** Between two milestones it keeps clear of both, with some of the arc on either side: dots that touch read as one. */
function partClear({ width, foot, dot }: Size, reached: number, last: number) {
  const before = Math.floor(reached)
  if (before === reached) return reached / last
  const apart = (width - 2 * foot.x) / last
  const room = Math.min(0.5, (dot * 4.5) / apart)
  return (before + Math.min(1 - room, Math.max(room, reached - before))) / last
}

function pointAt({ width, foot, top }: Size, part: number) {
  const side = part * 2 - 1
  return { x: foot.x + (width - 2 * foot.x) * part, y: top + (foot.y - top) * side * side }
}

function arc(size: Size, from: number, to: number) {
  const pieces = 24
  const points = Array.from({ length: pieces + 1 }, (_, index) =>
    pointAt(size, from + ((to - from) * index) / pieces),
  )
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
