import type { RateCard } from '#contract/prices/rate-card.ts'
import { sheetsOf, type Column } from './sheets.ts'
import { shown, valueAt } from './values.ts'

export interface Change {
  place: string
  sheet: string
  row: string
  column: Column
  before: string
  after: string
}

/** The cells whose numbers differ between two cards, in the order of the page. */
export function changesOf(before: RateCard, after: RateCard): Change[] {
  return sheetsOf(before).flatMap(({ id, columns, rows }) =>
    rows.flatMap(({ label, paths }) =>
      columns.flatMap((column, index) => {
        const path = paths[index]
        const [old, now] = [before, after].map((card) =>
          path ? shown(valueAt(card, path), column.unit) : '',
        )
        if (!path || old === undefined || now === undefined || old === now) return []
        return [{ place: path.join('/'), sheet: id, row: label, column, before: old, after: now }]
      }),
    ),
  )
}
