import { useEffect, useState } from 'react'

const tick_ms = 20_000

/** The time of the server, running on: the clock of this device may be wrong by hours. */
export function useServerClock(server_time: string) {
  const [now, setNow] = useState(() => new Date(server_time))
  useEffect(() => {
    // performance.now() runs on when somebody sets the clock.
    const started = performance.now()
    const tick = () => setNow(new Date(Date.parse(server_time) + performance.now() - started))
    const first = setTimeout(tick)
    const timer = setInterval(tick, tick_ms)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [server_time])
  return now
}
