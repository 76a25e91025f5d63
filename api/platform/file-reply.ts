import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

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
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .send(this.body())
  }

  protected body(): Buffer | Readable {
    return Buffer.from(this.bytes)
  }
}

/** A file that is made while it is sent: never whole in memory. */
export class StreamReply extends FileReply {
  readonly #parts: Readable

  constructor(type: string, parts: AsyncIterable<string>, name: string) {
    super(type, new Uint8Array(), name)
    this.#parts = Readable.from(parts)
  }

  protected override body() {
    return this.#parts
  }
}
