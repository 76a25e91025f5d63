import type { z } from 'zod'
import type { assertion, attestation, creationOptions, requestOptions } from '#contract/people/webauthn.ts'

/** cancelled: also when nothing was chosen in time. known: this device holds a passkey of the account already. */
export type PasskeyProblem = 'cancelled' | 'known' | 'failed'

/** Whether this browser, at this address, can hold or use a passkey at all. */
export function knowsPasskeys() {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window
}

/** Whether it can offer one on its own, under the field for the email address. */
export async function offersPasskeys() {
  if (!knowsPasskeys()) return false
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  return browserSupportsWebAuthnAutofill()
}

/** Has a device sign. Asking again ends what was asked before. */
export async function signWithPasskey(
  optionsJSON: z.output<typeof requestOptions>,
  useBrowserAutofill = false,
): Promise<{ response: z.input<typeof assertion> } | { problem: PasskeyProblem }> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const signed = await startAuthentication({ optionsJSON, useBrowserAutofill })
    return { response: { ...signed, clientExtensionResults: {} } }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Has a device make a passkey and keep it. */
export async function makePasskey(
  optionsJSON: z.output<typeof creationOptions>,
): Promise<{ response: z.input<typeof attestation> } | { problem: PasskeyProblem }> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const made = await startRegistration({ optionsJSON })
    return { response: { ...made, clientExtensionResults: {} } }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Nothing is offered any more once the page is left. */
export async function stopOffering() {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

const problems: Record<string, PasskeyProblem> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
}

function problemOf(error: unknown): PasskeyProblem {
  return (error instanceof Error ? problems[error.name] : undefined) ?? 'failed'
}
