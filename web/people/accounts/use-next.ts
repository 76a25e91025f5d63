import { useSearchParams } from 'react-router'

/** The page somebody was heading for is passed on through all pages of signing in and registering. */
export function useNext() {
  const [search] = useSearchParams()
  const next = search.get('next')
  return (path: string) => (next === null ? path : `${path}?next=${encodeURIComponent(next)}`)
}
