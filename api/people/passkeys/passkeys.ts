import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import * as contract from '#contract/people/passkeys.ts'
import type { DB } from '#database/schema.ts'
import { writeToOwner } from '../sessions/account-letters.ts'
import type { Caller } from '../../platform/caller.ts'
import { violates } from '../../platform/database-errors.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { conflict, notFound, Refusal } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { countAgainst } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { finishSignIn, startSignIn } from './sign-in.ts'
import { makingOptions, verifiedMaking } from './verify.ts'

export function passkeyRoutes(app: App) {
  app.serve(contract.askSignIn, ({ visitor }) => startSignIn(app, visitor))
  app.serve(contract.signInByPasskey, async ({ body, address, device, visitor, reply }) => {
    const from = { address, device, visitor }
    const { device_cookie, ...signedIn } = await finishSignIn(app, body.response, from)
    reply.header('set-cookie', device_cookie)
    return signedIn
  })
  app.serve(contract.listPasskeys, async ({ user }) => ({ passkey_data: await passkeysOf(app.db, user.id) }))
  app.serve(contract.askNewPasskey, ({ user }) => startAdding(app, user))
  app.serve(contract.addPasskey, ({ user, body }) => add(app, user, body))
  app.serve(contract.renamePasskey, ({ user, params, body }) => rename(app.db, user.id, params.id, body.name))
  app.serve(contract.removePasskey, ({ user, params }) =>
    transaction(app.db, (tx) => remove(app, tx, user.id, params.id)),
  )
}

const columns = ['id', 'name', 'is_synced', 'is_backed_up', 'created_at', 'last_used_at'] as const

export function passkeysOf(db: Db, user_id: string) {
  return db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .execute()
}

/** What a device needs to find the passkeys of a person. */
export function credentialsOf(db: Db, user_id: string) {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .execute()
}

async function startAdding(app: App, { id, session_id }: Caller) {
  await countAgainst(app.db, [{ bucket: `passkey:add:${id}`, most: 60, seconds: 3600 }])
  const owner = await app.db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const known = await credentialsOf(app.db, id)
  if (known.length >= contract.mostPasskeys) throw conflict('too_many_passkeys')
  return { options: await makingOptions(app, { id, session_id, ...owner, known }) }
}

async function add(app: App, user: Caller, body: z.output<typeof contract.addPasskey.body>) {
  const { name, response } = body
  const made = await verifiedMaking(app, response, user.session_id)
  if (!made) throw new Refusal('passkey_refused')
  const { id: credential_id, publicKey, counter } = made.credential
  try {
    return await transaction(app.db, async (tx) => {
      await lockOwner(tx, user.id)
      const passkey = await tx
        .insertInto('passkeys')
        .values({
          user_id: user.id,
          name,
          credential_id,
          public_key: Buffer.from(publicKey),
          counter,
          transports: response.response.transports ?? [],
          is_synced: made.credentialDeviceType === 'multiDevice',
          is_backed_up: made.credentialBackedUp,
        })
        .returning(columns)
        .executeTakeFirstOrThrow()
      if ((await credentialsOf(tx, user.id)).length > contract.mostPasskeys)
        throw conflict('too_many_passkeys')
      // The device has verified its owner just now, so this session is as good as one opened with it.
      const own = tx.updateTable('sessions').set({ with_passkey: true })
      await sendAhead(tx, own.where('id', '=', user.session_id))
      await writeToOwner(app, tx, user.id, 'passkey_added')
      await record(tx, { name: 'passkey_added', subject_id: user.id, actor_id: user.id })
      return { passkey }
    })
  } catch (error) {
    if (violates(error, 'passkeys_credential_key')) throw conflict('passkey_known')
    throw error
  }
}

async function rename(db: Db, user_id: string, id: string, name: string) {
  const passkey = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning(columns)
    .executeTakeFirst()
  if (!passkey) throw notFound()
  return { passkey }
}

/** People whose role must log in with a passkey keep at least one. */
async function remove(app: App, tx: Transaction<DB>, user_id: string, id: string) {
  await lockOwner(tx, user_id)
  const removed = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
  const { rows } = await sql`
    select 1 from users u cross join switches w where u.id = ${user_id}::uuid and u.role = any(w.passkey_roles)
      and not exists (select from passkeys p where p.user_id = u.id)`.execute(tx)
  if (rows.length > 0) throw conflict('last_passkey')
  await writeToOwner(app, tx, user_id, 'passkey_removed')
  await record(tx, { name: 'passkey_removed', subject_id: user_id, actor_id: user_id })
  return {}
}

/** Two who add or remove at once are counted one after the other. */
function lockOwner(tx: Transaction<DB>, user_id: string) {
  return sendAhead(tx, sql`select from users where id = ${user_id}::uuid for no key update`)
}
