import { isDeepStrictEqual } from 'node:util'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/platform/endpoint.ts'

/** Data that is stored in its wire form, with a tag that names its content. */
interface Kept {
  tag: string
  /** Left out where the caller has this content already. */
  text: string | undefined
}

const mostTags = 20_000
const checkedTags = new Set<string>()

/**
 * An answer that is kept as text: sent as it is, or not at all to whoever has it. Each content is compared with the
 * shape of the call when this process first sends it.
 */
export class KeptReply {
  readonly #endpoint: Endpoint
  readonly #kept: Kept

  constructor(endpoint: Endpoint, kept: Kept) {
    this.#endpoint = endpoint
    this.#kept = kept
  }

  send(reply: FastifyReply) {
    const { tag, text } = this.#kept
    reply.header('etag', `"${tag}"`).header('cache-control', 'private, no-cache')
    if (text === undefined) return reply.status(304).send()
    const data = checkedText(this.#endpoint, { tag, text })
    return reply
      .type('application/json; charset=utf-8')
      .send(`{"code":200,"code_message":"success","data":${data}}`)
  }
}

/** The tag of the content that the caller has, if it is one of ours. */
export function tagIn({ request }: FastifyReply) {
  return /^(?:W\/)?"([\w.-]{1,100})"$/.exec(request.headers['if-none-match'] ?? '')?.[1]
}

/** Neither less than the call promises nor anything that it does not name. */
export function checkedText({ data }: Endpoint, { tag, text }: Kept & { text: string }) {
  if (checkedTags.has(tag)) return text
  const kept: unknown = JSON.parse(text)
  if (!isDeepStrictEqual(z.encode(data, z.decode(data, kept)), kept))
    throw new Error('What is kept of an answer is not what the call promises.')
  if (checkedTags.size >= mostTags) checkedTags.clear()
  checkedTags.add(tag)
  return text
}
