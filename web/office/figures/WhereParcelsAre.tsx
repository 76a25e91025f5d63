import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { StepFigures } from '#contract/office/figures.ts'
import { isWaitedFor, type NoticedStep } from '#contract/office/parcel-places.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'
import { arcHeight_rem, arcLine, isEnd, placesOnArc, radiusOf } from './station-places.ts'
import { countWhere } from './where-counts.ts'

type Counts = ReturnType<typeof countWhere>

/** All parcels under way on one arc from sender to door; what is not normal stands below its place. */
export function WhereParcelsAre({ steps }: { steps: readonly StepFigures[] }) {
  const { t } = useWords()
  const { number } = useFigures()
  const { places, back, all, most } = countWhere(steps)
  return (
    <section
      aria-labelledby="where"
      className="border-line bg-surface @container overflow-hidden border-b px-4 py-4 lg:px-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="where" className="text-lg">
          {all === 0
            ? t('office_figures.where.none')
            : t('office_figures.where.heading', { count: all, number: number(all) })}
        </h2>
        {back > 0 && <Back parcels={back} />}
      </div>
      {all > back && <Arc places={places} most={most} />}
    </section>
  )
}

function Back({ parcels }: { parcels: number }) {
  const { t } = useWords()
  const { number } = useFigures()
  return (
    <Link
      to="/office/parcels?place=back"
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
    >
      {t('office_figures.where.back', { count: parcels, number: number(parcels) })}
    </Link>
  )
}

function Arc({ places, most }: Pick<Counts, 'places' | 'most'>) {
  const points = placesOnArc()
  return (
    <div className="relative mt-1 @2xl:mt-10 @min-[68rem]:mt-1">
      <Coasts />
      <WideLine />
      <NarrowLine />
      <ol className="grid auto-rows-fr @2xl:h-48 @min-[68rem]:h-36">
        {points.map(({ station, x, y }, index) => {
          const own = places[index]
          if (!own) return null
          const style: CSSProperties & Record<`--${string}`, string> = {
            '--x': `${x}%`,
            '--y': `${y}rem`,
            '--r': `${radiusOf(own.parcels, most)}rem`,
          }
          return (
            <li
              key={station}
              style={style}
              // A phone shows where parcels are, and the two ends of the way.
              className={`flex min-h-12 items-center ${own.parcels === 0 && !isEnd(station) ? '@max-2xl:hidden' : ''}`}
            >
              <Dot isEmpty={own.parcels === 0} />
              <Label {...own} isFirst={index === 0} isFalling={x > 70} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Dot({ isEmpty }: { isEmpty: boolean }) {
  const look = isEmpty
    ? 'bg-surface border-edge border-2'
    : 'bg-ink outline-surface outline-4 forced-colors:bg-[CanvasText]'
  return (
    <span className="w-9 shrink-0 @2xl:contents" aria-hidden="true">
      <span
        className={`absolute left-3 z-1 mt-[calc(var(--r)*-0.7)] block size-[calc(var(--r)*1.4)] rounded-full @max-2xl:-translate-x-1/2 @2xl:top-(--y) @2xl:left-(--x) @2xl:mt-0 @2xl:size-[calc(var(--r)*2)] @2xl:-translate-1/2 ${look}`}
      />
    </span>
  )
}

const under = '@2xl:top-[calc(var(--y)+var(--r)+0.25rem)] @2xl:left-(--x) @2xl:text-center'
const above = '@2xl:bottom-[calc(100%-var(--y)+var(--r)+1rem)]'

type LabelProps = Counts['places'][number] & {
  isFirst: boolean
  /** The line goes down beside it, and would run through its name. */
  isFalling: boolean
}

function Label({ station, parcels, notes, isFirst, isFalling }: LabelProps) {
  const place = isEnd(station)
    ? `${above} ${isFirst ? '@2xl:left-0' : '@2xl:right-0 @2xl:text-right'}`
    : `${under} ${isFalling ? '@2xl:-translate-x-3/4' : '@2xl:-translate-x-1/2'}`
  return (
    <div
      className={`min-w-0 flex-1 leading-tight @2xl:absolute @2xl:w-[6.75rem] @min-[68rem]:w-max @min-[68rem]:max-w-44 ${place}`}
    >
      <Name station={station} parcels={parcels} />
      {notes.map(({ step, parcels }) => (
        <Note key={step} step={step} parcels={parcels} />
      ))}
    </div>
  )
}

function Name({ station, parcels }: Pick<Counts['places'][number], 'station' | 'parcels'>) {
  const { t } = useWords()
  const { number } = useFigures()
  const name = t(`office_figures.where.places.${station}`)
  if (parcels === 0)
    return (
      <span className="text-muted text-sm">
        <span className="sr-only">0 </span>
        {name}
      </span>
    )
  return (
    <Link
      to={`/office/parcels?place=${station}`}
      className="inline-block min-h-6 underline-offset-4 hover:underline @max-2xl:min-h-11 @max-2xl:content-center"
    >
      <span className="figures text-lg leading-none font-bold @2xl:block @min-[68rem]:inline">
        {number(parcels)}
      </span>{' '}
      <span className="text-sm">{name}</span>
    </Link>
  )
}

function Note({ step, parcels }: { step: NoticedStep; parcels: number }) {
  const { t } = useWords()
  const { number } = useFigures()
  return (
    <span
      className={`block text-sm leading-tight font-semibold ${isWaitedFor(step) ? 'text-waiting' : 'text-trouble'}`}
    >
      {t(`office_figures.where.notes.${step}`, { count: parcels, number: number(parcels) })}
    </span>
  )
}

const line = {
  fill: 'none',
  className: 'stroke-ink forced-colors:stroke-[CanvasText]',
  strokeWidth: 2,
  strokeDasharray: '0.5 6',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const

function WideLine() {
  return (
    <svg
      viewBox={`0 0 100 ${arcHeight_rem}`}
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-0 w-full overflow-visible @max-2xl:hidden"
      style={{ height: `${arcHeight_rem}rem` }}
      aria-hidden="true"
    >
      <path d={arcLine} {...line} />
    </svg>
  )
}

/** On a phone the same way leads down. */
function NarrowLine() {
  return (
    <span
      className="border-ink absolute inset-y-6 left-3 -ml-px border-l-2 border-dotted @2xl:hidden"
      aria-hidden="true"
    />
  )
}

/** The two shores between which it all happens. */
function Coasts() {
  return (
    <div
      className="absolute -inset-x-4 -bottom-4 flex justify-between lg:-inset-x-6 @max-2xl:hidden"
      style={{ top: `${arcHeight_rem - 0.25}rem` }}
      aria-hidden="true"
    >
      {(['', '-scale-x-100'] as const).map((mirrored) => (
        <svg
          key={mirrored}
          viewBox="0 0 160 60"
          preserveAspectRatio="none"
          className={`h-full w-[14%] ${mirrored}`}
        >
          <path d="M0 2C50-8 95 30 160 60H0z" className="fill-carton-top/60" />
        </svg>
      ))}
    </div>
  )
}
