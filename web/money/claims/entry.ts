import type { Claimable } from '#contract/money/claims.ts'

export type Errors = Partial<Record<string, string>>

/** The first error of each field; what is wrong inside a list is shown beside the list. */
export function errorsIn(issues: readonly { path: string | PropertyKey[]; message: string }[]): Errors {
  const errors: Errors = {}
  for (const { path, message } of issues) {
    const field = String((typeof path === 'string' ? path.split('.') : path)[0])
    errors[field] ??= message
  }
  return errors
}

/** What the things concerned cost by the list of the order. */
export function valueOf(quantities: Record<number, number>, items: Claimable['items']) {
  const sen = items.reduce(
    (sum, { position, unit_value }) => sum + Math.round(unit_value * 100) * (quantities[position] ?? 0),
    0,
  )
  return sen / 100
}
