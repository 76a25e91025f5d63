import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mostEntriesOf } from '#contract/platform/endpoint.ts'
import { Refusal } from './errors.ts'
import { deepest } from './safe-input.ts'

/** JSON is parsed only once its bytes have shown that there is no more in it than the call can need. */
export function acceptJson(http: FastifyInstance) {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      refuseHeavy(body, request.routeOptions.config.mostEntries ?? mostEntriesOf({}))
      parse(request, body.toString(), done)
    },
  )
}

const [quote, backslash, comma, space] = [0x22, 0x5c, 0x2c, 0x20]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** One look at each byte, without making anything of it: far cheaper than the objects it could become. */
function refuseHeavy(body: Buffer, most: number) {
  let entries = 0
  let depth = 0
  let isOpened = false
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? space
    if (byte <= space) continue
    const closes = byte === closeList || byte === closeObject
    // A list or object has one entry more than commas, unless nothing is in it.
    if (byte === comma || (isOpened && !closes)) entries += 1
    isOpened = byte === openList || byte === openObject
    if (isOpened) depth += 1
    else if (closes) depth -= 1
    else if (byte === quote) at = endOfText(body, at + 1)
    if (entries > most) throw new Refusal('too_many_entries')
    if (depth > deepest) throw new Refusal('too_deep')
  }
}

function endOfText(body: Buffer, start: number) {
  for (let at = start; at < body.length; at += 1) {
    if (body[at] === backslash) at += 1
    else if (body[at] === quote) return at
  }
  return body.length
}
