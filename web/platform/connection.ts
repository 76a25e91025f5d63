// A device may believe in a network that leads nowhere: what came of the last call is believed more.
let isReached = true
const listeners = new Set<() => void>()

export function isOnline() {
  return navigator.onLine && isReached
}

export function noteReached(reached: boolean) {
  if (reached === isReached) return
  isReached = reached
  for (const listener of listeners) listener()
}

export function onConnection(listener: () => void) {
  listeners.add(listener)
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}
