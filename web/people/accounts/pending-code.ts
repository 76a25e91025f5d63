import { useSyncExternalStore } from 'react'

/** A code is on its way to this address; the page that takes it finds here what it belongs to, also after a reload. */
export interface PendingCode {
  request_id: string
  email: string
  sent_at: number
}

type Purpose = 'register' | 'reset'

/** Keeps it with the moment of sending, and gives that moment. */
export function keepPendingCode(purpose: Purpose, pending: Omit<PendingCode, 'sent_at'>) {
  const sent_at = Date.now()
  sessionStorage.setItem(keyOf(purpose), JSON.stringify({ ...pending, sent_at }))
  return sent_at
}

export function forgetPendingCode(purpose: Purpose) {
  sessionStorage.removeItem(keyOf(purpose))
}

/** undefined until the browser could look, null when nothing is pending. */
export function usePendingCode(purpose: Purpose): PendingCode | null | undefined {
  const text = useSyncExternalStore(
    neverChanges,
    () => sessionStorage.getItem(keyOf(purpose)),
    () => undefined,
  )
  return text === undefined || text === null ? text : read(text)
}

function read(text: string): PendingCode | null {
  try {
    const { request_id, email, sent_at }: PendingCode = JSON.parse(text)
    return { request_id, email, sent_at }
  } catch {
    return null
  }
}

function keyOf(purpose: Purpose) {
  return `pending-code-${purpose}`
}

function neverChanges() {
  return () => undefined
}
