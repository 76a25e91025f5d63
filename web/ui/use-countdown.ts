import { useEffect, useState } from 'react'

/** Seconds until a moment by the server's clock, however wrong the clock of this device is. */
export function useCountdown(until: string, server_now: string) {
  const [left_s, setLeft] = useState(() => secondsBetween(server_now, until))
  useEffect(() => {
    // performance.now() runs on when somebody sets the clock.
    const started = performance.now()
    const whole = secondsBetween(server_now, until)
    const tick = () => setLeft(Math.max(0, Math.round(whole - (performance.now() - started) / 1000)))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until, server_now])
  return left_s
}

function secondsBetween(from: string, to: string) {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))
}
