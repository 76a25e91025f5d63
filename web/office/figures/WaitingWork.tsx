import type { ReactNode } from 'react'
import {
  type StepFigures,
  waitingKinds,
  type readFigures,
  type WaitingKind,
} from '#contract/office/figures.ts'
import type { Data } from '#contract/platform/endpoint.ts'
import { isTrouble } from '#contract/parcels/parcel-steps.ts'
import { locales } from '#contract/platform/language.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Key } from '../../parts/workplace/Key.tsx'
import { useChosenRow } from './use-chosen-row.ts'
import { WaitingAge } from './WaitingAge.tsx'
import { waitingRules } from '../waiting-rules.ts'
import { countWhere } from './where-counts.ts'

type Figures = Data<typeof readFigures>
type Props = Pick<Figures, 'waiting' | 'waiting_since' | 'step_data' | 'counted_at'>

/** What somebody should do now, each a line that leads to where it is done. What is empty is one sentence. */
export function WaitingWork(props: Props) {
  const { t } = useWords()
  const due = waitingKinds.filter((kind) => props.waiting[kind] > 0)
  const idle = waitingKinds.filter((kind) => props.waiting[kind] === 0)
  return (
    <section aria-labelledby="waiting" className="@container">
      <div className="border-line flex min-h-12 items-center justify-between gap-4 border-b px-4 py-2 lg:px-6">
        <h2 id="waiting" className="text-lg">
          {t('office_figures.waiting.heading')}
        </h2>
        {due.length > 0 && <Keys />}
      </div>
      {due.length > 0 && <Rows due={due} {...props} />}
      {idle.length > 0 && <Idle kinds={idle} />}
    </section>
  )
}

function Keys() {
  const { t } = useWords()
  return (
    <p className="text-muted hidden items-center gap-2 text-sm pointer-fine:lg:flex" aria-hidden="true">
      <Key>J</Key>
      <Key>K</Key>
      {t('office_figures.waiting.move')}
      <span className="ml-1">
        <Key>↵</Key>
      </span>
      {t('office_figures.waiting.open')}
    </p>
  )
}

function Rows({ due, waiting, waiting_since, step_data, counted_at }: Props & { due: WaitingKind[] }) {
  const { list, chosen, choose } = useChosenRow(due.length)
  return (
    <ul ref={list} className="@2xl:grid @2xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      {due.map((kind, row) => (
        <Row
          key={kind}
          kind={kind}
          count={waiting[kind]}
          isChosen={row === chosen}
          isFirst={row === 0}
          onFocus={() => choose(row)}
        >
          <About kind={kind} amount={waiting.refund_amount} steps={step_data} />
          <WaitingAge kind={kind} since={waiting_since[kind]} now={counted_at} />
        </Row>
      ))}
    </ul>
  )
}

interface RowProps {
  kind: WaitingKind
  count: number
  isChosen: boolean
  isFirst: boolean
  onFocus: () => void
  children: [ReactNode, ReactNode]
}

function Row({ kind, count, isChosen, isFirst, onFocus, children: [about, age] }: RowProps) {
  const { t } = useWords()
  const { number } = useFigures()
  const { to, Icon } = waitingRules[kind]
  const what = t(`office_figures.waiting.what.${kind}`, { count, number: number(count) })
  const act = t(`office_figures.waiting.acts.${kind}`)
  const look = isChosen
    ? 'pointer-fine:lg:bg-kraft pointer-fine:lg:shadow-[inset_3px_0_var(--ink)] pointer-fine:lg:forced-colors:border-l-4'
    : ''
  return (
    <li
      className={`border-line bg-surface grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b px-4 py-3 lg:px-6 @2xl:col-span-4 @2xl:grid-cols-subgrid @2xl:py-1 ${look}`}
    >
      <Icon
        className={`size-5 ${kind === 'exceptions' ? 'text-trouble' : 'text-muted'}`}
        aria-hidden="true"
      />
      <p>
        <strong className="figures">{what}</strong> <span className="text-muted">{about}</span>
      </p>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 @2xl:contents">
        <div>{age}</div>
        <LinkButton
          to={to}
          kind={isFirst ? 'primary' : 'secondary'}
          aria-label={`${act}: ${what}`}
          onFocus={onFocus}
          className="min-h-9! justify-self-end px-4! py-1! text-sm pointer-coarse:min-h-11!"
        >
          {act}
          {isFirst && (
            <span className="hidden pointer-fine:lg:inline" aria-hidden="true">
              <Key>↵</Key>
            </span>
          )}
        </LinkButton>
      </div>
    </li>
  )
}

function About({
  kind,
  amount,
  steps,
}: {
  kind: WaitingKind
  amount: number
  steps: readonly StepFigures[]
}) {
  const { t } = useWords()
  const { number, amount: money } = useFigures()
  const list = new Intl.ListFormat(locales[useLanguage()])
  if (kind !== 'exceptions') return t(`office_figures.waiting.about.${kind}`, { amount: money(amount) })
  // Of these steps the number before it is the sum; what only waits to be collected is none of them.
  const notes = countWhere(steps)
    .places.flatMap((place) => place.notes)
    .filter(({ step }) => isTrouble(step))
  return list.format(
    notes.map(({ step, parcels }) =>
      // A number stays with its first word.
      t(`office_figures.where.notes.${step}`, { count: parcels, number: number(parcels) }).replace(
        ' ',
        '\u00a0',
      ),
    ),
  )
}

function Idle({ kinds }: { kinds: WaitingKind[] }) {
  const { t } = useWords()
  const list = new Intl.ListFormat(locales[useLanguage()])
  const names = kinds.map((kind) => t(`office_figures.waiting.idle.${kind}`))
  return (
    <p className="text-muted px-4 py-3 text-sm lg:px-6">
      {kinds.length === waitingKinds.length
        ? t('office_figures.waiting.all_done')
        : t('office_figures.waiting.nothing', { places: list.format(names) })}
    </p>
  )
}
