import { useEffect, useSyncExternalStore } from 'react'
import { watchSession } from './left-behind.ts'
import { reload, sendWaiting, useOpen } from './waiting-scans.ts'

const again_ms = 15_000

export function useIsOnline() {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Sends what waits: at once when the page opens or the network is back, then again and again while something is left. */
export function useSending() {
  const waits = useOpen().length > 0
  useEffect(() => {
    const send = () => void sendWaiting()
    void reload().then(send, () => undefined)
    watchSession()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => void sendWaiting(), again_ms)
    return () => clearInterval(timer)
  }, [waits])
}

function subscribe(listener: () => void) {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}
