import type { UseFormReturn } from 'react-hook-form'
import type { QuoteRequest } from '#contract/quotes.ts'

export type QuoteFormState = UseFormReturn<QuoteRequest, unknown, QuoteRequest>
export type ErrorOf = (name: keyof QuoteRequest) => string | undefined

export interface Bound {
  form: QuoteFormState
  errorOf: ErrorOf
}

/** Half of the readers write 3,2 and the other half 3.2; an empty field is no zero. */
export const asNumber = { setValueAs: (typed: unknown) => numberIn(typed) }

/** Money has two decimals at most, so three figures after a dot or comma are thousands: 2.000 is not RM 2. */
export const asMoney = {
  setValueAs: (typed: unknown) =>
    numberIn(typeof typed === 'string' ? typed.replaceAll(/[.,](?=\d{3}(?!\d))/g, '') : typed),
}

function numberIn(typed: unknown) {
  if (typeof typed === 'number') return typed
  const text = typeof typed === 'string' ? typed.trim() : ''
  return text === '' ? undefined : Number(text.replace(',', '.'))
}

export const orNothing = {
  setValueAs: (chosen: unknown) => (chosen === '' || chosen === null ? undefined : chosen),
}
