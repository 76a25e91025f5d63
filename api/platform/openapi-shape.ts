/** How what is written comes out: as a page with links, or as a program. */
export interface Notation {
  named: (name: string) => string
  text: (raw: string) => string
}

/** A JSON Schema as a TypeScript type. */
export function shapeOf(json: unknown, notation: Notation, indent = ''): string {
  if (!isRecord(json)) return 'unknown'
  const { $ref, enum: values, const: value, anyOf, allOf, type, items, properties } = json
  if (typeof $ref === 'string') return notation.named(nameIn($ref))
  if (Array.isArray(values)) return values.map((one) => literal(one, notation)).join(' | ')
  if (value !== undefined) return literal(value, notation)
  if (Array.isArray(anyOf)) return anyOf.map((choice) => shapeOf(choice, notation, indent)).join(' | ')
  if (Array.isArray(allOf)) return allOf.map((part) => `(${shapeOf(part, notation, indent)})`).join(' & ')
  if (type === 'array') return `(${shapeOf(items, notation, indent)})[]`
  if (isRecord(properties)) return objectOf(properties, json['required'], notation, indent)
  return [type].flat().map(plainType).join(' | ')
}

export function nameIn(ref: string) {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

function objectOf(
  properties: Record<string, unknown>,
  required: unknown,
  notation: Notation,
  indent: string,
) {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const key = /^\w+$/.test(name) ? name : literal(name, notation)
    const isRequired = Array.isArray(required) && required.includes(name)
    return `${inner}${key}${isRequired ? '' : '?'}: ${shapeOf(property, notation, inner)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function literal(value: unknown, { text }: Notation) {
  return text(JSON.stringify(value))
}

function plainType(type: unknown) {
  if (type === 'integer') return 'number'
  if (type === 'object') return 'object'
  return typeof type === 'string' ? type : 'unknown'
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null
}
