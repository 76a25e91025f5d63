import { useEffect, useState } from 'react'

const minute_ms = 60_000
/** Longer than that nobody counts in minutes, and what is over since longer is of another day. */
const soon_min = 120
const past_min = 12 * 60

/** Minutes until a moment of today; undefined where that says nothing. */
export function useMinutesLeft(end: string | null) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute_ms / 2)
    return () => clearInterval(timer)
  }, [])
  if (end === null) return undefined
  const left = Math.ceil((Date.parse(end) - now) / minute_ms)
  return left > soon_min || left < -past_min ? undefined : left
}
