import { reach } from '../platform/reach.ts'

/** A device may believe in a network that leads nowhere: what came of the last call is believed more. */
export function isOnline() {
  return navigator.onLine && reach.isReached
}

export function onConnection(listener: () => void) {
  reach.listeners.add(listener)
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    reach.listeners.delete(listener)
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}
