import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type pg from 'pg'

// The mean of half a second: one long step is no overload, a loop that is always late is.
const longestDelay_ms = 80
const mostWaiting = 100
const fullestHeap = 0.85

/** Tells when to turn calls away rather than let everyone wait: a late event loop, a queue for connections, a full heap. */
export function watchPressure(pool: pg.Pool) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let overloaded = false
  const timer = setInterval(() => {
    const { used_heap_size, heap_size_limit } = getHeapStatistics()
    overloaded = delay.mean / 1e6 > longestDelay_ms || used_heap_size / heap_size_limit > fullestHeap
    delay.reset()
  }, 500)
  timer.unref()
  return {
    isTooHigh: () => overloaded || pool.waitingCount > mostWaiting,
    close: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
