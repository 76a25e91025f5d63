import { readProfile } from '#contract/people/accounts.ts'
import { listMyParcels, readCarried } from '#contract/courier/scans.ts'
import { call } from '../platform/call.ts'
import { onUserChange, storedUser } from '../platform/stored-user.ts'
import { answers } from '../platform/use-call.ts'
import { forgetOld } from './kept.ts'

let isWatching = false

/**
 * Whoever was signed out elsewhere, by another tab or another device, takes the customers' names along:
 * on whatever page this device opens or comes back to. Scans that wait stay; they are the courier's own.
 */
export function watchSession() {
  if (isWatching) return
  isWatching = true
  onUserChange(() => void forget())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void ask())
  window.addEventListener('pageshow', ({ persisted }) => persisted && void ask())
  void ask()
}

/** A dead session ends itself when it is asked for anything. */
async function ask() {
  if (storedUser() && navigator.onLine) await call(readProfile)
  await forget()
}

async function forget() {
  await forgetOld().catch(() => undefined)
  if (storedUser()) return
  for (const { path } of [listMyParcels, readCarried]) answers.removeQueries({ queryKey: [path] })
}
