import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface Patience {
  small_bytes: number
  small_ms: number
  window_ms: number
  /** In each window; a slow 2G line still makes it. */
  least_bytes: number
  longest_ms: number
}

const patience: Patience = {
  small_bytes: 65_536,
  small_ms: 15_000,
  window_ms: 20_000,
  least_bytes: 20 * 8192,
  longest_ms: 600_000,
}

/** Closes connections whose body drips: each would hold memory and a place for as long as it likes. */
export function closeSlowBodies(http: FastifyInstance, allowed = patience) {
  http.addHook('onRequest', (request, _, done) => {
    // Calls that were made up in this process have no line to watch.
    if (hasBody(request) && request.raw.socket instanceof Socket) watch(request, allowed)
    done()
  })
}

function hasBody({ headers }: FastifyRequest) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watch(
  { raw, headers }: FastifyRequest,
  { small_bytes, small_ms, window_ms, least_bytes, longest_ms }: Patience,
) {
  const { socket } = raw
  const first = socket.bytesRead
  let last = first
  const close = () => {
    stop()
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
  }
  // Without a length it may be either; what is still small by then should have been here.
  const mayBeSmall = Number(headers['content-length'] ?? 0) <= small_bytes
  const timers = [
    setTimeout(() => mayBeSmall && socket.bytesRead - first <= small_bytes && close(), small_ms),
    setInterval(() => {
      if (socket.bytesRead - last < least_bytes) close()
      last = socket.bytesRead
    }, window_ms),
    setTimeout(close, longest_ms),
  ]
  // They never keep the process from ending.
  for (const timer of timers) timer.unref()
  const stop = () => timers.forEach(clearTimeout)
  for (const event of ['end', 'close', 'error'] as const) raw.once(event, stop)
}
