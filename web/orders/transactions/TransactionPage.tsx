import Plus from 'virtual:icon/plus'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listTransactions, transactionStages } from '#contract/orders/transactions.ts'
import { carriedTypes, type CarriedType } from '#contract/site/order-types.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useLastKnown } from '../../ui/use-last-known.ts'
import { answers, listKey, useList } from '../../platform/use-call.ts'
import { TransactionRow } from './TransactionRow.tsx'
import { firstWhatWaits } from './first-what-waits.ts'
import { wizardOf } from './wizard-of.ts'
import { useWords } from '../../platform/words.ts'

type Stage = (typeof transactionStages)[number]

export function Page() {
  const { t } = useWords()
  const { list, open, stage, show } = useOpenList()
  const known = useLastKnown(list.data?.pages[0])
  return (
    <div className="wrap grid gap-6 py-8 md:py-12 xl:max-w-6xl">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>{t('transaction.heading')}</h1>
        {/* On a phone what was ordered comes first. */}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton kind="quiet" className="px-0! underline" to="/bulk">
            {t('batch.open')}
          </LinkButton>
          <LinkButton kind="secondary" className="max-sm:hidden" to="/shipment">
            <Plus className="size-5" aria-hidden="true" />
            {t('transaction.empty.shipment')}
          </LinkButton>
        </p>
      </header>
      <Tabs
        label={t('transaction.heading')}
        value={open}
        // Of the other kind, what is under way is asked for first.
        onChange={(type) => show(carriedTypes.find((one) => one === type) ?? open, 'under_way')}
        tabs={carriedTypes.map((type) => ({
          id: type,
          label: withCount(
            t(`transaction.tabs.${type}`),
            known?.type === type ? 0 : known?.under_way_elsewhere,
          ),
          content: <TransactionsOf {...{ list, type, stage }} onStage={(next) => show(type, next)} />,
        }))}
      />
    </div>
  )
}

/** Nobody has chosen yet: the server opens what waits for its reader. What is open then stays open, also after a look at one of its orders. */
function useOpenList() {
  const [query, setQuery] = useSearchParams()
  const chosen = carriedTypes.find((one) => one === query.get('type'))
  const stage = transactionStages.find((one) => one === query.get('stage')) ?? 'under_way'
  const list = useList(listTransactions, (page) => page, chosen ? { type: chosen, stage } : { stage })
  const opened = list.data?.pages[0]?.type
  const show = (type: CarriedType, next: Stage) => setQuery({ type, stage: next }, { replace: true })
  const stay = useEffectEvent((type: CarriedType) => {
    // What came for the question without a name is the answer to the one with it.
    const unnamed = listKey(listTransactions, { stage })
    answers.setQueryData(listKey(listTransactions, { type, stage }), answers.getQueryData(unnamed))
    answers.removeQueries({ queryKey: unnamed, exact: true })
    show(type, stage)
  })
  useEffect(() => {
    if (!chosen && opened) stay(opened)
  }, [chosen, opened])
  return { list, open: chosen ?? opened ?? 'shipment', stage, show }
}

/** Nobody is to miss a parcel because boxes were ordered after it. */
function withCount(label: string, count: number | null | undefined) {
  return count ? `${label} (${count})` : label
}

interface StagesProps {
  value: Stage
  /** Undefined until the first answer. */
  counts: Record<Stage, number> | undefined
  onChange: (stage: Stage) => void
}

const most = 99

/** Where to look: nobody searches for a parcel on its way among those that arrived last year. */
function Stages({ value, counts, onChange }: StagesProps) {
  const { t } = useWords()
  return (
    <div role="group" aria-label={t('transaction.stage')} className="flex flex-wrap gap-1">
      {transactionStages.map((stage) => (
        <Button
          key={stage}
          kind="quiet"
          aria-pressed={stage === value}
          className="aria-pressed:bg-ink aria-pressed:text-ground gap-1! max-sm:px-2! forced-colors:aria-pressed:border"
          onClick={() => onChange(stage)}
        >
          {t(`transaction.stages.${stage}`)} <Count count={counts?.[stage]} />
        </Button>
      ))}
    </div>
  )
}

/** Nothing is said of none; the place is kept until it is known, so that no button moves under a finger. */
function Count({ count }: { count: number | undefined }) {
  if (count === 0) return null
  return (
    <span className="figures inline-block min-w-[1ch]">
      {count !== undefined && (count > most ? `${most}+` : count)}
    </span>
  )
}

interface ListProps {
  list: ReturnType<typeof useList<typeof listTransactions>>
  type: CarriedType
  stage: Stage
  onStage: (stage: Stage) => void
}

function TransactionsOf({ list, type, stage, onStage }: ListProps) {
  // While another stage is on its way the counts of the last one hold.
  const [counts, setCounts] = useState<Record<Stage, number>>()
  const newest = list.data?.pages[0]?.stages
  if (newest && newest !== counts) setCounts(newest)
  return (
    <div className="grid gap-4">
      <Stages value={stage} counts={counts} onChange={onStage} />
      <CursorList
        list={list}
        isQuiet
        rowsOf={({ transaction_data }) => firstWhatWaits(transaction_data)}
        waiting="h-40 w-full"
        empty={<Nothing type={type} stage={stage} counts={counts} />}
      >
        {(transactions) => (
          <ul className="lg:border-line lg:bg-surface lg:divide-line max-lg:grid max-lg:gap-3 lg:divide-y lg:rounded-box lg:border">
            {transactions.map((transaction, place) => (
              <TransactionRow key={transaction.id} transaction={transaction} isFirst={place === 0} />
            ))}
          </ul>
        )}
      </CursorList>
    </div>
  )
}

interface NothingProps extends Pick<ListProps, 'type' | 'stage'> {
  counts: Record<Stage, number> | undefined
}

function Nothing({ type, stage, counts }: NothingProps) {
  const { t } = useWords()
  // Whoever has ordered before knows where orders appear.
  const other = carriedTypes.find((one) => one !== type) ?? type
  const isOver = stage === 'under_way' && Object.values(counts ?? {}).some((count) => count > 0)
  return (
    <EmptyState says={isOver ? t('transaction.empty.all_done') : undefined}>
      {!isOver && <p className="text-muted max-w-prose">{t(`transaction.empty.${stage}`)}</p>}
      {stage === 'under_way' && (
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={wizardOf[type]}>{t(`transaction.empty.${type}`)}</LinkButton>
          {!isOver && (
            <LinkButton kind="secondary" to={wizardOf[other]}>
              {t(`transaction.empty.${other}`)}
            </LinkButton>
          )}
        </div>
      )}
    </EmptyState>
  )
}
