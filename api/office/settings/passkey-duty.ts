import type { Transaction } from 'kysely'
import { changePasskeyDuty, readPasskeyDuty } from '#contract/people/passkeys.ts'
import { staffRoles } from '#contract/platform/roles.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'

type StaffRole = (typeof staffRoles)[number]

export function passkeyDutyRoutes(app: App) {
  app.serve(readPasskeyDuty, () => readDuty(app.db))
  app.serve(changePasskeyDuty, ({ user, body }) =>
    transaction(app.db, (tx) => changeDuty(tx, user, body.roles)),
  )
}

async function readDuty(db: Db) {
  const { passkey_roles } = await db.selectFrom('switches').select('passkey_roles').executeTakeFirstOrThrow()
  return { roles: staffRoles.filter((role) => passkey_roles.includes(role)) }
}

/**
 * It counts from the next call of everybody on. Whoever asks has just shown that a passkey of their own works:
 * nobody closes the office behind themselves.
 */
async function changeDuty(tx: Transaction<DB>, user: Caller, roles: StaffRole[]) {
  const own = await tx.selectFrom('passkeys').select('id').where('user_id', '=', user.id).executeTakeFirst()
  if (!own && roles.length > 0) throw conflict('own_passkey_missing')
  const { with_passkey } = await tx
    .selectFrom('sessions')
    .select('with_passkey')
    .where('id', '=', user.session_id)
    .executeTakeFirstOrThrow()
  if (!with_passkey && roles.length > 0) throw conflict('prove_with_passkey')
  const before = await readDuty(tx)
  await tx.updateTable('switches').set({ passkey_roles: roles }).execute()
  await record(tx, { name: 'passkey_duty_changed', actor_id: user.id, data: { before, after: { roles } } })
  return { roles }
}
