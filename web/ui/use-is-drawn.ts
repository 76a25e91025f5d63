import { useSyncExternalStore } from 'react'

/** False in the prerendered page and while it is taken over: it knows neither the address nor the device. */
export function useIsDrawn() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => undefined
}
