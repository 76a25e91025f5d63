import type { ReactNode } from 'react'

interface Column<Row> {
  heading: string
  render: (row: Row) => ReactNode
  numeric?: boolean
}

interface Props<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Dense rows on a wide screen; on a phone each row is a small card that names its values. */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className="w-full text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b">
          {columns.map(({ heading, numeric }) => (
            <th
              key={heading}
              scope="col"
              className={`text-muted px-3 py-2 text-sm font-semibold ${numeric ? 'text-right' : ''}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-line max-sm:bg-surface max-sm:grid max-sm:rounded-box max-sm:border max-sm:p-3 sm:border-b"
          >
            {columns.map(({ heading, render, numeric }) => (
              <td
                key={heading}
                className={`px-3 py-2 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1 ${numeric ? 'figures sm:text-right' : ''}`}
              >
                <span className="text-muted max-w-1/2 shrink-0 text-sm sm:hidden" aria-hidden="true">
                  {heading}
                </span>
                <span>{render(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
