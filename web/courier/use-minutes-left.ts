import { useEffect, useState } from 'react'

const minute_ms = 60_000
const longest_min = 12 * 60

/** Minutes until a moment of today; undefined where that says nothing, because it is another day. */
export function useMinutesLeft(end: string | null) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute_ms / 2)
    return () => clearInterval(timer)
  }, [])
  if (end === null) return undefined
  const left = Math.ceil((Date.parse(end) - now) / minute_ms)
  return Math.abs(left) > longest_min ? undefined : left
}
