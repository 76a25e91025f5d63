import type { FieldError } from '#contract/platform/envelope.ts'
import { refusals, type CodeOf, type RefusalCode } from '#contract/platform/refusals.ts'

/** An answer that says no. `code_message` is the stable word of the interface, never prose. */
export class Refusal extends Error {
  readonly status: number
  readonly code_message: RefusalCode
  readonly errors: FieldError[] | undefined
  readonly details: Record<string, unknown> | undefined
  readonly retry_after_s: number | undefined

  constructor(
    code_message: RefusalCode,
    more: Partial<Pick<Refusal, 'errors' | 'details' | 'retry_after_s'>> = {},
  ) {
    super(code_message)
    this.status = refusals[code_message].status
    this.code_message = code_message
    this.errors = more.errors
    this.details = more.details
    this.retry_after_s = more.retry_after_s
  }
}

const mostNamed = 20

/** Nobody mends more than that at once, and naming ten thousand would be our work. */
export function invalid(errors: FieldError[]) {
  return new Refusal('invalid_input', { errors: errors.slice(0, mostNamed) })
}

export function invalidField(path: string, message: string) {
  return invalid([{ path, message }])
}

/** Foreign and missing look the same, so that nobody learns what exists. */
export function notFound() {
  return new Refusal('not_found')
}

export function conflict(code_message: CodeOf<409>, details?: Record<string, unknown>) {
  return new Refusal(code_message, details ? { details } : {})
}

export function forbidden() {
  return new Refusal('forbidden')
}

/** HTTP 401, but code 403 in the body: the specification's sign of a dead session. */
export function deadSession() {
  return new Refusal('session_required')
}

export function tooMany(retry_after_s: number) {
  return new Refusal('too_many_requests', { retry_after_s })
}

export function unavailable(code_message: CodeOf<503>, retry_after_s = 2) {
  return new Refusal(code_message, { retry_after_s })
}
