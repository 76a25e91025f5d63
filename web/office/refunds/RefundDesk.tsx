import { useMemo, useState } from 'react'
import { formatRinggit } from '#contract/prices/money.ts'
import { listRefunds, type OfficeRefund } from '#contract/money/refunds.ts'
import { useMoment } from '../../platform/moment.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Price } from '../../ui/Price.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useList } from '../../platform/use-call.ts'
import { SearchedDesk } from '../DeskSearch.tsx'
import { CashBack } from './CashBack.tsx'
import { JustPaid } from './JustPaid.tsx'
import { RefundsFile } from './RefundsFile.tsx'
import { RefundPayment, type ByTransfer } from './RefundPayment.tsx'
import { DealtWith, Turn } from '../payments/Turn.tsx'
import { useTurn } from '../payments/use-turn.ts'
import { useMoreAhead } from '../payments/use-more-ahead.ts'
import { WithdrawRefund } from './WithdrawRefund.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 10_000

function useDue(search: string) {
  const query = { status: 'due', limit: '50', ...(search ? { search } : {}) }
  return useList(listRefunds, (page) => page, query, {}, look_ms)
}

type Due = ReturnType<typeof useDue>

/** One refund at a time, the oldest first: account beside amount, paid by its reference. */
export function RefundDesk() {
  return <SearchedDesk>{(search) => <Row search={search} />}</SearchedDesk>
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
  const { waiting = 0, waiting_amount = 0 } = pages[0] ?? {}
  const { last, again, paid, undone } = useLastPayment(list, refunds, turn)
  const justPaid = last && <JustPaid key={last.paid_at} payment={last} onUndone={undone} />
  if (!refund)
    return (
      <div className="grid gap-4">
        {justPaid}
        <EmptyState says={t(isSearch ? 'office.payments.nothing' : 'office_refunds.none')} />
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="figures">
        {t('office_refunds.waiting', { count: waiting, amount: formatRinggit(waiting_amount) })}
      </p>
      <Turn place={place} shown={refunds.length} waiting={waiting} keys={t('office_refunds.keys')} go={go} />
      {justPaid}
      <div className="grid gap-6 lg:grid-cols-2">
        <Owed refund={refund} />
        {isGone ? (
          <DealtWith onNext={() => go(place + 1)} />
        ) : (
          <HowToPay
            key={refund.id}
            refund={refund}
            reference={again?.id === refund.id ? again.bank_reference : ''}
            onDone={(sent) => paid(refund, sent)}
          />
        )}
      </div>
    </div>
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

interface HowProps {
  refund: OfficeRefund
  reference: string
  /** Sent by transfer; or in another way, or not by us. */
  onDone: (sent?: ByTransfer) => void
}

function HowToPay({ refund, reference, onDone }: HowProps) {
  const { account, is_cash, is_own, kind } = refund
  return (
    <Card className="grid content-start gap-4">
      {is_cash && !is_own && <CashBack refund={refund} onPaid={() => onDone()} />}
      {(account || !is_cash || is_own) && <Destination refund={refund} />}
      <CameBack refund={refund} />
      {account && !is_own && <RefundPayment refund={refund} reference={reference} onPaid={onDone} />}
      {kind === 'cancellation' && !is_own && <WithdrawRefund refund={refund} onDone={() => onDone()} />}
    </Card>
  )
}

/** Nobody sends it a second time to where it came back from without knowing. */
function CameBack({ refund }: { refund: OfficeRefund }) {
  const { t } = useWords()
  const moment = useMoment()
  const { taken_back_at, taken_back_reason, account_changed_at } = refund
  if (!taken_back_at || !taken_back_reason) return null
  const hasChanged = account_changed_at !== null && account_changed_at > taken_back_at
  return (
    <Alert tone={taken_back_reason === 'sent_back' && !hasChanged ? 'warning' : 'info'}>
      <p>{t(`office_refunds.back.${taken_back_reason}`, { day: moment(taken_back_at) })}</p>
      {taken_back_reason === 'sent_back' && (
        <p>{t(`office_refunds.back.${hasChanged ? 'changed' : 'unchanged'}`)}</p>
      )}
    </Alert>
  )
}

function Owed({ refund }: { refund: OfficeRefund }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <Card className="grid content-start gap-4">
      <p>
        <span className="text-muted block">{t('office_refunds.amount')}</span>
        <Price ringgit={refund.amount} size="total" />
      </p>
      <Facts
        facts={[
          [t('office_refunds.kind'), t(`office_refunds.kinds.${refund.kind}`)],
          [t('office_refunds.reference'), <TrackingNumber key="number" number={refund.tracking_number} />],
          [t('office_refunds.serial'), refund.serial],
          [t('office_refunds.owed_at'), moment(refund.owed_at)],
          [t('office_refunds.customer'), refund.customer_name],
          [t('office_refunds.email'), refund.customer_email],
          [t('office_refunds.phone'), refund.customer_phone],
        ]}
      />
    </Card>
  )
}

/** No word of the two names is the same. A bank shortens names and changes their order, so less is no sign. */
function isSomebodyElse(holder: string, customer: string) {
  const words = (name: string) => name.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  const own = new Set(words(customer))
  return own.size > 0 && !words(holder).some((word) => own.has(word))
}

function Destination({ refund: { account, is_own, customer_name } }: { refund: OfficeRefund }) {
  const { t } = useWords()
  if (is_own) return <Alert tone="warning">{t('error.own_order')}</Alert>
  if (!account) return <Alert tone="warning">{t('error.refund_account_missing')}</Alert>
  return (
    <>
      <h2 className="text-lg">{t('office_refunds.destination')}</h2>
      <Facts
        facts={[
          [t('office_refunds.bank'), `${account.bank_name}, ${t(`ui.country.${account.country_id}`)}`],
          [t('office_refunds.account_number'), account.account_number],
          [t('office_refunds.account_name'), account.account_name],
        ]}
      />
      {customer_name && isSomebodyElse(account.account_name, customer_name) && (
        <Alert tone="warning">{t('office_refunds.other_holder', { name: customer_name })}</Alert>
      )}
      <div>
        <CopyButton text={account.account_number} label={t('office_refunds.copy')} />
      </div>
    </>
  )
}
