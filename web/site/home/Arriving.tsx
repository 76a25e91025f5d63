import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

interface Props<Data> {
  /** Below /api/v1, asked for as soon as the page is alive. */
  path: string
  /** Nothing, as long as there is nothing true to say. */
  children: (data: Data) => ReactNode
}

/** How far from the view a place is safely out of sight, even of somebody who is scrolling. */
const margin_px = 200

/** A section that may or may not exist. It is drawn while nobody looks at its place: what is being read must not be pushed away. */
export function Arriving<Data>({ path, children }: Props<Data>) {
  const place = useRef<HTMLDivElement>(null)
  const data = useFetched<Data>(path)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!data || !place.current) return undefined
    const watcher = new IntersectionObserver(
      () => {
        // What was observed may have been scrolled to since: it is looked at and drawn at one moment.
        const now = place.current?.getBoundingClientRect()
        if (!now || isNear(now) || !canGrow(now)) return
        watcher.disconnect()
        flushSync(() => setShown(true))
      },
      { rootMargin: `${margin_px}px` },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [data])
  return <div ref={place}>{data && isShown ? children(data) : null}</div>
}

function isNear({ top, bottom }: DOMRect) {
  return top < window.innerHeight + margin_px && bottom > -margin_px
}

/** Above the view a place can grow only where the browser holds what is read in its position. */
function canGrow({ top }: DOMRect) {
  return top > 0 || CSS.supports('overflow-anchor', 'auto')
}

function useFetched<Data>(path: string) {
  const [data, setData] = useState<Data>()
  useEffect(() => {
    const leaving = new AbortController()
    fetch(`/api/v1${path}`, { signal: leaving.signal })
      .then((reply): Promise<{ data?: Data }> => reply.json())
      .then((answer) => setData(answer.data))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [path])
  return data
}
