import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What a field's error is called when its schema names nothing better: a translation key. */
function fieldMessage(issue: Issue): string {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value')
    return isEmpty(issue.input) ? 'error.required' : 'error.invalid'
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.input === '' ? 'error.required' : tooSmall(issue)
  if (issue.code === 'too_big')
    return issue.origin === 'string' || issue.origin === 'array' ? 'error.too_long' : 'error.too_big'
  if (issue.code === 'unrecognized_keys') return 'error.unknown_field'
  return 'error.invalid'
}

function tooSmall(issue: Issue) {
  return issue['origin'] === 'string' || issue['origin'] === 'array' ? 'error.too_short' : 'error.too_small'
}

function isEmpty(input: unknown) {
  return input === undefined || input === null || input === ''
}

/** Both sides call this once, so that forms and server speak the same keys. */
export function speakInKeys() {
  z.config({ customError: fieldMessage })
}
