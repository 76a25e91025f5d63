import fc from 'fast-check'
import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema
type Inner = z.core.JSONSchema._JSONSchema

/** Values that really exist, by the name of the field that would hold them. */
export interface Existing {
  ids: string[]
  texts: Record<string, string[]>
}

/** Values that the schema takes, or nearly: what it checks beyond its shape is left to chance. */
export function plausible(schema: z.ZodType, existing: Existing) {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), existing, '')
}

function valueOf(schema: Inner, existing: Existing, name: string): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.constant(1)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, existing, name)))
  if (schema.allOf) return allOf(schema.allOf, existing, name)
  if (schema.type === 'object') return objectOf(schema, existing)
  if (schema.type === 'array') return listOf(schema, existing, name)
  if (schema.type === 'integer') return fc.integer(boundsOf(schema))
  if (schema.type === 'number') return fc.integer(boundsOf(schema))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return textOf(schema, existing, name)
  return fc.constantFrom<unknown>('a', 1, null, {})
}

function allOf(parts: Schema[], existing: Existing, name: string) {
  return fc
    .tuple(...parts.map((part) => valueOf(part, existing, name)))
    .map((values): unknown => values.reduce<object>((all, value) => Object.assign(all, value), {}))
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, existing: Existing) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valueOf(inner, existing, name)]),
  )
  const record: fc.Arbitrary<object> = fc.record(fields, {
    requiredKeys: required.filter((name) => name in fields),
  })
  if (typeof additionalProperties !== 'object' || Object.keys(additionalProperties).length === 0)
    return record
  const more = fc.dictionary(fc.string({ maxLength: 5 }), valueOf(additionalProperties, existing, ''), {
    maxKeys: 3,
  })
  return fc.tuple(record, more).map(([known, other]): object => Object.assign(other, known))
}

function listOf(
  { items, prefixItems, minItems = 0, maxItems = 3 }: Schema,
  existing: Existing,
  name: string,
) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => valueOf(item, existing, name)))
  const item = Array.isArray(items) ? items[0] : items
  return fc.array(valueOf(item ?? true, existing, name), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  })
}

function boundsOf({ minimum = 0, maximum = 100_000 }: Schema) {
  const min = Math.max(Math.ceil(minimum), -100_000)
  return { min, max: Math.max(min, Math.min(Math.floor(maximum), 100_000)) }
}

const day_ms = 86_400_000

function textOf(schema: Schema, existing: Existing, name: string): fc.Arbitrary<string> {
  const known = existing.texts[name]
  const made = madeText(schema, existing)
  return known && known.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made })
    : made
}

function madeText({ format, pattern, minLength = 0, maxLength = 40 }: Schema, { ids }: Existing) {
  const today = Math.floor(Date.now() / day_ms)
  const day = fc.integer({ min: -3, max: 20 }).map((days) => new Date((today + days) * day_ms).toISOString())
  if (format === 'uuid') return fc.constantFrom(...ids)
  if (format === 'email') return fc.constantFrom('somebody@example.com', 'x@example.com')
  if (format === 'date') return day.map((text) => text.slice(0, 10))
  if (format === 'date-time') return day
  if (pattern) return matching(pattern)
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
}

/** Patterns that look ahead cannot be generated from; their fields get any text. */
function matching(pattern: string) {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return fc.string({ maxLength: 40 })
  }
}
