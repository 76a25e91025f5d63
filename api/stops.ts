import type { Log } from './platform/log.ts'

type Stop = () => Promise<void> | void

// A call may take its time to finish; a process that hangs longer helps nobody.
const patience_ms = 15_000

/** What was started is stopped in the opposite order, once, on the first signal. `drain_ms` of it is spent waiting for callers to go elsewhere. */
export function makeStops(log: Log, drain_ms: number) {
  const stops: Stop[] = []
  let stopping = false

  async function stopAll() {
    for (const stop of stops.toReversed()) {
      try {
        await stop()
      } catch (error) {
        log.error({ err: error }, 'A part did not stop cleanly.')
      }
    }
  }

  function onSignal() {
    if (stopping) return
    stopping = true
    process.stdout.write('\nStopping …\n')
    setTimeout(() => process.exit(1), drain_ms + patience_ms).unref()
    void stopAll().then(() => process.exit(0))
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  return { add: (stop: Stop) => void stops.push(stop), stopAll }
}
