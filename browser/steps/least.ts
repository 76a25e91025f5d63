import { expect, type Page } from '@playwright/test'

/** How much of what the server answers is let through to the page. */
export type Least = 'no row' | 'one row of what must be there'

type Fields = Record<string, unknown>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/**
 * From now on every list that staff read answers with its least: the document of the calls says what may be missing.
 * Returns the lists that were cut.
 */
export async function answerLeast(page: Page, least: Least) {
  const document = fieldsOf(await (await page.request.get('/api/staff/openapi.json')).json())
  const components = fieldsOf(fieldsOf(document['components'])['schemas'])
  const cut = new Set<string>()
  await page.route('**/api/staff/v1/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch().catch(() => undefined)
    // The journey is over, and its page with it.
    if (!response) return
    const body: unknown = await response.json().catch(() => undefined)
    if (!isFields(body) || !isFields(body['data'])) return route.fulfill({ response })
    const schema = schemaOf(document, new URL(route.request().url()).pathname)
    const lists = Object.entries(body['data']).filter(([name]) => name.endsWith('_data'))
    const rows = lists.map(([name, value]): [string, unknown] => [
      name,
      rowsOf(value, least, propertyOf(schema, name, components), components),
    ])
    for (const [index, [name, value]] of lists.entries())
      if (JSON.stringify(value) !== JSON.stringify(rows[index]?.[1])) cut.add(name)
    const end = 'next_cursor' in body['data'] ? { next_cursor: null } : {}
    const data = { ...body['data'], ...Object.fromEntries(rows), ...end }
    return route.fulfill({ response, json: { ...body, data } })
  })
  return cut
}

function rowsOf(value: unknown, least: Least, schema: Fields, components: Fields): unknown {
  if (!Array.isArray(value)) return value
  if (least === 'no row') return []
  const row = resolved(schema['items'], components)
  return value.slice(0, 1).map((one) => leastOf(one, row, components))
}

/** What may be null is null, what may be missing is missing. */
function leastOf(value: unknown, schema: Fields, components: Fields): unknown {
  if (mayBeNull(schema, components)) return null
  if (Array.isArray(value))
    return value.map((one) => leastOf(one, resolved(schema['items'], components), components))
  if (!isFields(value) || !isFields(schema['properties'])) return value
  const required = listOf(schema['required'])
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => required.includes(name))
      .map(([name, one]) => [name, leastOf(one, propertyOf(schema, name, components), components)]),
  )
}

function mayBeNull(schema: Fields, components: Fields) {
  const kinds = [schema, ...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].map(
    (kind) => resolved(kind, components)['type'],
  )
  return kinds.some((kind) => kind === 'null' || listOf(kind).includes('null'))
}

function propertyOf(schema: Fields, name: string, components: Fields) {
  return resolved(fieldsOf(schema['properties'])[name], components)
}

/** What it refers to; of several that hold at once, all of their fields. */
function resolved(schema: unknown, components: Fields): Fields {
  const { $ref } = fieldsOf(schema)
  if (typeof $ref === 'string') return resolved(components[$ref.split('/').at(-1) ?? ''], components)
  const whole = fieldsOf(schema)
  const parts = listOf(whole['allOf']).map((part) => resolved(part, components))
  if (parts.length === 0) return whole
  return {
    properties: Object.assign({}, ...parts.map((part) => fieldsOf(part['properties']))),
    required: parts.flatMap((part) => listOf(part['required'])),
  }
}

/** Of the data that a call of this address answers with. */
function schemaOf(document: Fields, pathname: string): Fields {
  const components = fieldsOf(fieldsOf(document['components'])['schemas'])
  const called = pathname.split('/')
  const templates = Object.keys(fieldsOf(document['paths'])).filter((template) => {
    const parts = template.split('/')
    return (
      parts.length === called.length && parts.every((part, i) => part.startsWith('{') || part === called[i])
    )
  })
  const [template] = templates.toSorted((one, other) => one.split('{').length - other.split('{').length)
  expect(template, `${pathname} is documented`).toBeDefined()
  const operation = fieldsOf(fieldsOf(fieldsOf(document['paths'])[template ?? ''])['get'])
  const answer = fieldsOf(fieldsOf(operation['responses'])['200'])
  const body = resolved(fieldsOf(fieldsOf(answer['content'])['application/json'])['schema'], components)
  const data = propertyOf(body, 'data', components)
  expect(Object.keys(data), `${pathname} answers with what is documented`).toContain('properties')
  return data
}
