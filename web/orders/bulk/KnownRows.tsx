import { Link } from 'react-router'
import type { CheckedBulk } from '#contract/orders/bulk.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../platform/words.ts'

export function KnownRows({ known }: { known: CheckedBulk['known'] }) {
  const { t } = useWords()
  return (
    <Collapsible title={t('bulk.known.heading')}>
      <Table
        caption={t('bulk.known.heading')}
        rows={known}
        keyOf={({ id }) => id}
        columns={[
          { heading: t('bulk.errors.row'), numeric: true, render: ({ row }) => row },
          {
            heading: t('batch.reference'),
            render: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
          },
          {
            heading: t('bulk.known.number'),
            render: ({ id, tracking_number }) => (
              <Link className="figures underline" to={`/shipment-detail?id=${id}`}>
                {inGroups(tracking_number)}
              </Link>
            ),
          },
        ]}
      />
    </Collapsible>
  )
}
