import Check from 'virtual:icon/check'
import Clock from 'virtual:icon/clock'
import X from 'virtual:icon/x'
import { Link } from 'react-router'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useText } from '../platform/text.ts'
import { refusal } from './refusal.ts'
import type { BatchRow } from './use-batch.ts'
import { dismiss } from './waiting-scans.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  rows: readonly BatchRow[]
  onRemove: (number: string) => void
}

const problems: ReadonlySet<BatchRow['state']> = new Set(['impossible', 'refused'])

/** How many there are and how they stand; what was refused stands first, with its reason. */
export function BatchRows({ rows, onRemove }: Props) {
  const { t } = useWords()
  const refused = rows.filter(({ state }) => problems.has(state))
  const others = rows.filter(({ state }) => !problems.has(state))
  const done = rows.filter(({ state }) => state === 'done').length
  const waiting = rows.filter(({ state }) => state === 'waiting').length
  if (rows.length === 0) return null
  return (
    <section className="border-line bg-surface rounded-box border" aria-label={t('courier.batch.list')}>
      <p className="figures flex flex-wrap items-baseline gap-x-3 p-4" role="status">
        <span className="text-xl font-bold">{t('courier.batch.scanned', { count: rows.length })}</span>
        {refused.length > 0 && (
          <span className="text-trouble font-semibold">
            {t('courier.batch.refused', { count: refused.length })}
          </span>
        )}
        {done > 0 && (
          <span className="text-done font-semibold">{t('courier.batch.done', { count: done })}</span>
        )}
        {waiting > 0 && (
          <span className="text-waiting font-semibold">{t('courier.batch.waiting', { count: waiting })}</span>
        )}
      </p>
      <ul className="divide-line border-line grid divide-y border-t">
        {[...refused, ...others].map((row) => (
          <Row key={row.number} row={row} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row, onRemove }: { row: BatchRow; onRemove: Props['onRemove'] }) {
  const { t } = useWords()
  const text = useText()
  const { number, state, against, entry, hasOldLabel, isUnexpected, about } = row
  const isProblem = problems.has(state)
  const why = entry?.refusal ? refusal(text, entry.refusal) : against && text(`error.${against}`)
  function remove() {
    if (entry) void dismiss(entry)
    onRemove(number)
  }
  return (
    <li
      className={`flex min-h-12 items-center gap-3 px-4 py-1 ${isProblem ? 'bg-trouble-ground text-trouble' : ''}`}
    >
      <Sign state={state} />
      <span className="min-w-0 flex-1">
        <Link to={`/courier?number=${number}`} className="grid min-h-11 content-center hover:underline">
          <span className="figures font-semibold whitespace-nowrap">{inGroups(number)}</span>
          {about && <span className="text-muted text-sm">{about}</span>}
        </Link>
        {why && <span className="block text-sm">{why}</span>}
        {hasOldLabel && <span className="text-waiting block text-sm">{t('courier.old_label.in_batch')}</span>}
        {isUnexpected && <span className="text-waiting block text-sm">{t('courier.batch.unexpected')}</span>}
      </span>
      {state !== 'waiting' && state !== 'done' && (
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center"
          aria-label={t('courier.batch.remove', { number: inGroups(number) })}
          onClick={remove}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

function Sign({ state }: Pick<BatchRow, 'state'>) {
  if (state === 'done') return <Check className="text-done size-5 shrink-0" aria-hidden="true" />
  if (state === 'waiting') return <Clock className="text-waiting size-5 shrink-0" aria-hidden="true" />
  return <span className="size-5 shrink-0" aria-hidden="true" />
}
