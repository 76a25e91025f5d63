import { conflict } from '../platform/errors.ts'
import type { App } from '../platform/serve.ts'
import { addressesOf } from '../addresses/addresses.ts'
import { demandPassword, readProfile } from './profile.ts'
import { sessionsOf, type Caller } from './sessions.ts'

/** Everything stored about a person, as one document. */
export async function exportOf(app: App, user: Caller) {
  const [{ profile }, addresses, { session_data }] = await Promise.all([
    readProfile(app.db, user.id),
    addressesOf(app.db, user.id),
    sessionsOf(app.db, user, { limit: 100 }),
  ])
  return { export: { profile, addresses, sessions: session_data } }
}

/** The person goes with everything that hangs on them; staff are removed by the office, so that no area is orphaned. */
export async function deleteAccount(app: App, user: Caller, password: string) {
  if (user.role !== 'customer') throw conflict('staff_account')
  await demandPassword(app, user, password)
  await app.db.deleteFrom('users').where('id', '=', user.id).execute()
  return {}
}
