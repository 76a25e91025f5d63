import { setImmediate as otherWork } from 'node:timers/promises'
import { company } from '#contract/site/company.ts'
import { keyStart } from '#contract/people/api-keys.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { keyScopes } from '#contract/platform/key-scopes.ts'
import { proofHeader } from '#contract/platform/proof-of-work.ts'
import { exampleSide, readExamples } from './openapi-examples.ts'
import { callName, operationName, pascal, readNames, type Names } from './openapi-names.ts'
import { headers, proofDescription, RefusalResponses, refusalSchema } from './openapi-refusals.ts'
import { Schemas, type Property } from './openapi-schemas.ts'
import { Shared } from './openapi-shared.ts'
import type { Answer, Example, Media, Operation, Parameter, Reference } from './openapi-types.ts'
import type { Served } from './serve.ts'

interface Parts {
  names: Names
  schemas: Schemas
  parameters: Shared<Parameter>
  refusals: RefusalResponses
  examples: Map<string, unknown>
  sharedExamples: Shared<Example>
}

type Paths = Record<string, Record<string, Operation>>

/** The document of the interface, made from the same descriptions that the server validates with. */
export async function describe(served: Served[], title: string, public_url: string) {
  const parts = await readParts(served)
  const paths: Paths = {}
  for (const entry of served) {
    // One call at a time: all of them together take longer than others should wait.
    await otherWork()
    const path = entry.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [entry.endpoint.method.toLowerCase()]: operation(parts, entry) }
  }
  const answers: Record<string, Answer> = { Done: done, ...filesOf(served), ...parts.refusals.components }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      contact: { email: company.email },
      license: { name: 'For customers and partners', url: `${public_url}/terms` },
    },
    servers: [{ url: public_url }],
    security: [{ session: [] }],
    components: {
      securitySchemes: served.some(takesKeys) ? { session, api_key } : { session },
      headers,
      parameters: parts.parameters.components,
      responses: answers,
      examples: parts.sharedExamples.components,
      schemas: { Refusal: refusalSchema, Success: successSchema, ...parts.schemas.components },
    },
    paths,
  }
}

async function readParts(served: Served[]): Promise<Parts> {
  const names = await readNames()
  const schemas = new Schemas(names)
  for (const call of served) {
    const { endpoint } = call
    const name = operationName(names, call)
    await otherWork()
    for (const _ of bodyTypes(endpoint)) schemas.count(endpoint.body, `${name}_body`)
    schemas.count(endpoint.data, `${name}_data`)
    schemas.count(endpoint.params, `${name}_params`)
    schemas.count(endpoint.query, `${name}_query`)
  }
  const parameters = new Shared<Parameter>('parameters')
  for (const { endpoint } of served) {
    await otherWork()
    for (const parameter of inlineParameters(schemas, endpoint)) parameters.count(parameter)
  }
  const refusals = new RefusalResponses(served)
  const examples = await readExamples()
  const sharedExamples = new Shared<Example>('examples')
  for (const { endpoint } of served) {
    const example = noted(names, examples, endpoint)
    if (example) sharedExamples.count(example)
  }
  return { names, schemas, parameters, refusals, examples, sharedExamples }
}

function operation(parts: Parts, call: Served): Operation {
  const { endpoint, area } = call
  const { summary, allow, scope, freshProof } = endpoint
  const description = [
    ...(Array.isArray(allow) ? [`For: ${allow.join(', ')}`] : []),
    ...(takesKeys(call) ? [`Scope of a key: ${scope}`] : []),
    ...(freshProof ? ['Asks for a fresh proof first: see /api/user/v1/fresh-proof'] : []),
  ].join('. ')
  return {
    operationId: operationName(parts.names, call),
    summary,
    tags: [parts.names.calls.get(endpoint)?.file ?? area],
    ...(description ? { description } : {}),
    ...securityOf(call),
    ...parametersOf(parts, endpoint),
    ...requestBodyOf(parts, endpoint),
    responses: { 200: answerOf(parts, endpoint), ...parts.refusals.of(call) },
  }
}

const session = { type: 'http', scheme: 'bearer', description: 'The token of a login' }
const api_key = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: `${keyStart}…`,
  description: `A key of a customer, for calls that name a scope: ${keyScopes.join(', ')}`,
}

/** Keys open what names a scope, in the user area alone. */
function takesKeys({ endpoint, area }: Served) {
  return endpoint.scope !== undefined && area === 'user'
}

function securityOf(call: Served) {
  if (call.area === 'public') return { security: [] }
  const { scope } = call.endpoint
  return scope && takesKeys(call) ? { security: [{ session: [] }, { api_key: [scope] }] } : {}
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Chosen by you, one for each thing to be done: repeated with the same body, it is done once',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
}
const proof = { name: proofHeader, in: 'header', description: proofDescription, schema: { type: 'string' } }

function parametersOf({ schemas, parameters }: Parts, endpoint: Endpoint) {
  const all = inlineParameters(schemas, endpoint)
  if (all.length === 0) return {}
  return { parameters: all.map((parameter) => parameters.at(parameter, pascal(parameter.name))) }
}

function inlineParameters(schemas: Schemas, endpoint: Endpoint): Parameter[] {
  const { params, query, idempotency, mayAskProof } = endpoint
  return [
    ...schemas.propertiesOf(params).map((param) => parameter('path', param)),
    ...schemas.propertiesOf(query).map((param) => parameter('query', param)),
    ...(idempotency === 'required' ? [{ ...keyHeader, required: true as const }] : []),
    ...(idempotency === 'optional' ? [keyHeader] : []),
    ...(mayAskProof ? [proof] : []),
  ]
}

function parameter(place: string, { name, isRequired, schema }: Property): Parameter {
  return { name, in: place, ...(isRequired ? { required: true } : {}), schema }
}

function requestBodyOf(parts: Parts, endpoint: Endpoint): Pick<Operation, 'requestBody'> {
  const { method, takes } = endpoint
  if (method === 'GET') return {}
  if (takes === 'csv') return bodyOf({ 'text/csv': { schema: { type: 'string' } } })
  if (!takes) return jsonOrFields(parts, endpoint)
  const file = { type: 'string', format: 'binary' }
  const schema = { type: 'object', required: ['file'], properties: { file } }
  return bodyOf({ 'multipart/form-data': { schema } })
}

function bodyOf(content: Record<string, Media>) {
  return { requestBody: { required: true as const, content } }
}

function jsonOrFields(parts: Parts, endpoint: Endpoint) {
  if (parts.schemas.propertiesOf(endpoint.body).length === 0) return {}
  const schema = parts.schemas.at(endpoint.body)
  const [json, ...others] = bodyTypes(endpoint)
  const content = Object.fromEntries(others.map((type) => [type, { schema }]))
  return bodyOf({ [json]: { schema, ...exampleOf(parts, endpoint, 'body') }, ...content })
}

function bodyTypes({ takesFields }: Endpoint): [string, ...string[]] {
  const fields = ['multipart/form-data', 'application/x-www-form-urlencoded']
  return ['application/json', ...(takesFields ? fields : [])]
}

const fileTypes = { pdf: 'application/pdf', picture: 'image/*', csv: 'text/csv' } as const

function answerOf(parts: Parts, endpoint: Endpoint): Answer | Reference {
  const { gives, data } = endpoint
  if (gives === 'events') return eventsOf(parts.schemas.at(data))
  if (gives) return { $ref: `#/components/responses/${gives}` }
  if (parts.schemas.propertiesOf(data).length === 0) return { $ref: '#/components/responses/Done' }
  const json = { schema: success(parts.schemas.at(data)), ...exampleOf(parts, endpoint, 'data') }
  return { description: 'success', content: { 'application/json': json } }
}

/** One answer for each kind of file that is given. */
function filesOf(served: Served[]) {
  const schema = { type: 'string', format: 'binary' }
  const files: Record<string, Answer> = {}
  for (const { gives } of served.map(({ endpoint }) => endpoint))
    if (gives && gives !== 'events')
      files[gives] = { description: 'The file', content: { [fileTypes[gives]]: { schema } } }
  return files
}

/** OpenAPI 3.1 has no shape for a stream; the schema is that of the data of each event. */
function eventsOf(schema: object) {
  const description = 'Server-sent events; the `data` of each is JSON of this shape'
  return { description, content: { 'text/event-stream': { schema } } }
}

/** What is the same for several calls, or for one in two areas, is written once. */
function exampleOf({ names, examples, sharedExamples }: Parts, endpoint: Endpoint, side: 'body' | 'data') {
  const example = exampleSide(endpoint) === side && noted(names, examples, endpoint)
  if (!example) return {}
  const written = sharedExamples.at(example, `${callName(names, endpoint)}Example`)
  return 'value' in written ? { example: written.value } : { examples: { test: written } }
}

function noted(names: Names, examples: Map<string, unknown>, endpoint: Endpoint): Example | undefined {
  const value = examples.get(callName(names, endpoint))
  if (value === undefined) return undefined
  return {
    value: exampleSide(endpoint) === 'body' ? value : { code: 200, code_message: 'success', data: value },
  }
}

const successSchema = {
  type: 'object',
  required: ['code', 'code_message'],
  properties: { code: { const: 200 }, code_message: { const: 'success' } },
}

function success(data: object) {
  return { allOf: [{ $ref: '#/components/schemas/Success' }, { properties: { data }, required: ['data'] }] }
}

const done: Answer = {
  description: 'success',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Success' } } },
}
