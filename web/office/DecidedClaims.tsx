import { useTranslation } from 'react-i18next'
import { listClaims, type ClaimInList } from '#contract/claim-desk.ts'
import { inGroups } from '#contract/tracking-number.ts'
import { useMoment } from '../platform/moment.ts'
import { ClaimBadge } from '../ui/claim/ClaimBadge.tsx'
import { CursorList } from '../ui/CursorList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Price } from '../ui/Price.tsx'
import { Table } from '../ui/Table.tsx'
import { useList } from '../platform/use-call.ts'

export function DecidedClaims() {
  const list = useList(listClaims, (page) => page, { tab: 'decided' })
  return (
    <CursorList
      list={list}
      rowsOf={({ claim_data }) => claim_data}
      waiting="h-64 w-full"
      empty={<EmptyState />}
    >
      {(rows) => <ClaimTable rows={rows} />}
    </CursorList>
  )
}

function ClaimTable({ rows }: { rows: ClaimInList[] }) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <Table
      caption={t('office_claims.decided')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { heading: t('office_claims.filed'), render: ({ filed_at }) => moment(filed_at) },
        {
          heading: t('claim.record.number'),
          render: ({ tracking_number }) => <span className="figures">{inGroups(tracking_number)}</span>,
        },
        { heading: t('office_claims.kind'), render: ({ kind }) => t(`claim.kinds.${kind}`) },
        { heading: t('office_claims.state'), render: ({ status }) => <ClaimBadge status={status} /> },
        { heading: t('office_claims.handler'), render: ({ handler_name }) => handler_name },
        {
          heading: t('office_claims.amount_paid'),
          numeric: true,
          render: ({ amount }) => amount !== null && <Price ringgit={amount} />,
        },
      ]}
    />
  )
}
