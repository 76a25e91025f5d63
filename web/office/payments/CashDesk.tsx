import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { confirmCash, type PaymentToJudge } from '#contract/money/payments.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { sentence } from '../../platform/form.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Price } from '../../ui/Price.tsx'
import { Table } from '../../ui/Table.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { DeskSearch, useDeskSearch } from '../DeskSearch.tsx'
import { useWaiting } from './use-waiting.ts'

/** Cash that customers bring to the counter or the office. */
export function CashDesk() {
  const { t } = useTranslation()
  const { typed, setTyped, search } = useDeskSearch()
  const list = useWaiting('cash', search)
  return (
    <div className="grid gap-4">
      <DeskSearch typed={typed} setTyped={setTyped} />
      <CursorList
        list={list}
        rowsOf={({ payment_data }) => payment_data}
        waiting="h-64 w-full"
        empty={
          <EmptyState>{search && <p className="text-muted">{t('office.payments.nothing')}</p>}</EmptyState>
        }
      >
        {(rows) => <CashTable rows={rows} onDone={() => void list.refetch()} />}
      </CursorList>
    </div>
  )
}

function CashTable({ rows, onDone }: { rows: PaymentToJudge[]; onDone: () => void }) {
  const { t } = useTranslation()
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
  const { t } = useTranslation()
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = useCall(confirmCash)
  const keyFor = useKeyFor()
  const { id, amount, is_own, tracking_number } = payment
  async function run() {
    const answer = await confirm.mutateAsync({ input: { params: { id } }, key: keyFor(id) })
    setIsAsking(false)
    if (answer && isSuccess(answer)) toast.success(t('office.payments.approved'))
    else toast.error(sentence(text, answer))
    onDone()
  }
  return (
    <>
      <Button kind="secondary" disabled={is_own} onClick={() => setIsAsking(true)}>
        {t('office.payments.confirm')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run()}
        pending={confirm.isPending}
        title={t('office.payments.confirm_question', { amount: formatRinggit(amount) })}
        confirm={t('office.payments.confirm')}
      >
        <p className="figures font-semibold">{inGroups(tracking_number)}</p>
      </ConfirmDialog>
    </>
  )
}
