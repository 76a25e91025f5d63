import { z } from 'zod'
import { company } from '#contract/company.ts'
import { keyStart } from '#contract/api-keys.ts'
import type { Area, Endpoint } from '#contract/endpoint.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { escapeHtml } from '../mail/layout.ts'
import { plainPage } from './plain-page.ts'
import type { App, Served } from './serve.ts'

/** The document of the interface, made from the same descriptions that the server validates with. */
export function openApiRoutes(app: App, public_url: string) {
  // Made when first asked for: starting up need not wait for it.
  let document: ReturnType<typeof describe> | undefined
  const made = () => (document ??= describe(app.served, public_url))
  app.http.get('/api/openapi.json', async () => made())
  app.http.get('/api/docs', async (_, reply) => reply.type('text/html').send(asPage(made())))
}

function describe(served: Served[], public_url: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const entry of served) {
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
  const { summary, allow, idempotency, scope } = endpoint
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')]
  if (idempotency)
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: idempotency === 'required',
      schema: { type: 'string' },
    })
  return {
    summary,
    tags: [area],
    description: [
      ...(Array.isArray(allow) ? [`For: ${allow.join(', ')}`] : []),
      ...(scope && area === 'user' ? [`Scope of a key: ${scope}`] : []),
    ].join('. '),
    ...securityOf(endpoint, area),
    parameters,
    ...requestBodyOf(endpoint),
    responses: {
      200: { description: 'success', content: answerOf(endpoint) },
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

function requestBodyOf({ method, takes, body }: Endpoint) {
  if (method === 'GET') return {}
  if (takes === 'csv') return { requestBody: { content: { 'text/csv': { schema: { type: 'string' } } } } }
  if (!takes) return { requestBody: { content: { 'application/json': { schema: schemaOf(body) } } } }
  const file = { type: 'string', format: 'binary' }
  const schema = { type: 'object', required: ['file'], properties: { file } }
  return { requestBody: { content: { 'multipart/form-data': { schema } } } }
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

function asPage({ info, paths }: ReturnType<typeof describe>) {
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(
      ([verb, call]) =>
        `<details><summary><b>${verb.toUpperCase()}</b> ${escapeHtml(path)}</summary><p>${escapeHtml(call.summary)}. ${escapeHtml(call.description)}</p><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details>`,
    ),
  )
  const intro = `<p>Every answer is <code>{code, code_message, data}</code>. The whole document: <a href="/api/openapi.json">openapi.json</a></p>`
  return plainPage(info.title, intro + calls.join('\n'))
}
