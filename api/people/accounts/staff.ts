import type { Keys } from '../../platform/keys.ts'
import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import { email, personName } from '#contract/people/accounts.ts'
import { staffRoles } from '#contract/platform/roles.ts'
import type { DB } from '#database/schema.ts'
import { forgetPasskeysOf } from '../passkeys/forget.ts'
import { record } from '../../platform/events.ts'
import { transaction } from '../../platform/transaction.ts'
import { hashPassword } from './passwords.ts'
import { base32, enrol } from './second-factor.ts'

const newcomer = z.strictObject({
  email,
  name: personName,
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/, 'must look like +60123456789'),
  role: z.enum(staffRoles),
})

/** Makes a staff account, or gives an existing person the role; what is returned is shown once and stored nowhere. */
export async function createStaff(db: Kysely<DB>, keys: Keys, given: unknown) {
  const person = newcomer.parse(given)
  const password = base32(randomBytes(10)).toLowerCase()
  const password_hash = await hashPassword(password)
  return transaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('users')
      .values({ id: randomUUIDv7(), ...person, password_hash })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ role: person.role, password_hash, joined_at: sql`now()`, locked_at: null }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    // Whoever held the account before the change of role has to sign in again, and not with an earlier passkey.
    await forgetPasskeysOf(tx, id)
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
    return { email: person.email, role: person.role, password, ...(await enrol(tx, keys, id)) }
  })
}

export async function resetSecondFactor(db: Kysely<DB>, keys: Keys, address: string) {
  return transaction(db, async (tx) => {
    const user = await staffAt(tx, address)
    await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    return enrol(tx, keys, user.id)
  })
}

/** For the last admin, whom nobody else can help: they log in with password and second factor again. */
export async function resetPasskeys(db: Kysely<DB>, address: string) {
  return transaction(db, async (tx) => {
    const { id } = await staffAt(tx, address)
    const removed = await forgetPasskeysOf(tx, id)
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
    await record(tx, { name: 'passkeys_reset', subject_id: id })
    return removed
  })
}

async function staffAt(tx: Transaction<DB>, address: string) {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.parse(address))
    .where('role', 'in', staffRoles)
    .executeTakeFirst()
  if (!user) throw new Error(`There is no staff account with the address ${address}.`)
  return user
}
