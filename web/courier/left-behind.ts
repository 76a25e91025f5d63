import { readProfile } from '#contract/people/accounts.ts'
import { listMyParcels, readCarried } from '#contract/courier/scans.ts'
import { call } from '../platform/call.ts'
import { onUserChange, storedUser } from '../platform/stored-user.ts'
import { answers } from '../platform/use-call.ts'
import { forgetOld } from './kept.ts'
import { forgetCountsOfOthers } from './kept-count.ts'

let isWatching = false

/**
 * A courier who was signed out in another tab or on another device leaves no customers' names behind, whatever page
 * this device opens or returns to. Waiting scans stay; they are the courier's own.
 */
export function watchSession() {
  if (isWatching) return
  isWatching = true
  onUserChange(() => void forget())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void ask())
  window.addEventListener('pageshow', ({ persisted }) => persisted && void ask())
  void ask()
}

/** A dead session ends itself when it is asked for anything; a workplace asks for what it shows. */
async function ask() {
  const isAtWork = document.querySelector('.work') !== null
  if (storedUser() && navigator.onLine && !isAtWork) await call(readProfile)
  await forget()
}

async function forget() {
  forgetCountsOfOthers()
  await forgetOld().catch(() => undefined)
  if (storedUser()) return
  for (const { path } of [listMyParcels, readCarried]) answers.removeQueries({ queryKey: [path] })
}
