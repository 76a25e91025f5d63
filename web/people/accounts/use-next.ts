import { useSearchParams } from 'react-router'

/** Where somebody was on the way to goes along over all the pages of signing in and registering. */
export function useNext() {
  const [search] = useSearchParams()
  const next = search.get('next')
  return (path: string) => (next === null ? path : `${path}?next=${encodeURIComponent(next)}`)
}
