import type { Failure } from '#contract/platform/envelope.ts'
import { sentence } from '../platform/sentence.ts'

/** What is wrong with one field says more than that something is wrong. */
export function refusal(text: (key: string) => string, answer: Failure | undefined) {
  const field = answer?.errors?.[0]?.message
  return field ? text(field) : sentence(text, answer)
}
