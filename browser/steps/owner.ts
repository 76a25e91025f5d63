import type { Page } from '@playwright/test'
import { hashPassword } from '../../api/people/accounts/passwords.ts'
import type { Role } from '#contract/platform/roles.ts'
import { password } from './account.ts'
import { database, makePerson, stayAs } from './database.ts'

/** Somebody who can log in with the password of all journeys. */
export async function makeOwner(role: Role, name?: string) {
  const person = await makePerson(role, name)
  const password_hash = await hashPassword(password)
  const db = await database()
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  return person
}

/** A customer who is signed in on this page's device. How one registers and logs in is walked in accounts.spec.ts. */
export async function arriveWithPassword(page: Page) {
  return stayAs(page, await makeOwner('customer'))
}
