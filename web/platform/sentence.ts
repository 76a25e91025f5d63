import type { Failure } from '#contract/platform/envelope.ts'

/** What a refusal means, in words. */
export function sentence(text: (key: string) => string, answer: Failure | undefined) {
  if (!answer) return text('error.no_connection')
  const key = `error.${answer.code_message}`
  const known = text(key)
  if (known !== key) return known
  return text(answer.code === 503 ? 'error.busy' : 'error.unknown')
}
