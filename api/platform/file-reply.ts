import type { FastifyReply } from 'fastify'

// A picture opened in its own tab is a document too: it runs nothing, loads nothing and belongs to no origin.
const drawnOnly = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** An answer that is a file: never stored by caches between, never drawn by the browser as a page. */
export class FileReply {
  readonly type: string
  readonly bytes: Uint8Array
  readonly name: string
  readonly cache: string

  constructor(type: string, bytes: Uint8Array, name: string, cache = 'no-store') {
    this.type = type
    this.bytes = bytes
    this.name = name
    this.cache = cache
  }

  send(reply: FastifyReply) {
    return reply
      .type(this.type)
      .header('cache-control', this.cache)
      .headers(this.type.startsWith('image/') ? { 'content-security-policy': drawnOnly } : {})
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .send(Buffer.from(this.bytes))
  }
}
