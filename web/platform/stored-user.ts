import { useSyncExternalStore } from 'react'
import type { SignedInUser } from '#contract/people/accounts.ts'

export type StoredUser = SignedInUser

const key = 'user'
const listeners = new Set<() => void>()
let lastText: string | null | undefined
let lastUser: StoredUser | null = null

/** Whoever is signed in on this device; all tabs agree because storage tells them. */
export function storedUser(): StoredUser | null {
  const text = localStorage.getItem(key)
  if (text !== lastText) {
    lastText = text
    lastUser = read(text)
  }
  return lastUser
}

export function signIn(user: StoredUser) {
  roleBefore = undefined
  localStorage.removeItem(endedKey)
  write(JSON.stringify(user))
}

export function signOut() {
  localStorage.removeItem(endedKey)
  write(null)
}

const endedKey = 'session_ended'

/** The server no longer knows the session; shared by all tabs, so that the login page can say why it appears. */
export function endSession() {
  localStorage.setItem(endedKey, 'yes')
  write(null)
}

export function sessionHasEnded() {
  return localStorage.getItem(endedKey) !== null
}

let farewell: string | undefined

/** Where somebody goes who leaves by choice; a guarded page would otherwise send them to the login. */
export function leaveFor(path: string) {
  farewell = path
  signOut()
  setTimeout(() => (farewell = undefined))
}

export function farewellPath() {
  return farewell
}

/** The only thing that ever changes in the stored user. */
export function setPassportId(passportId: string) {
  const user = storedUser()
  if (user) write(JSON.stringify({ ...user, passportId }))
}

let roleBefore: string | undefined

/** The role was changed while this page was open. */
export function changeRole(role: StoredUser['role']) {
  const user = storedUser()
  if (!user || user.role === role) return
  roleBefore = user.role
  write(JSON.stringify({ ...user, role }))
}

export function roleWasTaken(roles: readonly string[]) {
  return roleBefore !== undefined && roles.includes(roleBefore)
}

/** Null in the first pass after prerendering, so that server and browser draw the same. */
export function useStoredUser() {
  return useSyncExternalStore(onUserChange, storedUser, () => null)
}

/** Told in every tab whenever somebody signs in or out on this device. */
export function onUserChange(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(text: string | null): StoredUser | null {
  try {
    const user: Partial<StoredUser> | null = JSON.parse(text ?? 'null')
    const { token, id, name, email, role, passportId = null } = user ?? {}
    return token && id && name && email && role ? { token, id, name, email, role, passportId } : null
  } catch {
    return null
  }
}

function write(text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
