import { useMemo, useState } from 'react'
import { formatRinggit } from '#contract/prices/money.ts'
import { listRefunds, type OfficeRefund } from '#contract/money/refunds.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { useList } from '../../platform/use-call.ts'
import { SearchedDesk } from '../desk/DeskSearch.tsx'
import { NothingLeft } from '../desk/NothingLeft.tsx'
import { JustPaid } from './JustPaid.tsx'
import { RefundsFile } from './RefundsFile.tsx'
import { HowToPay } from './HowToPay.tsx'
import { Owed } from './Owed.tsx'
import type { ByTransfer } from './RefundPayment.tsx'
import { Beside } from '../desk/Beside.tsx'
import { DeskPanes } from '../desk/DeskPanes.tsx'
import { DealtWith } from '../desk/Turn.tsx'
import { useTurn } from '../desk/use-turn.ts'
import { useMoreAhead } from '../desk/use-more-ahead.ts'
import { useRefundLines } from './use-refund-lines.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 10_000

function useDue(search: string) {
  const query = { status: 'due', limit: '50', ...(search ? { search } : {}) }
  return useList(listRefunds, (page) => page, query, {}, look_ms)
}

type Due = ReturnType<typeof useDue>

/** One refund at a time, the oldest first: account beside amount, paid by its reference. */
export function RefundDesk() {
  return <SearchedDesk isFolded>{(search) => <Row search={search} />}</SearchedDesk>
}

function Row({ search }: { search: string }) {
  const list = useDue(search)
  return (
    <Loaded list={list}>
      {(pages) => (
        <div className="grid gap-6">
          <Desk key={search} list={list} pages={pages} isSearch={search !== ''} />
          <RefundsFile status="due" />
        </div>
      )}
    </Loaded>
  )
}

interface Props {
  list: Due
  pages: NonNullable<Due['data']>['pages']
  isSearch: boolean
}

function Desk({ list, pages, isSearch }: Props) {
  const { t } = useWords()
  const refunds = useMemo(() => pages.flatMap(({ refund_data }) => refund_data), [pages])
  const turn = useTurn(refunds)
  const { place, thing: refund, isGone, go } = turn
  useMoreAhead(list, refunds.length - place)
  const lines = useRefundLines(refunds)
  const { waiting = 0, waiting_amount = 0 } = pages[0] ?? {}
  const { last, again, paid, undone } = useLastPayment(list, refunds, turn)
  const justPaid = last && <JustPaid key={last.paid_at} payment={last} onUndone={undone} />
  if (!refund) return <NothingLeft isSearch={isSearch} says={t('office_refunds.none')} above={justPaid} />
  return (
    <DeskPanes
      label={t('office_refunds.queue')}
      keys={t('office_refunds.keys')}
      sum={t('office_refunds.waiting', { count: waiting, amount: formatRinggit(waiting_amount) })}
      open={isGone ? undefined : refund.id}
      {...{ lines, place, waiting, go }}
    >
      {justPaid}
      {isGone && <DealtWith onNext={() => go(place + 1)} />}
      <Beside
        answer={
          !isGone && (
            <HowToPay
              key={refund.id}
              refund={refund}
              reference={again?.id === refund.id ? again.bank_reference : ''}
              onDone={(sent) => paid(refund, sent)}
            />
          )
        }
      >
        <Owed refund={refund} />
      </Beside>
    </DeskPanes>
  )
}

type Sent = ByTransfer & Pick<OfficeRefund, 'id' | 'amount' | 'tracking_number'>

type Moves = Pick<ReturnType<typeof useTurn<OfficeRefund>>, 'show' | 'leave'>

/** The next one comes after a payment; what was taken back is on the screen again. */
function useLastPayment(list: Due, refunds: readonly OfficeRefund[], { show, leave }: Moves) {
  const [last, setLast] = useState<Sent>()
  const [again, setAgain] = useState<Sent>()
  const [wanted, setWanted] = useState<string>()
  const found = refunds.find(({ id }) => id === wanted)
  if (wanted && found) {
    setWanted(undefined)
    show(found)
  }
  return {
    last,
    again,
    paid: ({ id, amount, tracking_number }: OfficeRefund, sent?: ByTransfer) => {
      setLast(sent && { id, amount, tracking_number, ...sent })
      leave()
      void list.refetch()
    },
    undone: () => {
      setLast(undefined)
      setAgain(last)
      // Until then the list still has it from before it was paid.
      void list.refetch().then(() => setWanted(last?.id))
    },
  }
}
