import { isStaff } from '#contract/platform/roles.ts'
import { deleteAccount, exportData } from '#contract/people/accounts.ts'
import { erasePerson } from './erasures.ts'
import { choicesOf } from './messages/letters/messages.ts'
import { applicationsForExport } from './people/agents/personal-data.ts'
import { claimsForExport } from './money/claims/personal-data.ts'
import { programsForExport } from './people/api-keys/personal-data.ts'
import { passkeysOf } from './people/passkeys/passkeys.ts'
import { conflict } from './platform/errors.ts'
import type { App } from './platform/serve.ts'
import { transaction } from './platform/transaction.ts'
import { ordersForExport } from './orders/transactions/personal-data.ts'
import { addressesOf } from './people/addresses/addresses.ts'
import { draftsForExport } from './orders/drafts/drafts.ts'
import { looksAt } from './orders/shipments/identity-looks.ts'
import { proofsForExport } from './people/accounts/fresh-proof.ts'
import { demandPassword, readProfile } from './people/accounts/profile.ts'
import { sessionsOf } from './people/sessions/sessions.ts'
import type { Caller } from './platform/caller.ts'

export function privacyRoutes(app: App) {
  app.serve(exportData, ({ user }) => exportOf(app, user))
  app.serve(deleteAccount, ({ user, body }) => eraseAccount(app, user, body.current_password))
}

/** Everything stored about a person, as one document. */
async function exportOf(app: App, user: Caller) {
  const { profile } = await readProfile(app.db, user.id)
  const [
    addresses,
    { session_data },
    orders,
    agent_applications,
    messages,
    programs,
    passkeys,
    fresh_proofs,
    dealings,
  ] = await Promise.all([
    addressesOf(app.db, user.id),
    sessionsOf(app.db, user, { limit: 100 }),
    ordersForExport(app.db, user.id),
    applicationsForExport(app.db, profile),
    choicesOf(app.db, user.id),
    programsForExport(app.db, user.id),
    passkeysOf(app.db, user.id),
    proofsForExport(app.db, user.id),
    dealingsOf(app, user.id),
  ])
  return {
    export: {
      profile,
      addresses,
      sessions: session_data,
      ...orders,
      agent_applications,
      messages,
      ...programs,
      passkeys,
      fresh_proofs,
      ...dealings,
    },
  }
}

async function dealingsOf(app: App, user_id: string) {
  const [claims, drafts, identity_looks] = await Promise.all([
    claimsForExport(app.db, user_id),
    draftsForExport(app, user_id),
    looksAt(app.db, user_id, { limit: 1000 }),
  ])
  return { claims, drafts, identity_looks }
}

/** Staff are removed by the office, so that no area is orphaned. */
async function eraseAccount(app: App, user: Caller, password: string) {
  if (isStaff(user.role)) throw conflict('staff_account')
  await demandPassword(app, user, password)
  await transaction(app.db, (tx) => erasePerson(app.jobs, tx, user.id))
  return {}
}
