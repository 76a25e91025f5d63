import type { RateCard } from '#contract/prices/rate-card.ts'
import { useText } from '../../platform/text.ts'
import { Table } from '../../ui/Table.tsx'
import { changesOf, type Change } from './changes.ts'
import { columnName, rowName } from './names.ts'
import { useWords } from '../../platform/words.ts'

/** Every number of the card that will be another one, wherever it stands: also those that no typical parcel pays. */
export function Changes({ before, after }: { before: RateCard; after: RateCard }) {
  const { t } = useWords()
  const text = useText()
  const changes = changesOf(before, after)
  const isTaxChanged = before.tax.is_on !== after.tax.is_on
  if (changes.length === 0 && !isTaxChanged)
    return <p className="text-muted">{t('office_rates.changes.none')}</p>
  return (
    <>
      {isTaxChanged && (
        <p>{t(after.tax.is_on ? 'office_rates.changes.tax_on' : 'office_rates.changes.tax_off')}</p>
      )}
      {changes.length > 0 && (
        <Table
          caption={t('office_rates.changes.heading')}
          rows={changes}
          keyOf={({ place }) => place}
          columns={[
            {
              heading: t('office_rates.changes.price'),
              render: (change) => <Price change={change} text={text} />,
            },
            { heading: t('office_rates.now'), numeric: true, render: (change) => change.before },
            {
              heading: t('office_rates.later'),
              numeric: true,
              render: (change) => <strong>{change.after}</strong>,
            },
          ]}
        />
      )}
    </>
  )
}

function Price({ change, text }: { change: Change; text: (key: string) => string }) {
  const { sheet, row, column } = change
  return (
    <span className="grid">
      <span>{text(`office_rates.sheets.${sheet}`)}</span>
      <span className="text-muted text-sm">
        {rowName(text, row)}, {columnName(text, column.label, column.unit)}
      </span>
    </span>
  )
}
