import { DayOf } from './DayOf.tsx'
import type { RestOfDay } from './rest-of-day.ts'
import { useMinutesLeft } from './use-minutes-left.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  rest: RestOfDay
  /** When the list was read; until then it is not an empty one. */
  at: string | undefined
}

/** How far the round is: what is done, the next stop, and what lies ahead, as one arc. */
export function RoundHead({ rest: { way, toLoad, tried, done, later }, at }: Props) {
  const { t } = useWords()
  const count = done + way.length + toLoad.length
  const [next] = [...way, ...toLoad]
  const left = useMinutesLeft(next?.slot_ends_at ?? null)
  return (
    <header className="work-head grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-lg">{t('courier.round.heading')}</h1>
        {at && <DayOf at={at} />}
      </div>
      {/* Drawn before the answer as well: what is below never moves. */}
      <Arc count={count} done={done} />
      <p className="figures flex min-h-5 flex-wrap justify-between gap-x-4 text-sm font-semibold">
        {count > 0 && t('courier.round.progress', { done, count })}
        {count > 0 && later > 0 && <span>{t('courier.round.later', { count: later })}</span>}
        {count === 0 &&
          at &&
          t(later + tried.length === 0 ? 'courier.round.empty' : 'courier.round.not_today')}
        {left !== undefined && (
          <span className="text-amber">
            {left > 0 ? t('courier.round.ends_in', { minutes: left }) : t('courier.round.is_over')}
          </span>
        )}
      </p>
    </header>
  )
}

const most = 12
const width = 320

/** More than fit are drawn as the stretch around the next one; the words beside it tell all of them. */
function Arc({ count, done }: { count: number; done: number }) {
  const from = Math.max(0, Math.min(done - 4, count - most))
  const shown = Math.min(count, most)
  const places = Array.from({ length: shown }, (_, index) => ({
    ...placeOf(index, shown),
    index: from + index,
  }))
  return (
    <svg viewBox={`0 0 ${width} 48`} className="mx-auto w-full max-w-sm" aria-hidden="true">
      <path d="M16 36 Q160 -12 304 36" fill="none" stroke="#8fa9ae" strokeWidth="2" strokeDasharray="2 6" />
      {places.map(({ x, y, index }) => (
        <Stop key={index} x={x} y={y} index={index} done={done} />
      ))}
    </svg>
  )
}

function placeOf(index: number, shown: number) {
  const part = shown === 1 ? 0.5 : index / (shown - 1)
  // Along the curve that is drawn.
  return { x: 16 + 288 * part, y: 36 * (1 - part) ** 2 - 24 * part * (1 - part) + 36 * part ** 2 }
}

function Stop({ x, y, index, done }: { x: number; y: number; index: number; done: number }) {
  if (index < done)
    return (
      <g>
        <circle cx={x} cy={y} r="7" fill="#8fd6ae" />
        <path d={`M${x - 3} ${y} l2.2 2.2 l4 -4.4`} fill="none" stroke="#06251a" strokeWidth="1.8" />
      </g>
    )
  if (index > done) return <circle cx={x} cy={y} r="6" fill="var(--deep)" stroke="#c4d6d9" strokeWidth="2" />
  return (
    <g>
      <circle cx={x} cy={y} r="11" fill="#f7f1e8" />
      <text x={x} y={y + 4} textAnchor="middle" fontSize="12" fontWeight="700" fill="#0b3c49">
        {index + 1}
      </text>
    </g>
  )
}
