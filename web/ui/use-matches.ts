import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is as asked for, and from then on whenever that changes. */
export function useMatches(query: string) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
