/** Every JSON answer wears this: HTTP status equals `code`, except a dead session (HTTP 401, code 403). */
export interface Success<Data> {
  code: 200 | 201
  code_message: 'success'
  data: Data
}

export interface FieldError {
  path: string
  /** A translation key; the server never sends prose to people. */
  message: string
}

export interface Failure {
  code: number
  code_message: string
  request_id?: string
  errors?: FieldError[]
  /** Facts that help to answer, such as the new price with `price_changed`. */
  details?: Record<string, unknown>
}

export type Envelope<Data> = Success<Data> | Failure

export function isSuccess<Data>(answer: Envelope<Data>): answer is Success<Data> {
  return answer.code_message === 'success'
}

/** Whether this field of what was sent is what was refused. */
export function isRefused(answer: Failure | undefined, field: string) {
  return answer?.errors?.some(({ path }) => path === field) ?? false
}
