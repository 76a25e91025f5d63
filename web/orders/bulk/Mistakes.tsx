import Download from 'virtual:icon/download'
import { useState } from 'react'
import type { BulkError, CheckedBulk } from '#contract/orders/bulk.ts'
import { asCsvLine } from '#contract/platform/csv-cell.ts'
import { saveAs } from '../../platform/files.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../platform/words.ts'

const shownAtOnce = 25

/** Row by row what is to be mended; the columns keep the names they have in the file. */
export function Mistakes({ checked: { errors, error_count } }: { checked: CheckedBulk }) {
  const { t } = useWords()
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('bulk.errors.heading')}</h2>
      <p className="max-w-prose">{t('bulk.errors.text')}</p>
      {error_count > errors.length && (
        <p className="text-muted text-sm">
          {t('bulk.errors.more', { shown: errors.length, count: error_count })}
        </p>
      )}
      <Table
        caption={t('bulk.errors.heading')}
        rows={errors.slice(0, shown)}
        keyOf={({ row, column }) => `${row} ${column}`}
        columns={useColumns()}
      />
      <Pagination
        shown={Math.min(shown, errors.length)}
        hasMore={shown < errors.length}
        pending={false}
        onMore={() => setShown(shown + shownAtOnce * 4)}
      />
      <SaveMistakes errors={errors} />
    </Card>
  )
}

function useColumns(): Column<BulkError>[] {
  const { t } = useWords()
  const text = useText()
  return [
    { heading: t('bulk.errors.row'), numeric: true, render: ({ row }) => row },
    {
      heading: t('batch.reference'),
      render: ({ reference }) => reference && <span className="wrap-anywhere">{reference}</span>,
    },
    {
      heading: t('bulk.errors.column'),
      render: ({ column }) => <code className="text-sm wrap-anywhere">{column}</code>,
    },
    {
      heading: t('bulk.errors.value'),
      render: ({ value }) => <span className="wrap-anywhere">{value || t('bulk.errors.empty')}</span>,
    },
    { heading: t('bulk.errors.message'), render: ({ message }) => text(message) },
  ]
}

function SaveMistakes({ errors }: { errors: readonly BulkError[] }) {
  const { t } = useWords()
  const text = useText()
  function save() {
    const head = [
      t('bulk.errors.row'),
      t('batch.reference'),
      t('bulk.errors.column'),
      t('bulk.errors.value'),
      t('bulk.errors.message'),
    ]
    const rows = errors.map(({ row, reference, column, value, message }) => [
      String(row),
      reference,
      column,
      value,
      text(message),
    ])
    // Spreadsheets take the text for UTF-8 only with this mark.
    const lines = `\uFEFF${[head, ...rows].map(asCsvLine).join('')}`
    saveAs(new Blob([lines], { type: 'text/csv' }), t('bulk.errors.name'))
  }
  return (
    <Button kind="secondary" className="justify-self-start" onClick={save}>
      <Download className="size-4" aria-hidden="true" />
      {t('bulk.errors.download')}
    </Button>
  )
}
