import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { largestBody_bytes, type Endpoint } from '#contract/platform/endpoint.ts'
import { Refusal } from './errors.ts'
import { refuseBrokenForm } from './picture-upload.ts'

const mostFields = 60
const urlencoded = 'application/x-www-form-urlencoded'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFields?: boolean
  }
}

/** Fields of a plain form, for the calls that take them; all others refuse this type of body. */
export function acceptFields(http: FastifyInstance) {
  http.addContentTypeParser(
    urlencoded,
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (!request.routeOptions.config.takesFields) throw new Refusal('unsupported_media_type')
      return new Fields([...new URLSearchParams(body)])
    },
  )
}

class Fields {
  readonly pairs: [string, string][]
  constructor(pairs: [string, string][]) {
    this.pairs = pairs
  }
}

/** The body as the call's schema expects it, even if it was sent as form fields. */
export async function readFields(request: FastifyRequest, endpoint: Endpoint): Promise<unknown> {
  const { body } = request
  if (body instanceof Fields) return nested(body.pairs, endpoint.body)
  if (!endpoint.takesFields || !request.isMultipart()) return body
  const length = Number(request.headers['content-length'])
  if (!Number.isFinite(length)) throw new Refusal('length_required')
  if (length > largestBody_bytes(endpoint)) throw new Refusal('body_too_large')
  const pairs = await pairsIn(request, largestBody_bytes(endpoint)).catch(refuseBrokenForm)
  return nested(pairs, endpoint.body)
}

async function pairsIn(request: FastifyRequest, fieldSize: number) {
  const pairs: [string, string][] = []
  const limits = { parts: mostFields, fields: mostFields, files: 0, fieldSize }
  for await (const part of request.parts({ limits }))
    if (part.type === 'field' && typeof part.value === 'string') pairs.push([part.fieldname, part.value])
  return pairs
}

type Tree = Map<string, Tree | string>

/** `box_detail[description][label]` is a label in a description in a box_detail. */
function nested(pairs: readonly [string, string][], schema: z.ZodType) {
  if (pairs.length > mostFields) throw new Refusal('too_many_entries')
  const root: Tree = new Map()
  for (const [name, value] of pairs) {
    const path = name
      .split('[')
      .map((part, index) => (index > 0 && part.endsWith(']') ? part.slice(0, -1) : part))
    let level = root
    for (const part of path.slice(0, -1)) {
      const known = level.get(part)
      const next: Tree = known instanceof Map ? known : new Map()
      level.set(part, next)
      level = next
    }
    level.set(path.at(-1) ?? '', value)
  }
  return withNumbers(root, shapeOf(schema))
}

interface Shape {
  type?: string
  properties?: Record<string, Shape>
  anyOf?: Shape[]
}

const shapes = new WeakMap<z.ZodType, Shape>()

function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema)
  if (known) return known
  const shape: Shape = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  )
  shapes.set(schema, shape)
  return shape
}

/** A form has only text: it becomes a number where the schema has one, and nowhere else. */
function withNumbers(value: Tree | string | undefined, shape: Shape | undefined): unknown {
  if (value instanceof Map) {
    const object = shape?.anyOf?.find(({ properties }) => properties) ?? shape
    return Object.fromEntries(
      [...value].map(([name, inner]) => [name, withNumbers(inner, propertyOf(object, name))]),
    )
  }
  const isNumber = shape?.type === 'number' || shape?.type === 'integer'
  return isNumber && value !== undefined && /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value
}

function propertyOf(shape: Shape | undefined, name: string) {
  return shape?.properties && Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined
}
