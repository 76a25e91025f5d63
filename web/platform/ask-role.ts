import { readProfile } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from './call.ts'
import { changeRole } from './stored-user.ts'

/** A door that was open is closed: somebody changed the role of whoever is signed in here. */
export async function askRole() {
  const answer = await call(readProfile)
  if (answer && isSuccess(answer)) changeRole(answer.data.profile.role)
}
