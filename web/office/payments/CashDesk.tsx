import { Link } from 'react-router'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { approvePayment, type PaymentToJudge } from '#contract/money/payments.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { useMoment } from '../../platform/moment.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { CursorList } from '../../ui/CursorList.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Price } from '../../ui/Price.tsx'
import { Table } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { SearchedDesk } from '../desk/DeskSearch.tsx'
import { JustApproved, PendingApprovals } from './PendingApprovals.tsx'
import { useWaiting } from './use-waiting.ts'
import { useWords } from '../../platform/words.ts'

/** Cash that customers bring to the counter or the office. */
export function CashDesk() {
  return <SearchedDesk>{(search) => <Waiting search={search} />}</SearchedDesk>
}

function Waiting({ search }: { search: string }) {
  const { t } = useWords()
  const list = useWaiting('cash', search)
  const refresh = () => void list.refetch()
  const [newest] = list.data?.pages ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <CursorList
        list={list}
        rowsOf={({ payment_data }) => payment_data}
        waiting="h-64 w-full"
        empty={<EmptyState says={search ? t('office.payments.nothing') : undefined} />}
      >
        {(rows) => <CashTable rows={rows} onDone={refresh} />}
      </CursorList>
      {newest && (
        <>
          <JustApproved pending={newest.pending_data} />
          <PendingApprovals
            pending={newest.pending_data}
            now={newest.now}
            isLastRejected={false}
            onUndone={refresh}
          />
        </>
      )}
    </div>
  )
}

function CashTable({ rows, onDone }: { rows: PaymentToJudge[]; onDone: () => void }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <Table
      caption={t('office.payments.cash')}
      rows={rows}
      keyOf={({ id }) => id}
      isLong
      columns={[
        {
          heading: t('office.payments.reference'),
          isTitle: true,
          render: (payment) => <Order payment={payment} />,
        },
        { heading: t('office.payments.order'), render: (payment) => <Kind payment={payment} /> },
        { heading: t('office.payments.customer'), render: ({ customer_name }) => customer_name },
        { heading: t('office.payments.counter'), render: ({ bank_name }) => bank_name },
        {
          heading: t('office.payments.ordered_at'),
          render: ({ ordered_at }) => moment(ordered_at, zoneOfOffice),
        },
        {
          heading: t('office.payments.amount'),
          numeric: true,
          render: ({ amount }) => <Price ringgit={amount} />,
        },
        {
          heading: t('office.payments.confirm'),
          isAct: true,
          render: (payment) => <Confirm payment={payment} onDone={onDone} />,
        },
      ]}
    />
  )
}

function Order({ payment: { tracking_number } }: { payment: PaymentToJudge }) {
  return (
    <Link
      className="inline-flex min-h-11 items-center underline underline-offset-4"
      to={`/office/parcels/${tracking_number}`}
    >
      <TrackingNumber number={tracking_number} />
    </Link>
  )
}

/** What is paid for, and the shipment where that is a difference or a fee of one. */
function Kind({ payment: { order_type, parcels, concerns } }: { payment: PaymentToJudge }) {
  const { t } = useWords()
  return (
    <span className="xl:whitespace-nowrap">
      {t(`office.payments.order_types.${order_type}`, { count: parcels ?? 0 })}
      {concerns && <span className="text-muted block text-sm">{inGroups(concerns)}</span>}
    </span>
  )
}

function Confirm({ payment, onDone }: { payment: PaymentToJudge; onDone: () => void }) {
  const { t } = useWords()
  const text = useText()
  const approve = useCall(approvePayment)
  const keyFor = useKeyFor()
  const { id, amount, is_own, tracking_number, bank_name, customer_name } = payment
  async function act() {
    const input = { params: { id }, body: { proof_id: null } }
    const answer = await approve.mutateAsync({ input, key: keyFor(id) })
    // What was confirmed is told by the strip that takes it back.
    if (!answer || !isSuccess(answer)) toast.error(sentence(text, answer))
    onDone()
  }
  return (
    <ConfirmedButton
      kind="secondary"
      className="whitespace-nowrap"
      confirmKind="approve"
      disabled={is_own}
      label={t('office.payments.confirm')}
      question={t('office.payments.confirm_question', { amount: formatRinggit(amount) })}
      isPending={approve.isPending}
      act={act}
    >
      <p className="figures font-semibold">{inGroups(tracking_number)}</p>
      <p className="text-muted">{[customer_name, bank_name].filter(Boolean).join(' · ')}</p>
    </ConfirmedButton>
  )
}
