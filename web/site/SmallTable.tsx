interface Props {
  caption: string
  headings: readonly [string, ...string[]]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** Few columns of short values: stays a table on the narrowest phone, because comparing is its purpose. */
export function SmallTable({ caption, headings, rows }: Props) {
  return (
    <table className="w-full max-w-prose text-left max-sm:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-edge border-b">
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className="text-muted px-2 py-2 text-sm font-semibold wrap-normal first:pl-0"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="figures">
        {rows.map(({ name, cells }) => (
          <tr key={name} className="border-line border-b align-baseline">
            <th scope="row" className="py-3 pr-2 font-medium">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={headings[index + 1]}
                // A range of days in two lines reads like two numbers.
                className={`px-2 py-3 ${cell.length < 8 ? 'whitespace-nowrap' : ''}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
