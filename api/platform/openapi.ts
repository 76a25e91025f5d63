import { setImmediate as otherWork } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { company } from '#contract/company.ts'
import { keyStart } from '#contract/api-keys.ts'
import type { Area, Endpoint } from '#contract/endpoint.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { proofDemanded, proofHeader, proofLifetime_s } from '#contract/proof-of-work.ts'
import { escapeHtml } from './html.ts'
import { plainPage } from './plain-page.ts'
import type { App, Served } from './serve.ts'

/** The document of the interface, made from the same descriptions that the server validates with. */
export function openApiRoutes(app: App, public_url: string) {
  // Made once, when first asked for: starting up need not wait for it. What is sent is kept as bytes.
  let document: ReturnType<typeof describe> | undefined
  const made = () => (document ??= describe(app.served, public_url))
  const json = keptBytes(async () => JSON.stringify(await made()))
  const page = keptBytes(async () => asPage(await made()))
  app.http.get('/api/openapi.json', async (request, reply) =>
    sendKept(request, reply.type('application/json; charset=utf-8'), await json()),
  )
  app.http.get('/api/docs', async (request, reply) =>
    sendKept(request, reply.type('text/html; charset=utf-8'), await page()),
  )
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

// One call at a time: all of them together take longer than others should wait.

async function describe(served: Served[], public_url: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const entry of served) {
    await otherWork()
    const path = entry.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [entry.endpoint.method.toLowerCase()]: operation(entry) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${company.name} API`, version: '1' },
    servers: [{ url: public_url }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a login' },
        api_key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${keyStart}…`,
          description: `A key of a customer, for calls that name a scope: ${keyScopes.join(', ')}`,
        },
      },
    },
    paths,
  }
}

function operation({ endpoint, area }: Served) {
  const { summary, allow, idempotency, scope, freshProof } = endpoint
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')]
  if (idempotency)
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: idempotency === 'required',
      schema: { type: 'string' },
    })
  if (endpoint.mayAskProof)
    parameters.push({ name: proofHeader, in: 'header', required: false, schema: { type: 'string' } })
  return {
    summary,
    tags: [area],
    description: [
      ...(Array.isArray(allow) ? [`For: ${allow.join(', ')}`] : []),
      ...(scope && area === 'user' ? [`Scope of a key: ${scope}`] : []),
      ...(freshProof ? ['Asks for a fresh proof first: see /fresh-proof'] : []),
    ].join('. '),
    ...securityOf(endpoint, area),
    parameters,
    ...requestBodyOf(endpoint),
    responses: {
      200: { description: 'success', content: answerOf(endpoint) },
      ...(endpoint.mayAskProof ? { 429: proofAsked } : {}),
      default: {
        description: 'A refusal: code_message says why',
        content: { 'application/json': { schema: failure } },
      },
    },
  }
}

/** Keys open what names a scope, in the user area alone. */
function securityOf({ scope }: Endpoint, area: Area) {
  if (area === 'public') return {}
  return { security: [{ session: [] }, ...(scope && area === 'user' ? [{ api_key: [scope] }] : [])] }
}

function requestBodyOf(endpoint: Endpoint) {
  const { method, takes } = endpoint
  if (method === 'GET') return {}
  if (takes === 'csv') return { requestBody: { content: { 'text/csv': { schema: { type: 'string' } } } } }
  if (!takes) return { requestBody: { content: jsonOrFields(endpoint) } }
  const file = { type: 'string', format: 'binary' }
  const schema = { type: 'object', required: ['file'], properties: { file } }
  return { requestBody: { content: { 'multipart/form-data': { schema } } } }
}

function jsonOrFields({ body, takesFields }: Endpoint) {
  const schema = { schema: schemaOf(body) }
  const fields = { 'multipart/form-data': schema, 'application/x-www-form-urlencoded': schema }
  return { 'application/json': schema, ...(takesFields ? fields : {}) }
}

const fileTypes = { pdf: 'application/pdf', picture: 'image/*', csv: 'text/csv' } as const

function answerOf({ gives, data }: Endpoint): Record<string, object> {
  if (!gives) return { 'application/json': { schema: envelope(schemaOf(data)) } }
  return { [fileTypes[gives]]: {} }
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query' | 'header') {
  const { properties = {}, required = [] } = schemaOf(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

function envelope(data: object) {
  return {
    type: 'object',
    required: ['code', 'code_message', 'data'],
    properties: { code: { const: 200 }, code_message: { const: 'success' }, data },
  }
}

const failure = {
  type: 'object',
  required: ['code', 'code_message'],
  properties: {
    code: { type: 'integer' },
    code_message: { type: 'string' },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    details: { type: 'object' },
  },
}

const proofAsked = {
  description: `too_many_requests: wait as Retry-After says. ${proofDemanded}: many calls share a limit and it is used up. Count a nonce up from 0 until the SHA-256 of the ASCII text challenge.nonce begins with as many zero bits as difficulty says, and repeat the call within ${proofLifetime_s} seconds with that text in the header ${proofHeader}. It is good for this call, account and network, once.`,
  content: {
    'application/json': {
      schema: {
        ...failure,
        properties: {
          ...failure.properties,
          details: {
            type: 'object',
            properties: { challenge: { type: 'string' }, difficulty: { type: 'integer' } },
          },
        },
      },
    },
  },
}

async function asPage({ info, paths }: Awaited<ReturnType<typeof describe>>) {
  const calls: string[] = []
  for (const [path, verbs] of Object.entries(paths)) {
    await otherWork()
    for (const [verb, call] of Object.entries(verbs))
      calls.push(
        `<details><summary><b>${verb.toUpperCase()}</b> ${escapeHtml(path)}</summary><p>${escapeHtml(call.summary)}. ${escapeHtml(call.description)}</p><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details>`,
      )
  }
  const intro = `<p>Every answer is <code>{code, code_message, data}</code>. The whole document: <a href="/api/openapi.json">openapi.json</a></p>`
  return plainPage(info.title, intro + calls.join('\n'))
}
