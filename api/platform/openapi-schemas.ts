import { z } from 'zod'
import { pascal, type Names } from './openapi-names.ts'
import { freeName } from './openapi-shared.ts'

type Schema = z.core.$ZodType
type Json = z.core.JSONSchema.BaseSchema

const reference_characters = '{"$ref":"#/components/schemas/"}'.length

export interface Property {
  name: string
  isRequired: boolean
  schema: object
}

interface Use {
  count: number
  /** How the first place that uses it calls it. */
  hint: string
}

/** Turns the schemas of calls into JSON Schema; what several places use becomes a component with one name. */
export class Schemas {
  readonly components: Record<string, Json> = {}
  readonly #names: Names
  readonly #uses = new Map<Schema, Use>()
  readonly #shared = new Map<Schema, string>()
  readonly #taken: Record<string, true> = {}

  constructor(names: Names) {
    this.#names = names
  }

  /** Every schema is counted before the first is asked for. */
  count(schema: Schema, hint: string) {
    const use = this.#uses.get(schema)
    if (use) {
      use.count += 1
      return
    }
    this.#uses.set(schema, { count: 1, hint })
    for (const [name, child] of childrenOf(schema)) this.count(child, name ?? hint)
  }

  /** The schema where it is used: a reference when it is shared. */
  at(schema: Schema): Json {
    const name = this.#nameOf(schema)
    if (!name) return this.#convert(schema)
    this.components[name] ??= this.#convert(schema)
    return { $ref: `#/components/schemas/${name}` }
  }

  /** Its own properties, also when it is shared. */
  propertiesOf(schema: Schema): Property[] {
    const { properties = {}, required = [] } = this.#convert(schema)
    return Object.entries(properties).map(([name, property]) => ({
      name,
      isRequired: required.includes(name),
      schema: typeof property === 'object' ? property : {},
    }))
  }

  #convert(schema: Schema): Json {
    return toJson(schema, (inner) => {
      const name = inner === schema ? undefined : this.#nameOf(inner)
      if (name) this.at(inner)
      return name
    })
  }

  #nameOf(schema: Schema) {
    const use = this.#uses.get(schema)
    if (!use || use.count < 2) return undefined
    const known = this.#shared.get(schema)
    if (known !== undefined) return known
    const hint = this.#names.schemas.get(schema) ?? pascal(use.hint)
    const name = isWorthSharing(schema, hint, use.count) ? freeName(this.#taken, hint) : ''
    this.#shared.set(schema, name)
    if (name) this.#taken[name] = true
    return name
  }
}

/** What is longer as a name than in place says more where it is used. */
function isWorthSharing(schema: Schema, { length: name }: string, count: number) {
  const { length } = JSON.stringify(toJson(schema, () => undefined))
  return count * length > length + name + count * (reference_characters + name)
}

/** What has a name is a reference. */
function toJson(schema: Schema, nameOf: (inner: Schema) => string | undefined): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = nameOf(zodSchema)
      if (name) replace(jsonSchema, { $ref: `#/components/schemas/${name}` })
    },
  })
  shorten(json)
  return json
}

/** What is inside, with the name it has there, if it has one. */
function childrenOf(schema: Schema): [string | undefined, Schema][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodArray) return [[undefined, schema.element]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [undefined, option])
  // Where the keys are known, each of them appears in the document with the value's schema.
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map(() => [undefined, schema.valueType])
  if (schema instanceof z.ZodRecord) return [[undefined, schema.valueType]]
  // What comes in is all of it that callers see: it has no name of its own.
  if (schema instanceof z.ZodPipe) return childrenOf(schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [[undefined, schema.def.innerType]]
  return []
}

/** Leaves out what says nothing that the rest does not say, from the inside out. */
function shorten(json: Json) {
  for (const part of partsOf(json)) if (typeof part === 'object') shorten(part)
  if (json.format !== undefined) delete json.pattern
  if (json.enum !== undefined || json.const !== undefined) delete json.type
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  nameKeys(json)
  if (isPlainText(json.propertyNames)) delete json.propertyNames
  if (isEmpty(json.additionalProperties)) delete json.additionalProperties
  const [first, second, third] = json.anyOf ?? []
  if (!first || third || !isNull(second)) return
  if (first.enum && Object.keys(first).length === 1) {
    delete json.anyOf
    json.enum = [...first.enum, null]
  }
  if (!isSimple(first)) return
  delete json.anyOf
  Object.assign(json, first, { type: [first.type, 'null'] })
}

function partsOf({
  properties = {},
  items,
  prefixItems,
  anyOf,
  allOf,
  additionalProperties,
  propertyNames,
}: Json) {
  const several = [Object.values(properties), prefixItems ?? [], anyOf ?? [], allOf ?? []].flat()
  return [...several, ...[items, additionalProperties, propertyNames].flat()].filter(
    (part) => part !== undefined,
  )
}

/** Keys that are known are properties. */
function nameKeys(json: Json) {
  const { propertyNames, additionalProperties } = json
  if (typeof propertyNames !== 'object' || !propertyNames.enum || typeof additionalProperties !== 'object')
    return
  delete json.propertyNames
  delete json.additionalProperties
  json.properties = Object.fromEntries(propertyNames.enum.map((key) => [String(key), additionalProperties]))
}

function isPlainText(json: unknown) {
  return JSON.stringify(json) === '{"type":"string"}'
}

function isEmpty(json: unknown) {
  return JSON.stringify(json) === '{}'
}

function isNull(json: unknown) {
  return JSON.stringify(json) === '{"type":"null"}'
}

function isSimple({ type, enum: values, const: value }: Json) {
  return typeof type === 'string' && type !== 'object' && type !== 'array' && !values && value === undefined
}

function replace(json: Json, by: Json) {
  for (const key of Object.keys(json)) Reflect.deleteProperty(json, key)
  Object.assign(json, by)
}
