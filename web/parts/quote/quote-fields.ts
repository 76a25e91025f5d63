import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { quoteRequest, QuoteRequest } from '#contract/prices/quotes.ts'
import type { Unfilled } from '../../platform/form.ts'

export type QuoteFormState = UseFormReturn<Unfilled<z.input<typeof quoteRequest>>, unknown, QuoteRequest>
type ErrorOf = (name: keyof QuoteRequest) => string | undefined

export interface Bound {
  form: QuoteFormState
  errorOf: ErrorOf
}

export const orNothing = {
  setValueAs: (chosen: unknown) => (chosen === '' || chosen === null ? undefined : chosen),
}
