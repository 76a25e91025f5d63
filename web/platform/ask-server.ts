import { noteReached } from './reach.ts'

const again_ms = 5000

/** Any answer will do, for it comes from the other end of the network. */
export async function askServer() {
  const reached = await fetch('/livez', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  noteReached(reached)
  return reached
}

/** Asks at once when the device finds a network, and every few seconds while it believes in one, until it is stopped. */
export function keepAsking(ask: () => void) {
  const timer = setInterval(() => navigator.onLine && ask(), again_ms)
  window.addEventListener('online', ask)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', ask)
  }
}
