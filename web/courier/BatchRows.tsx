import Check from 'virtual:icon/check'
import Clock from 'virtual:icon/clock'
import SquareCheck from 'virtual:icon/square-check'
import X from 'virtual:icon/x'
import { Link } from 'react-router'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useAppointment } from '../parts/parcel/use-appointment.ts'
import { useText } from '../platform/text.ts'
import { refusal } from './refusal.ts'
import type { BatchRow } from './use-batch-rows.ts'
import { dismiss } from './waiting-scans.ts'
import { useWords } from '../platform/words.ts'

interface Acts {
  /** It is there, although nobody scanned it. */
  onTick: (number: string) => void
  /** It goes although it is for another day, or stays. */
  onMean: (number: string, isMeant: boolean) => void
  onRemove: (number: string) => void
}

interface Props extends Acts {
  rows: readonly BatchRow[]
}

/** How many there are and how they stand; what was refused or stays out stands first, with its reason. */
export function BatchRows({ rows, ...acts }: Props) {
  const { t } = useWords()
  const count = (...states: BatchRow['state'][]) => rows.filter(({ state }) => states.includes(state)).length
  const [later, expected, done, waiting] = [
    count('later'),
    count('expected'),
    count('done', 'early'),
    count('waiting'),
  ]
  const refused = count(...problems)
  if (rows.length === 0) return null
  return (
    <section className="border-line bg-surface rounded-box border" aria-label={t('courier.batch.list')}>
      <p className="figures flex flex-wrap items-baseline gap-x-3 p-4" role="status">
        <span className="text-xl font-bold">
          {t('courier.batch.scanned', { count: rows.length - expected })}
        </span>
        <Count tone="text-muted" says={expected > 0 && t('courier.batch.expected', { count: expected })} />
        <Count tone="text-trouble" says={refused > 0 && t('courier.batch.refused', { count: refused })} />
        <Count tone="text-waiting" says={later > 0 && t('courier.batch.later', { count: later })} />
        <Count tone="text-done" says={done > 0 && t('courier.batch.done', { count: done })} />
        <Count tone="text-waiting" says={waiting > 0 && t('courier.batch.waiting', { count: waiting })} />
      </p>
      <ul className="divide-line border-line grid divide-y border-t">
        {rows.toSorted(problemsFirst).map((row) => (
          <Row key={row.number} row={row} {...acts} />
        ))}
      </ul>
    </section>
  )
}

function Count({ tone, says }: { tone: string; says: string | false }) {
  return says && <span className={`${tone} font-semibold`}>{says}</span>
}

const problems = ['impossible', 'refused'] as const satisfies BatchRow['state'][]

function problemsFirst(one: BatchRow, other: BatchRow) {
  return rankOf(one) - rankOf(other)
}

function rankOf({ state }: BatchRow) {
  if (isProblem(state)) return 0
  return isOfAnotherDay(state) ? 1 : 2
}

function isOfAnotherDay(state: BatchRow['state']) {
  return state === 'later' || state === 'early'
}

function isProblem(state: BatchRow['state']) {
  return problems.some((problem) => problem === state)
}

function Row({ row, ...acts }: { row: BatchRow } & Acts) {
  const { number, state } = row
  return (
    <li
      className={`flex min-h-12 items-center gap-3 px-4 py-1 ${isProblem(state) ? 'bg-trouble-ground text-trouble' : isOfAnotherDay(state) ? 'bg-waiting-ground' : ''}`}
    >
      {state === 'expected' ? (
        <Unscanned row={row} onTick={acts.onTick} />
      ) : (
        <>
          <Sign state={state} />
          <div className="min-w-0 flex-1">
            <Link to={`/courier?number=${number}`} className="grid min-h-11 content-center hover:underline">
              <What row={row} />
            </Link>
            <Remarks row={row} onMean={acts.onMean} />
          </div>
          <RemoveButton row={row} onRemove={acts.onRemove} />
        </>
      )}
    </li>
  )
}

function What({ row: { number, about } }: { row: BatchRow }) {
  return (
    <>
      <span className="figures font-semibold whitespace-nowrap">{inGroups(number)}</span>
      {about && <span className="text-muted text-sm">{about}</span>}
    </>
  )
}

/** Whoever has no camera at hand, or a torn label, ticks it. */
function Unscanned({ row, onTick }: { row: BatchRow } & Pick<Acts, 'onTick'>) {
  return (
    <label className="flex min-h-12 flex-1 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={false}
        onChange={() => onTick(row.number)}
      />
      <span className="grid min-w-0">
        <What row={row} />
      </span>
    </label>
  )
}

/** Why it was refused or stays out, and what else to look at. */
function Remarks({ row, onMean }: { row: BatchRow } & Pick<Acts, 'onMean'>) {
  const { t } = useWords()
  const text = useText()
  const appointment = useAppointment()
  const { number, state, against, entry, hasOldLabel, hasNoDay, isUnexpected, isMeant, known } = row
  const why = entry?.refusal ? refusal(text, entry.refusal) : against && text(`error.${against}`)
  const time = known && appointment(known)
  const early = entry?.early && appointment(entry.early)
  return (
    <>
      {why && <span className="block text-sm">{why}</span>}
      {hasOldLabel && <span className="text-waiting block text-sm">{t('courier.old_label.in_batch')}</span>}
      {hasNoDay && state === 'ready' && (
        <span className="text-waiting block text-sm">{t('courier.batch.no_day')}</span>
      )}
      {early && (
        <span className="text-waiting block text-sm">{t('courier.queue.early.text', { time: early })}</span>
      )}
      {isUnexpected && <span className="text-waiting block text-sm">{t('courier.batch.unexpected')}</span>}
      {(state === 'later' || (state === 'ready' && isMeant)) && (
        <>
          <span className="text-waiting block text-sm">{t('courier.step.another_day', { time })}</span>
          <button
            type="button"
            className="min-h-11 text-sm font-semibold underline underline-offset-4"
            onClick={() => onMean(number, !isMeant)}
          >
            {t(isMeant ? 'courier.batch.leave_out' : 'courier.batch.take_along')}
          </button>
        </>
      )}
    </>
  )
}

function RemoveButton({ row, onRemove }: { row: BatchRow } & Pick<Acts, 'onRemove'>) {
  const { t } = useWords()
  const { number, state, entry } = row
  if (state === 'waiting' || state === 'done' || state === 'early') return null
  function remove() {
    if (entry) void dismiss(entry)
    onRemove(number)
  }
  return (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center"
      aria-label={t('courier.batch.remove', { number: inGroups(number) })}
      onClick={remove}
    >
      <X className="size-5" aria-hidden="true" />
    </button>
  )
}

function Sign({ state }: Pick<BatchRow, 'state'>) {
  if (state === 'done' || state === 'early')
    return <Check className="text-done size-5 shrink-0" aria-hidden="true" />
  if (state === 'ready') return <SquareCheck className="text-muted size-5 shrink-0" aria-hidden="true" />
  if (state === 'waiting') return <Clock className="text-waiting size-5 shrink-0" aria-hidden="true" />
  return <span className="size-5 shrink-0" aria-hidden="true" />
}
