import { useTranslation } from 'react-i18next'
import { listRefunds, type OfficeRefund } from '#contract/refunds.ts'
import { inGroups } from '#contract/tracking-number.ts'
import { useMoment } from '../moment.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Price } from '../ui/Price.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Table } from '../ui/Table.tsx'
import { useList } from '../use-call.ts'

export function PaidRefunds() {
  const list = useList(listRefunds, (page) => page, { status: 'paid' })
  if (!list.data)
    return list.isError ? (
      <LoadFailed onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    )
  const rows = list.data.pages.flatMap(({ refund_data }) => refund_data)
  if (rows.length === 0) return <EmptyState />
  return (
    <div className="grid gap-4">
      <RefundTable rows={rows} />
      <Pagination
        shown={rows.length}
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}

function RefundTable({ rows }: { rows: OfficeRefund[] }) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <Table
      caption={t('office_refunds.paid')}
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
