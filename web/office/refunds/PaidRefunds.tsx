import type { ComponentProps } from 'react'
import { listRefunds, type OfficeRefund } from '#contract/money/refunds.ts'
import { useMoment } from '../../platform/moment.ts'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Price } from '../../ui/Price.tsx'
import { Table } from '../../ui/Table.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useList } from '../../platform/use-call.ts'
import { SearchedDesk } from '../desk/DeskSearch.tsx'
import { RefundsFile } from './RefundsFile.tsx'
import { TakeBack } from './TakeBack.tsx'
import { useWords } from '../../platform/words.ts'

interface Ended {
  status: 'paid' | 'withdrawn'
}

/** What is no longer due: it was paid, or withdrawn. */
export function PaidRefunds({ status }: Ended) {
  return <SearchedDesk>{(search) => <EndedRefunds status={status} search={search} />}</SearchedDesk>
}

function EndedRefunds({ status, search }: Ended & { search: string }) {
  const { t } = useWords()
  const list = useList(listRefunds, (page) => page, { status, ...(search ? { search } : {}) })
  return (
    <div className="grid gap-6">
      <CursorList
        list={list}
        rowsOf={({ refund_data }) => refund_data}
        waiting="h-64 w-full"
        empty={<EmptyState says={search ? t('office.payments.nothing') : undefined} />}
      >
        {(rows) => <RefundTable rows={rows} status={status} />}
      </CursorList>
      {list.data && <RefundsFile status={status} />}
    </div>
  )
}

type Columns = ComponentProps<typeof Table<OfficeRefund>>['columns']

function RefundTable({ rows, status }: Ended & { rows: OfficeRefund[] }) {
  const { t } = useWords()
  const moment = useMoment()
  const [paid, withdrawn] = [usePaid(), useWithdrawn()]
  return (
    <Table
      caption={t(`office_refunds.${status}`)}
      rows={rows}
      keyOf={({ id }) => id}
      isLong
      columns={[
        {
          heading: t(`office_refunds.${status}_at`),
          isWords: true,
          render: ({ paid_at, withdrawn_at }) => {
            const at = paid_at ?? withdrawn_at
            return at && moment(at)
          },
        },
        {
          heading: t('office_refunds.reference'),
          render: ({ tracking_number }) => <TrackingNumber number={tracking_number} />,
        },
        {
          heading: t('office_refunds.amount'),
          numeric: true,
          render: ({ amount }) => <Price ringgit={amount} />,
        },
        ...(status === 'paid' ? paid : withdrawn),
      ]}
    />
  )
}

function usePaid(): Columns {
  const { t } = useWords()
  return [
    {
      heading: t('office_refunds.kind'),
      isWords: true,
      render: ({ kind }) => t(`office_refunds.kinds.${kind}`),
    },
    { heading: t('office_refunds.account_name'), render: ({ account }) => account?.account_name },
    {
      heading: t('office_refunds.bank_reference'),
      render: ({ bank_reference, is_cash }) => bank_reference ?? (is_cash && t('office_refunds.cash.short')),
    },
    { heading: t('office_refunds.back.column'), render: (refund) => <TakeBack refund={refund} /> },
  ]
}

/** Only refunds of cancelled orders are withdrawn; the office's own words replace the reason they complete. */
function useWithdrawn(): Columns {
  const { t } = useWords()
  return [
    {
      heading: t('office_refunds.reason'),
      render: ({ withdrawal_code: code, withdrawal_words: words }) =>
        [code && code !== 'other' && t(`shipment_success.reasons.${code}`), words].filter(Boolean).join(': '),
    },
  ]
}
