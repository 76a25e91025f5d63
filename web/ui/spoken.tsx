import type { ReactNode } from 'react'

/** What comes while somebody is still in the field, and is not read out with it. */
export function spoken(error: ReactNode) {
  return error && <span role="alert">{error}</span>
}
