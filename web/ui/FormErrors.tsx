import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useText } from '../platform/text.ts'
import { ErrorSummary, type SummaryEntry } from './ErrorSummary.tsx'

const none: readonly SummaryEntry[] = []

/** The summary of a form that was sent: every error it has, also those of rows and of fields not on the page. */
export function FormErrors<Values extends FieldValues, Output>({
  form: { formState },
  others = none,
}: {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'formState'>
  /** What else of the page is wrong, already in words. */
  others?: readonly SummaryEntry[]
}) {
  const text = useText()
  if (formState.submitCount === 0) return null
  const entries = entriesIn(formState.errors).map(({ field, text: key }) => ({ field, text: text(key) }))
  return <ErrorSummary entries={[...entries, ...others]} tries={formState.submitCount} />
}

/** Errors nest as the fields do; what is wrong with a whole list stands under `root`. */
function entriesIn(errors: object, path = ''): SummaryEntry[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const field = name === 'root' ? path : path + (path && '.') + name
    if ('message' in error && typeof error.message === 'string') return [{ field, text: error.message }]
    return entriesIn(error, field)
  })
}
