import { readLane } from '#contract/places/lanes.ts'
import type { CheckedBulk } from '#contract/orders/bulk.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { Price } from '../../ui/Price.tsx'
import { Table } from '../../ui/Table.tsx'
import { KnownRows } from './KnownRows.tsx'
import { Mistakes } from './Mistakes.tsx'
import { PayForAll } from './PayForAll.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  file: File
  checked: CheckedBulk
  onAgain: () => void
}

/** What the file contains: rows to order and their cost, rows to correct, rows ordered before. */
export function Checked({ file, checked, onAgain }: Props) {
  const { t } = useWords()
  const { parcels, wrong_rows, known_rows, error_count } = checked
  return (
    <>
      <Card className="grid gap-4">
        <h2 className="text-lg">{t('bulk.steps.check')}</h2>
        <div aria-live="polite" className="grid gap-2">
          {parcels > 0 ? (
            <Alert tone="success">{t('bulk.result.ready', { count: parcels })}</Alert>
          ) : (
            <Alert tone="warning">{t('bulk.result.nothing')}</Alert>
          )}
          {wrong_rows > 0 && <Alert tone="warning">{t('bulk.result.wrong', { count: wrong_rows })}</Alert>}
          {known_rows > 0 && <Alert>{t('bulk.result.known', { count: known_rows })}</Alert>}
        </div>
        {parcels > 0 && <Lanes checked={checked} />}
      </Card>
      {error_count > 0 && <Mistakes checked={checked} />}
      {known_rows > 0 && <KnownRows known={checked.known} />}
      {parcels > 0 && <PayForAll file={file} checked={checked} onAgain={onAgain} />}
    </>
  )
}

function Lanes({ checked: { lanes, total } }: { checked: CheckedBulk }) {
  const { t } = useWords()
  return (
    <>
      <Table
        caption={t('bulk.result.heading')}
        rows={lanes}
        keyOf={({ lane, mode }) => `${lane} ${mode}`}
        columns={[
          {
            heading: t('bulk.result.lane'),
            render: ({ lane, mode }) => `${t(`bulk.lanes.${readLane(lane)}`)} ${t(`bulk.modes.${mode}`)}`,
          },
          { heading: t('bulk.result.parcels'), numeric: true, render: ({ parcels }) => parcels },
          {
            heading: t('bulk.result.amount'),
            numeric: true,
            render: ({ amount }) => <Price ringgit={amount} />,
          },
        ]}
      />
      <p className="pair bg-kraft items-baseline rounded-box p-4 font-semibold">
        <span>{t('bulk.result.total')}</span>
        <Price ringgit={total} size="total" />
      </p>
    </>
  )
}
