import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesCsv?: boolean
  }
}

/** Tables come as they are; calls that take none never see one. */
export function acceptTables(http: FastifyInstance) {
  http.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!request.routeOptions.config.takesCsv) throw new Refusal('unsupported_media_type')
      return body
    },
  )
}

export function readCsv({ body }: FastifyRequest) {
  if (!Buffer.isBuffer(body)) throw new Refusal('unsupported_media_type')
  return body
}
