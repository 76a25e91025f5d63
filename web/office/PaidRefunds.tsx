import { useTranslation } from 'react-i18next'
import { listRefunds, type OfficeRefund } from '#contract/refunds.ts'
import { inGroups } from '#contract/tracking-number.ts'
import { useMoment } from '../platform/moment.ts'
import { CursorList } from '../ui/CursorList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Price } from '../ui/Price.tsx'
import { Table } from '../ui/Table.tsx'
import { useList } from '../platform/use-call.ts'
import { DeskSearch, useDeskSearch } from './DeskSearch.tsx'

interface Ended {
  status: 'paid' | 'withdrawn'
}

/** What is no longer due: it was paid, or withdrawn. */
export function PaidRefunds({ status }: Ended) {
  const { t } = useTranslation()
  const { typed, setTyped, search } = useDeskSearch()
  const list = useList(listRefunds, (page) => page, { status, ...(search ? { search } : {}) })
  return (
    <div className="grid gap-4">
      <DeskSearch typed={typed} setTyped={setTyped} />
      <CursorList
        list={list}
        rowsOf={({ refund_data }) => refund_data}
        waiting="h-64 w-full"
        empty={
          <EmptyState>{search && <p className="text-muted">{t('office.payments.nothing')}</p>}</EmptyState>
        }
      >
        {(rows) => <RefundTable rows={rows} status={status} />}
      </CursorList>
    </div>
  )
}

function RefundTable({ rows, status }: Ended & { rows: OfficeRefund[] }) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <Table
      caption={t(`office_refunds.${status}`)}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { heading: t('office_refunds.paid_at'), render: ({ paid_at }) => paid_at && moment(paid_at) },
        {
          heading: t('office_refunds.reference'),
          render: ({ tracking_number }) => <span className="figures">{inGroups(tracking_number)}</span>,
        },
        { heading: t('office_refunds.kind'), render: ({ kind }) => t(`office_refunds.kinds.${kind}`) },
        { heading: t('office_refunds.account_name'), render: ({ account }) => account?.account_name },
        { heading: t('office_refunds.bank_reference'), render: ({ bank_reference }) => bank_reference },
        {
          heading: t('office_refunds.amount'),
          numeric: true,
          render: ({ amount }) => <Price ringgit={amount} />,
        },
      ]}
    />
  )
}
