import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test, type Page } from '@playwright/test'
import { hashToken } from '../../api/people/sessions/sessions.ts'
import { proveFresh as keepProof } from '../../api/people/accounts/test-proofs.ts'
import { openDatabase, type Database } from '../../api/platform/database.ts'
import { startEmbeddedPostgres } from '../../api/platform/embedded-postgres.ts'
import { firstKeys } from '../../api/platform/keys.ts'
import { keyFor } from '../../api/platform/secrets.ts'
import type { Role } from '../../contract/platform/roles.ts'
import { origin } from './steps.ts'

const data_dir = path.resolve(import.meta.dirname, '../../data/browser')
let opened: Promise<Database> | undefined

/** The database of the server under test: to see what was really stored, and to make staff without waiting for codes. */
export async function database() {
  opened ??= open()
  return (await opened).db
}

async function open() {
  const password = keyFor(secretKey(), 'database').toString('hex')
  const { url } = await startEmbeddedPostgres(data_dir, password, () => undefined)
  return openDatabase(url, 2)
}

function secretKey() {
  return readFileSync(path.join(data_dir, 'secret.key'), 'utf8').trim()
}

/** Of the installation under test. */
export function ownKeys() {
  return firstKeys(secretKey())
}

test.afterAll(async () => {
  const known = opened
  opened = undefined
  if (known) await (await known).close()
})

/** A person of the role with an open session on this page's device. */
export async function arriveAs(page: Page, role: Role) {
  return stayAs(page, await makePerson(role))
}

/** The same for somebody who is there already. */
export async function stayAs(page: Page, { token, ...user }: Awaited<ReturnType<typeof makePerson>>) {
  // Of the same origin, and without a script: whoever arrives waits for no page that nobody looks at.
  await page.goto(`${origin()}/robots.txt`)
  await page.evaluate((stored) => localStorage.setItem('user', JSON.stringify(stored)), {
    ...user,
    token,
    passportId: null,
  })
  return { id: user.id, token, email: user.email }
}

/** As if they had proven a moment ago who they are; the dialog itself is walked in other journeys. */
export async function proveFresh(token: string) {
  await keepProof(await database(), token)
}

/** Somebody with an account and an open session, on no page yet. */
export async function makePerson(role: Role, name = 'Nur Contoh') {
  const db = await database()
  const id = randomUUIDv7()
  const token = randomBytes(32).toString('base64url')
  const user = { id, email: `${role}-${id}@example.com`, name, role }
  await db
    .insertInto('users')
    .values({ ...user, phone: '+60123456789', password_hash: 'none' })
    .execute()
  await db
    .insertInto('sessions')
    .values({
      id: randomUUIDv7(),
      user_id: id,
      token_hash: hashToken(token),
      device: 'journey',
      network: 'journey',
      // While a role must log in with a passkey, only the journey about it is led away.
      with_passkey: role !== 'customer',
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  return { ...user, token }
}
