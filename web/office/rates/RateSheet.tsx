import { useText } from '../../platform/text.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { control } from '../../ui/Field.tsx'
import { columnName, rowName } from './names.ts'
import type { Path, Sheet, SheetRow, Unit } from './sheets.ts'
import type { useRateDraft } from './use-rate-draft.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  sheet: Sheet
  cell: ReturnType<typeof useRateDraft>['cell']
}

/** One table of the card; every cell says its row and column to whoever cannot see them. */
export function RateSheet({ sheet, cell }: Props) {
  const { t } = useWords()
  const text = useText()
  const title = text(`office_rates.sheets.${sheet.id}`)
  return (
    <Collapsible title={title}>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="text-muted py-2 pr-3 text-sm font-semibold">
                {t('office_rates.row')}
              </th>
              {sheet.columns.map(({ label, unit }) => (
                <th key={label} scope="col" className="text-muted px-1 py-2 text-sm font-semibold">
                  {columnName(text, label, unit)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row) => (
              <Row key={row.label} sheet={sheet} row={row} cell={cell} />
            ))}
          </tbody>
        </table>
      </div>
    </Collapsible>
  )
}

function Row({ sheet, row, cell }: Props & { row: SheetRow }) {
  const text = useText()
  const name = rowName(text, row.label)
  return (
    <tr className="border-line border-b">
      <th scope="row" className="min-w-20 py-2 pr-3 font-medium">
        {name}
      </th>
      {sheet.columns.map(({ label, unit }, index) => {
        const path = row.paths[index]
        const described = `${name}, ${columnName(text, label, unit)}`
        return (
          <td key={label} className="px-1 py-1 align-top">
            {path ? <Cell path={path} unit={unit} label={described} cell={cell} /> : '∞'}
          </td>
        )
      })}
    </tr>
  )
}

function Cell({ path, unit, label, cell }: { path: Path; unit: Unit; label: string; cell: Props['cell'] }) {
  const text = useText()
  const { value, isChanged, problem, type } = cell(path, unit)
  return (
    <>
      <input
        className={`${control} figures min-w-20 ${isChanged ? 'border-accent border-2 font-semibold' : ''}`}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== undefined}
        value={value}
        onChange={({ target }) => type(target.value)}
      />
      {problem && <span className="text-trouble text-sm">{text(problem)}</span>}
    </>
  )
}
