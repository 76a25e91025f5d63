import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { company } from '#contract/site/company.ts'
import { describe } from './openapi.ts'
import { openApiPage } from './openapi-page.ts'
import { securityHeaders } from './security-headers.ts'
import type { App } from './serve.ts'

/** What strangers may call stands apart from what only the office calls. */
const documents = [
  { areas: ['public', 'user'], json: '/api/openapi.json', page: '/api/docs', title: `${company.name} API` },
  {
    areas: ['staff'],
    json: '/api/staff/openapi.json',
    page: '/api/staff/docs',
    title: `${company.name} API of the office`,
  },
] as const

/** The description of the interface, for programs and for people. */
export function openApiRoutes({ http, served }: App, public_url: string) {
  const { ofPages } = securityHeaders(public_url)
  for (const { areas, json, page, title } of documents) {
    // Made once, when first asked for: starting up need not wait for it. What is sent is kept as bytes.
    let document: ReturnType<typeof describe> | undefined
    const calls = () => served.filter(({ area }) => areas.some((name) => name === area))
    const made = () => (document ??= describe(calls(), title, public_url))
    const asJson = keptBytes(async () => JSON.stringify(await made()))
    const asPage = keptBytes(async () => openApiPage(await made(), documents))
    http.get(json, async (request, reply) =>
      sendKept(request, reply.type('application/json; charset=utf-8'), await asJson()),
    )
    http.get(page, async (request, reply) =>
      sendKept(request, reply.type('text/html; charset=utf-8').headers(ofPages), await asPage()),
    )
  }
}

interface Kept {
  plain: Buffer
  packed: Buffer
}

function keptBytes(make: () => Promise<string>) {
  let kept: Promise<Kept> | undefined
  return () =>
    (kept ??= make().then(async (text) => {
      const plain = Buffer.from(text)
      return { plain, packed: await pack(plain) }
    }))
}

const pack = promisify(gzip)

function sendKept({ headers }: FastifyRequest, reply: FastifyReply, { plain, packed }: Kept) {
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(packed)
}
