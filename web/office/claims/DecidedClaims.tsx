import { listClaims, type ClaimInList } from '#contract/money/claim-desk.ts'
import { useMoment } from '../../platform/moment.ts'
import { ClaimBadge } from '../../parts/claim/ClaimBadge.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Price } from '../../ui/Price.tsx'
import { Table } from '../../ui/Table.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useList } from '../../platform/use-call.ts'
import { SearchedDesk } from '../desk/DeskSearch.tsx'
import { useWords } from '../../platform/words.ts'

export function DecidedClaims() {
  const { t } = useWords()
  return (
    <SearchedDesk hint={t('office_claims.find_hint')}>{(search) => <Decided search={search} />}</SearchedDesk>
  )
}

function Decided({ search }: { search: string }) {
  const { t } = useWords()
  const list = useList(listClaims, (page) => page, { tab: 'decided', ...(search ? { search } : {}) })
  return (
    <CursorList
      list={list}
      rowsOf={({ claim_data }) => claim_data}
      waiting="h-64 w-full"
      empty={<EmptyState says={search ? t('office.payments.nothing') : undefined} />}
    >
      {(rows) => <ClaimTable rows={rows} />}
    </CursorList>
  )
}

function ClaimTable({ rows }: { rows: ClaimInList[] }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <Table
      caption={t('office_claims.decided')}
      rows={rows}
      keyOf={({ id }) => id}
      isLong
      columns={[
        { heading: t('office_claims.filed'), isWords: true, render: ({ filed_at }) => moment(filed_at) },
        {
          heading: t('claim.record.number'),
          render: ({ tracking_number }) => <TrackingNumber number={tracking_number} />,
        },
        { heading: t('office_claims.kind'), isWords: true, render: ({ kind }) => t(`claim.kinds.${kind}`) },
        { heading: t('office_claims.state'), render: ({ status }) => <ClaimBadge status={status} /> },
        {
          heading: t('office_claims.handler'),
          render: ({ handler_name }) =>
            handler_name ?? <span className="wrap-normal">{t('office_claims.nobody')}</span>,
        },
        {
          heading: t('office_claims.amount_paid'),
          numeric: true,
          isWords: true,
          render: ({ amount }) =>
            amount === null ? t('office_claims.nothing_paid') : <Price ringgit={amount} />,
        },
      ]}
    />
  )
}
