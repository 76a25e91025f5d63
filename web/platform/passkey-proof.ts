import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { askProofByPasskey, proveByPasskey } from '#contract/people/fresh-proof.ts'
import { call } from './call.ts'
import { signWithPasskey } from './passkey.ts'

/** Asks a passkey of the account who this is; says what went wrong, or nothing. */
export async function proveWithPasskey(): Promise<
  { problem: 'not_signed' } | { failure: Failure | undefined } | undefined
> {
  const asked = await call(askProofByPasskey)
  if (!asked || !isSuccess(asked)) return { failure: asked }
  const signed = await signWithPasskey(asked.data.options)
  if ('problem' in signed) return { problem: 'not_signed' }
  const answer = await call(proveByPasskey, { body: { response: signed.response } })
  return answer && isSuccess(answer) ? undefined : { failure: answer }
}
