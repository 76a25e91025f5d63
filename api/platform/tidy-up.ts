interface Ways {
  /** Only there when the process was started with `--expose-gc`. */
  collect?: ((options: { type: 'major'; flavor: 'last-resort' }) => unknown) | undefined
  look_ms?: number
}

// Jobs that look for work once a second are no calls.
const restful = 0.1

/**
 * A start makes garbage for room that it never needs again. The machine gets it back in the first second in which nobody
 * calls, because everything stands still meanwhile; whoever is never called so little leaves it to V8.
 */
export function tidyUpOnce({ collect = globalThis.gc, look_ms = 1000 }: Ways = {}) {
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > restful) return
    clearInterval(timer)
    // V8 throws away the shape of what nobody holds, and makes such objects slowly ever after: one stays while it looks.
    process.nextTick(() => undefined)
    collect?.({ type: 'major', flavor: 'last-resort' })
  }, look_ms)
  timer.unref()
}
