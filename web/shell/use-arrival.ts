import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Every navigation starts at the top, and tells screen readers where they are by moving the focus there. */
export function useArrival() {
  const { pathname, search } = useLocation()
  const seen = useRef<string>(undefined)
  const type = useNavigationType()
  useEffect(() => {
    // The browser's own restoring would put a page back to where it was left.
    window.history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    const here = pathname + search
    // A page that only changes its own view, a filter say, leaves the hand where it is.
    const isSameView = type === 'REPLACE' && seen.current?.split('?')[0] === pathname
    if (seen.current !== undefined && seen.current !== here && !isSameView) {
      window.scrollTo(0, 0)
      // Pages of the workplace bring a main part of their own.
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    seen.current = here
  }, [pathname, search, type])
}
