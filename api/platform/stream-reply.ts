import type { FastifyReply } from 'fastify'

/** An answer that stays open: server-sent events, each shaped like the data of the call. */
export class StreamReply {
  readonly #whenOpen: (reply: FastifyReply) => void

  constructor(whenOpen: (reply: FastifyReply) => void) {
    this.#whenOpen = whenOpen
  }

  send(reply: FastifyReply) {
    reply.hijack()
    reply.raw.writeHead(200, {
      ...headersOf(reply),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    })
    // After a broken connection the browser waits this long before it asks again.
    reply.raw.write('retry: 3000\n\n')
    this.#whenOpen(reply)
    return reply
  }
}

/** One event of such a call, in its wire form. */
export function asEvent(text: string) {
  return `data: ${text}\n\n`
}

function headersOf(reply: FastifyReply) {
  const entries = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return Object.fromEntries(entries)
}
