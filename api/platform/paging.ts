interface PageQuery {
  cursor?: string | undefined
  limit?: number | undefined
}

const usualLimit = 20

/** How many rows to ask for: one more than shown, which tells whether there are more. */
export function rowsFor({ limit = usualLimit }: PageQuery) {
  return limit + 1
}

export function asPage<Row extends { id: string }>(rows: Row[], { limit = usualLimit }: PageQuery) {
  const page = rows.slice(0, limit)
  return { page, next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}
