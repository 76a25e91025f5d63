import type { ReactNode } from 'react'

export interface Column<Row> {
  heading: string
  render: (row: Row) => ReactNode
  numeric?: boolean
  /** The headings are our own short words, which are never broken; names and addresses may be of any length. */
  isWords?: boolean
  /** What its row is told by: on a phone the card begins with it, without its heading. */
  isTitle?: boolean
  /** A button that says what it does: on a phone as wide as the card, without its heading. */
  isAct?: boolean
  /** Classes of the whole column, such as those that hide it where there is no room. */
  look?: string
}

interface Props<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  className?: string
  /** Longer than a screen of a desk: its headings stay in sight. It stands on the ground of the work pages. */
  isLong?: boolean
}

/** Dense rows on a wide screen; on a phone each row is a small card that names its values. */
export function Table<Row>({ caption, columns, rows, keyOf, className = '', isLong = false }: Props<Row>) {
  return (
    <table className={`w-full text-left max-md:block ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-line border-b">
          {columns.map(({ heading, numeric, look = '' }) => (
            <th
              key={heading}
              scope="col"
              className={`text-muted px-3 py-2 text-sm font-semibold wrap-normal ${numeric ? 'text-right' : ''} ${isLong ? 'head-in-sight' : ''} ${look}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-line max-md:bg-surface max-md:grid max-md:grid-cols-1 max-md:rounded-box max-md:border max-md:p-3 md:border-b"
          >
            {columns.map((column) => (
              <Cell key={column.heading} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { heading, render, numeric, isWords, isTitle, isAct, look = '' } = column
  const looks = `${look} ${numeric ? 'figures md:text-right' : ''} ${isWords ? 'wrap-normal' : ''}`
  if (isTitle || isAct)
    return (
      <td className={`px-3 py-2 max-md:px-0 max-md:py-1 ${isTitle ? 'row-title' : 'row-act'} ${looks}`}>
        {render(row)}
      </td>
    )
  return (
    <td
      // A card on a phone names no value that is not there.
      className={`px-3 py-2 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 max-md:px-0 max-md:py-1 max-md:has-[>span:last-child:empty]:hidden ${looks}`}
    >
      {/* Beside its heading, or below it where not even its longest word, or what stays whole, has room there. */}
      <span className="text-muted max-w-1/2 min-w-min text-sm wrap-normal md:hidden" aria-hidden="true">
        {heading}
      </span>
      <span className="min-w-0 max-md:flex-[1_1_min-content] max-md:has-data-whole:basis-[max-content] max-md:text-right max-md:*:justify-end max-md:*:justify-items-end">
        {render(row)}
      </span>
    </td>
  )
}
