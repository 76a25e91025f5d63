import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { askServer, keepAsking } from '../platform/ask-server.ts'
import { isOnline, onConnection } from './connection.ts'
import { toast } from '../ui/toast.ts'
import { watchSession } from './left-behind.ts'
import type { Waiting } from './queue.ts'
import { useEntryWords } from './use-entry-words.ts'
import { onSent, reload, sendWaiting, useOpen } from './waiting-scans.ts'
import { useWords } from '../platform/words.ts'

const again_ms = 15_000

export function useIsOnline() {
  return useSyncExternalStore(onConnection, isOnline, () => true)
}

/** Sends what waits: at once when the page opens or the network is back, then again and again while something is left. */
export function useSending() {
  useSentNews()
  useQuietSending()
}

/** Without a word for each, where the page itself counts them. */
export function useQuietSending() {
  const waits = useOpen().length > 0
  useEffect(() => {
    const send = () => void sendWaiting()
    void reload().then(send, () => undefined)
    watchSession()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  const isAway = !useIsOnline()
  useEffect(() => (isAway ? keepAsking(() => void askServer()) : undefined), [isAway])
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => void sendWaiting(), again_ms)
    return () => clearInterval(timer)
  }, [waits])
}

/** The only green word about a scan: said when the server has taken it, however long it waited. */
function useSentNews() {
  const { t } = useWords()
  const wordsOf = useEntryWords()
  const tell = useEffectEvent((entry: Waiting) => {
    toast.success(t('courier.step.sent', { event: wordsOf(entry) }))
  })
  useEffect(() => onSent((entry) => tell(entry)), [])
}
