import { useSyncExternalStore } from 'react'

let atWork = 0
const listeners = new Set<() => void>()

/** Says on the screen that this device is at work, until what is returned is called. */
export function startProving() {
  change(1)
  return () => change(-1)
}

export function useIsProving() {
  return useSyncExternalStore(
    subscribe,
    () => atWork > 0,
    () => false,
  )
}

function change(by: number) {
  atWork += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
