import { useMemo, useState, type ReactNode } from 'react'
import type { PaymentToJudge, PendingApproval } from '#contract/money/payments.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { DecidedElsewhere } from './DecidedElsewhere.tsx'
import { Decision, type Decided } from './Decision.tsx'
import { SearchedDesk } from '../desk/DeskSearch.tsx'
import { NothingLeft } from '../desk/NothingLeft.tsx'
import { AmountDue, PaymentFacts } from './PaymentFacts.tsx'
import { ProofChecks } from './ProofChecks.tsx'
import { JustApproved, PendingApprovals } from './PendingApprovals.tsx'
import { RefusedBefore } from './RefusedBefore.tsx'
import { ProofPicture } from './ProofPicture.tsx'
import { DeskPanes } from '../desk/DeskPanes.tsx'
import { useProofLines } from './use-proof-lines.tsx'
import { useTurn } from '../desk/use-turn.ts'
import { useMoreAhead } from '../desk/use-more-ahead.ts'
import { useWaiting } from './use-waiting.ts'
import { useWords } from '../../platform/words.ts'

type Waiting = ReturnType<typeof useWaiting>

/** One proof at a time, the oldest first. */
export function ProofDesk() {
  return <SearchedDesk isFolded>{(search) => <Row search={search} />}</SearchedDesk>
}

function Row({ search }: { search: string }) {
  const list = useWaiting('decision', search)
  return (
    <Loaded list={list}>
      {(pages) => (
        <>
          <JustApproved pending={pages[0]?.pending_data ?? []} />
          <Desk key={search} list={list} pages={pages} isSearch={search !== ''} />
        </>
      )}
    </Loaded>
  )
}

interface Props {
  list: Waiting
  pages: NonNullable<Waiting['data']>['pages']
  isSearch: boolean
}

/** When somebody else decides, the place in the row stays and the screen says what happened; nothing slides under the hand. */
function Desk({ list, pages, isSearch }: Props) {
  const { t } = useWords()
  const payments = useMemo(() => pages.flatMap(({ payment_data }) => payment_data), [pages])
  const { place, thing: payment, isGone, go, leave, show } = useTurn(payments)
  useMoreAhead(list, payments.length - place)
  const { last, decided, callBack } = useLastDecision(list, payments, { show, leave })
  const [newest] = pages
  const pending = newest && (
    <PendingApprovals
      pending={newest.pending_data}
      now={newest.now}
      isLastRejected={last === 'rejected'}
      onUndone={callBack}
    />
  )
  const lines = useProofLines(payments, newest?.now ?? '')
  if (!payment || !newest)
    return <NothingLeft isSearch={isSearch} says={t('office.payments.none')} above={pending} />
  const shared = { payment, now: newest.now, pending }
  return (
    <DeskPanes
      label={t('office.payments.queue')}
      keys={t('office.payments.keys')}
      open={isGone ? undefined : payment.id}
      waiting={newest.waiting}
      {...{ lines, place, go }}
    >
      {isGone && <DecidedElsewhere payment={payment} onNext={() => go(place + 1)} />}
      {isGone ? pending : <Proof key={`${payment.id} ${payment.proof_id}`} {...shared} onDecided={decided} />}
    </DeskPanes>
  )
}

type Moves = Pick<ReturnType<typeof useTurn<PaymentToJudge>>, 'show' | 'leave'>

/** The next one comes after a decision; what was called back is what the next key decides about. */
function useLastDecision(list: Waiting, payments: readonly PaymentToJudge[], { show, leave }: Moves) {
  const [last, setLast] = useState<Decided>()
  const [wanted, setWanted] = useState<string>()
  const found = payments.find(({ tracking_number }) => tracking_number === wanted)
  if (wanted && found) {
    setWanted(undefined)
    show(found)
  }
  return {
    last,
    decided: (decision: Decided) => {
      setLast(decision)
      leave()
      void list.refetch()
    },
    callBack: ({ tracking_number }: PendingApproval) => {
      // Until then the list still has it from before it was approved.
      void list.refetch().then(() => setWanted(tracking_number))
    },
  }
}

interface ProofProps {
  payment: PaymentToJudge
  now: string
  /** What can still be taken back, under the picture and above the two answers. */
  pending: ReactNode
  onDecided: (decision: Decided) => void
}

/** On a desk the answers stay at the foot of what they rest on. On phones the amount comes first, then the picture, and they stay at the foot. */
function Proof({ payment, now, pending, onDecided }: ProofProps) {
  const [seen, setSeen] = useState<'drawn' | 'broken'>()
  return (
    <div className="flex flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-4 xl:grid-cols-[minmax(0,1fr)_24.75rem]">
      <div className="max-lg:contents lg:grid lg:gap-4">
        <ProofPicture payment={payment} onSeen={setSeen} />
        {pending}
      </div>
      <div className="answer-column max-lg:contents">
        <div className="max-lg:contents">
          <AmountDue payment={payment} now={now} />
          <RefusedBefore payment={payment} />
          <ProofChecks payment={payment} />
          <PaymentFacts payment={payment} />
        </div>
        <Decision payment={payment} seen={seen} onDecided={onDecided} />
      </div>
    </div>
  )
}
