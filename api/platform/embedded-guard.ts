import { connect } from 'node:net'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import type { Log } from './log.ts'

const beat_ms = 1000

/** Nobody else looks after our own PostgreSQL: when it was killed, it is started again. Returns how to stop both. */
export function guardPostgres({ url, revive, stop }: EmbeddedPostgres, log: Log) {
  let stopping = false
  let beat = Promise.resolve()
  const timer = setInterval(() => {
    beat = beat.then(look)
  }, beat_ms)
  timer.unref()

  async function look() {
    if (stopping || (await listens(new URL(url)))) return
    log.error('Our PostgreSQL is gone; it is started again.')
    await revive().catch((error: unknown) =>
      log.error({ err: error }, 'PostgreSQL did not start; trying again.'),
    )
  }

  return async () => {
    stopping = true
    clearInterval(timer)
    await beat
    await stop()
  }
}

function listens({ hostname, port }: URL) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
