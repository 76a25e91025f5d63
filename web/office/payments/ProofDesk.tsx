import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentToJudge } from '#contract/money/payments.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DecidedElsewhere } from './DecidedElsewhere.tsx'
import { Decision } from './Decision.tsx'
import { DeskSearch, useDeskSearch } from '../DeskSearch.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PendingApprovals } from './PendingApprovals.tsx'
import { ProofPicture } from './ProofPicture.tsx'
import { Turn } from './Turn.tsx'
import { useHeldTurn } from './use-held-turn.ts'
import { useMoreAhead } from './use-more-ahead.ts'
import { useWaiting } from './use-waiting.ts'

type Waiting = ReturnType<typeof useWaiting>

/** One proof at a time, the oldest first. */
export function ProofDesk() {
  const { typed, setTyped, search } = useDeskSearch()
  const list = useWaiting('decision', search)
  const { data, isError, refetch } = list
  return (
    <div className="grid gap-4">
      <DeskSearch typed={typed} setTyped={setTyped} />
      {data ? (
        <Desk key={search} list={list} pages={data.pages} isSearch={search !== ''} />
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}

interface Props {
  list: Waiting
  pages: NonNullable<Waiting['data']>['pages']
  isSearch: boolean
}

/** When somebody else decides, the place in the row stays and the screen says what happened; nothing slides under the hand. */
function Desk({ list, pages, isSearch }: Props) {
  const { t } = useTranslation()
  const payments = useMemo(() => pages.flatMap(({ payment_data }) => payment_data), [pages])
  const { place, thing: payment, isGone, go, leave } = useHeldTurn(payments)
  useMoreAhead(list, payments.length - place)
  const refetch = () => void list.refetch()
  const [newest] = pages
  return (
    <div className="grid gap-4">
      {newest && <PendingApprovals pending={newest.pending_data} now={newest.now} onUndone={refetch} />}
      {payment ? (
        <Turn
          place={place}
          shown={payments.length}
          waiting={newest?.waiting ?? payments.length}
          keys={t('office.payments.keys')}
          go={go}
        />
      ) : (
        <EmptyState>{isSearch && <p className="text-muted">{t('office.payments.nothing')}</p>}</EmptyState>
      )}
      {payment && isGone && <DecidedElsewhere payment={payment} onNext={() => go(place + 1)} />}
      {payment && !isGone && (
        <Proof
          key={`${payment.id} ${payment.proof_id}`}
          payment={payment}
          onDecided={() => {
            leave()
            refetch()
          }}
        />
      )}
    </div>
  )
}

function Proof({ payment, onDecided }: { payment: PaymentToJudge; onDecided: () => void }) {
  const [seen, setSeen] = useState<'drawn' | 'broken'>()
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <ProofPicture payment={payment} onSeen={setSeen} />
      <div className="grid content-start gap-4">
        <PaymentFacts payment={payment} />
        <Decision payment={payment} seen={seen} onDecided={onDecided} />
      </div>
    </div>
  )
}
