import { useEffect, useRef } from 'react'

/** For a page that took another's place: it is read from its top, and its heading takes the focus. */
export function useNewHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  return heading
}
