import type { Keys } from '../../platform/keys.ts'
import { createHmac, randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import { assignedRoles, isStaff, roles, type Role } from '#contract/platform/roles.ts'
import type { DB } from '#database/schema.ts'
import { transaction } from '../../platform/transaction.ts'
import { hashPassword } from './passwords.ts'
import { base32, enrol, stepAt, totp } from './second-factor.ts'

const people = {
  customer: { name: 'Siti Contoh', phone: '+60123456781' },
  courier: { name: 'Budi Contoh', phone: '+60123456782' },
  agent: { name: 'Aminah Contoh', phone: '+60123456783' },
  admin: { name: 'Ratna Contoh', phone: '+60123456784' },
} as const satisfies Record<Role, object>

export interface SampleLogin {
  role: Role
  email: string
  password: string
  totp_secret: Buffer
}

/** Derived from the installation's key: every installation has its own, and the same ones at every start. */
export function sampleLogins(keys: Keys): SampleLogin[] {
  return roles.map((role) => {
    const seed = createHmac('sha256', keys.kept('sample people')).update(role).digest()
    return {
      role,
      email: emailOf(role),
      password: base32(seed.subarray(0, 10)).toLowerCase(),
      totp_secret: seed.subarray(10, 30),
    }
  })
}

/** People to try the service with; embedded mode only. */
export async function makeSamplePeople(db: Kysely<DB>, keys: Keys, counter_id?: string) {
  const logins = sampleLogins(keys)
  const emails = logins.map(({ email }) => email)
  const known = await db.selectFrom('users').select('email').where('email', 'in', emails).execute()
  for (const login of logins) {
    if (known.some(({ email }) => email === login.email)) continue
    await makePerson(db, keys, login)
  }
  if (counter_id) await bindSampleWorkers(db, counter_id)
}

/** Once the office has said where one of them works, also that it is nowhere, its word stands. */
async function bindSampleWorkers(db: Kysely<DB>, location_id: string) {
  await db
    .updateTable('users')
    .set({ location_id })
    .where('email', 'in', assignedRoles.map(emailOf))
    .where('role', 'in', assignedRoles)
    .where('location_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('events')
            .select('events.id')
            .whereRef('events.subject_id', '=', 'users.id')
            .where('events.name', '=', 'agent_counter_changed'),
        ),
      ),
    )
    .execute()
}

function emailOf(role: Role) {
  return `${role}@seberang.example`
}

async function makePerson(db: Kysely<DB>, keys: Keys, { role, email, password, totp_secret }: SampleLogin) {
  const id = randomUUIDv7()
  const password_hash = await hashPassword(password)
  await transaction(db, async (tx) => {
    await tx
      .insertInto('users')
      .values({ id, email, password_hash, role, ...people[role] })
      .execute()
    if (isStaff(role)) await enrol(tx, keys, id, totp_secret)
  })
}

/** What an authenticator app would show for the sample staff at this moment. */
export function currentCodes(keys: Keys) {
  const now_s = Date.now() / 1000
  return sampleLogins(keys)
    .filter(({ role }) => isStaff(role))
    .map(({ email, totp_secret }) => ({ email, code: totp(totp_secret, stepAt(now_s)) }))
}
