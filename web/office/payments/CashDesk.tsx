import { formatRinggit } from '#contract/prices/money.ts'
import { confirmCash, type PaymentToJudge } from '#contract/money/payments.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useMoment } from '../../platform/moment.ts'
import { CursorList } from '../../ui/CursorList.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { useTold } from '../../ui/use-told.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Price } from '../../ui/Price.tsx'
import { Table } from '../../ui/Table.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { SearchedDesk } from '../desk/DeskSearch.tsx'
import { useWaiting } from './use-waiting.ts'
import { useWords } from '../../platform/words.ts'

/** Cash that customers bring to the counter or the office. */
export function CashDesk() {
  return <SearchedDesk>{(search) => <Waiting search={search} />}</SearchedDesk>
}

function Waiting({ search }: { search: string }) {
  const { t } = useWords()
  const list = useWaiting('cash', search)
  return (
    <CursorList
      list={list}
      rowsOf={({ payment_data }) => payment_data}
      waiting="h-64 w-full"
      empty={<EmptyState says={search ? t('office.payments.nothing') : undefined} />}
    >
      {(rows) => <CashTable rows={rows} onDone={() => void list.refetch()} />}
    </CursorList>
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
      columns={[
        {
          heading: t('office.payments.reference'),
          render: ({ tracking_number }) => <TrackingNumber number={tracking_number} />,
        },
        { heading: t('office.payments.customer'), render: ({ customer_name }) => customer_name },
        { heading: t('office.payments.ordered_at'), render: ({ ordered_at }) => moment(ordered_at) },
        {
          heading: t('office.payments.amount'),
          numeric: true,
          render: ({ amount }) => <Price ringgit={amount} />,
        },
        {
          heading: t('office.payments.confirm'),
          render: (payment) => <Confirm payment={payment} onDone={onDone} />,
        },
      ]}
    />
  )
}

function Confirm({ payment, onDone }: { payment: PaymentToJudge; onDone: () => void }) {
  const { t } = useWords()
  const told = useTold()
  const confirm = useCall(confirmCash)
  const keyFor = useKeyFor()
  const { id, amount, is_own, tracking_number } = payment
  async function act() {
    told(t('office.payments.approved'))(
      await confirm.mutateAsync({ input: { params: { id } }, key: keyFor(id) }),
    )
    onDone()
  }
  return (
    <ConfirmedButton
      kind="secondary"
      confirmKind="approve"
      disabled={is_own}
      label={t('office.payments.confirm')}
      question={t('office.payments.confirm_question', { amount: formatRinggit(amount) })}
      isPending={confirm.isPending}
      act={act}
    >
      <p className="figures font-semibold">{inGroups(tracking_number)}</p>
    </ConfirmedButton>
  )
}
