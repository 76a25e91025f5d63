import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type pg from 'pg'

// The mean of half a second, twice in a row: one long step is no overload, a loop that is always late is.
const usualDelay_ms = 200
const mostWaiting = 100
const fullestHeap = 0.85

/** Tells when to turn calls away rather than let everyone wait: a late event loop, a queue for connections, a full heap. */
export function watchPressure(pool: pg.Pool, longestDelay_ms = usualDelay_ms) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let lateTimes = 0
  const timer = setInterval(() => {
    const { used_heap_size, heap_size_limit } = getHeapStatistics()
    const late = delay.mean / 1e6 > longestDelay_ms || used_heap_size / heap_size_limit > fullestHeap
    lateTimes = late ? lateTimes + 1 : 0
    delay.reset()
  }, 500)
  timer.unref()
  return {
    /** How late the loop was while the process itself started says nothing about its callers. */
    forget: () => {
      lateTimes = 0
      delay.reset()
    },
    isTooHigh: () => lateTimes >= 2 || pool.waitingCount > mostWaiting,
    close: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
