import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long nothing may be taken of what was sent. */
const longest_ms = 60_000

/**
 * Closes connections whose reader takes nothing of an answer: each would hold its memory for as long as it likes. A clock is
 * started only where a look at all of them finds something unread; one for each call would cost as much as Fastify itself.
 */
export function closeSlowReaders(http: FastifyInstance, allowed_ms = longest_ms) {
  const lines = new Set<Socket>()
  http.server.on('connection', (line) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  const look = () => {
    // Node ends the clock with the answer, and sets it back at each byte that was taken.
    for (const line of lines) if (line.writableLength > 0 && !line.timeout) line.setTimeout(allowed_ms)
  }
  const looking = setInterval(look, allowed_ms / 4).unref()
  http.addHook('onClose', async () => clearInterval(looking))
}
