import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { changeProfile, logIn } from '#contract/people/accounts.ts'
import { z } from 'zod'
import { largestBody_bytes, mostEntriesOf, pathIn } from '#contract/platform/endpoint.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/test-until.ts'

const server = await startTestServer()
const { http, call, makeUser } = server
const base = await http.listen({ port: 0, host: '127.0.0.1' })
const bodies = { begun: 0, ended: 0 }
http.server.on('request', (raw) => {
  bodies.begun += 1
  raw.once('close', () => void (bodies.ended += 1))
})

function post(url: string, payload: string, headers: Record<string, string> = {}) {
  return http.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

test('no call takes more than its need: 8 KiB, or what its description says', async () => {
  const { token } = await makeUser('admin')
  for (const { endpoint, url } of server.served) {
    if (endpoint.method === 'GET' || endpoint.takes) continue
    const path = url.replaceAll(/:\w+/g, '00000000-0000-0000-0000-000000000000')
    const { statusCode } = await http.inject({
      method: endpoint.method,
      url: path,
      payload: `{"a":"${'x'.repeat(largestBody_bytes(endpoint))}"}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
    const mayCall =
      endpoint.allow === 'anyone' || endpoint.allow === 'signed_in' || endpoint.allow.includes('admin')
    assert.equal(statusCode, mayCall ? 413 : 403, `${endpoint.method} ${url}`)
  }
  assert.equal(largestBody_bytes(logIn), 8192)
})

test('forms are heard of only where a call takes one, and refused by all others', async () => {
  const form = { payload: '--x--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  const reply = await http.inject({ method: 'POST', url: pathIn('public', logIn.path), ...form })
  assert.deepEqual([reply.statusCode, reply.json().code_message], [415, 'unsupported_media_type'])
  assert.deepEqual(
    [http, server.forms].map((place) => place.hasRequestDecorator('isMultipart')),
    [false, true],
  )
})

test('of whoever may not call nothing is parsed, however broken or large it is', async () => {
  for (const payload of ['{"rows":', 'x'.repeat(3_000_000)]) {
    const { statusCode } = await post('/api/user/v1/shipment/bulk/rows/check', payload)
    assert.equal(statusCode, 401)
  }
})

test('more entries than a body of that size can need are refused before any schema looks at them', async () => {
  const many = await post('/api/v1/login', JSON.stringify({ email: Array.from({ length: 2000 }, () => 1) }))
  assert.deepEqual([many.statusCode, many.json().code_message], [400, 'too_many_entries'])
})

test('an answer names twenty wrong fields at most', async () => {
  const fields = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`unknown${index}`, 1]))
  const { statusCode, ...answer } = await post('/api/v1/login', JSON.stringify(fields))
  assert.equal(statusCode, 400)
  assert.equal(answer.json().errors.length, 20)
})

test('paths of slashes, broken escapes and other odd ones are not found', async () => {
  for (const url of [
    '//',
    '///',
    '//api/v1/login',
    '/\\',
    '//[',
    '/%00',
    '/api/v1//login',
    '/api//',
    '//evil.example/x',
  ]) {
    const status = await statusOf(url)
    assert.ok(status === 400 || status === 404, `${url} ${status}`)
  }
})

/** The path as it is, which `inject` would read as an address first. */
async function statusOf(path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  request({ host: '127.0.0.1', port: new URL(base).port, path, agent: false }, (reply) => {
    reply.resume()
    resolve(reply.statusCode)
  })
    .on('error', reject)
    .end()
  return promise
}

test('a name needs one letter that can be seen, of any script', async () => {
  const { token } = await makeUser()
  const body = { phone: '0123456789', phone_country: 'MY' as const, birthdate: '1990-01-01' }
  for (const name of [
    '\u200B\u200D',
    '\u3164',
    '\u115F\u1160',
    '\u00AD\u2060',
    '😀',
    '...',
    '\uFFA0\uFE0F',
  ]) {
    const { code, errors } = await call(changeProfile, { body: { ...body, name } }, { token })
    assert.deepEqual(
      [code, errors[0]],
      [400, { path: 'name', message: 'error.name_required' }],
      JSON.stringify(name),
    )
  }
  for (const name of ['Ali\r\nBcc: x@y.z', 'Ali\u2028Abu', 'Ali\tAbu', 'Ali\u0007']) {
    const { code, errors } = await call(changeProfile, { body: { ...body, name } }, { token })
    assert.deepEqual([code, errors], [400, [{ path: 'name', message: 'error.unsafe_text' }]])
  }
  for (const name of ['O', '李小龍', 'محمد', 'Siti 👩‍👧', 'ꦱꦸꦩ', 'D’Souza'])
    assert.equal((await call(changeProfile, { body: { ...body, name } }, { token })).code, 200, name)
})

test('a foreign or unknown thing of mine is not found, whatever list hangs on it', async () => {
  const { token } = await makeUser()
  for (const { endpoint, area, url } of server.served) {
    if (area !== 'user' || endpoint.method !== 'GET' || !url.includes(':id') || Array.isArray(endpoint.allow))
      continue
    const path = url
      .replace(':id', crypto.randomUUID())
      .replace(':kind', 'label')
      .replace(':picture_id', crypto.randomUUID())
    const { statusCode } = await http.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
    assert.equal(statusCode, 404, url)
  }
})

test('what a call cannot need is refused before it is parsed, also where its body may be large', async () => {
  const { token } = await makeUser()
  const order = '/api/user/v1/transaction/shipment'
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'one-and-the-same' }
  const keys = Array.from({ length: 5000 }, (_, index) => `"k${index}":1`).join(',')
  for (const [body, word] of [
    [`{"sender":[${'1,'.repeat(100_000)}1]}`, 'too_many_entries'],
    [`{${keys}}`, 'too_many_entries'],
    // Broken in the end: nobody got as far as that.
    [`{"sender":[${'{},'.repeat(50_000)}`, 'too_many_entries'],
    ['['.repeat(100_000), 'too_deep'],
    [`{"a":${'{"a":'.repeat(21)}1`, 'too_deep'],
    // What is inside a text is not an entry.
    [JSON.stringify({ sender: `${'[{,"\\'.repeat(20_000)}` }), 'invalid_input'],
    ['{"a":"\\', 'invalid_json'],
  ] as const) {
    const { statusCode, ...answer } = await post(order, body, headers)
    assert.deepEqual([statusCode, answer.json().code_message], [400, word], body.slice(0, 40))
  }
})

test('no call takes fewer entries than its own description can have', async () => {
  for (const { endpoint, url } of server.served) {
    const needed = entriesOf(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }))
    const isOpen = !Number.isFinite(needed)
    assert.ok(isOpen || needed <= mostEntriesOf(endpoint), `${url} can need ${needed}`)
    assert.ok(mostEntriesOf(endpoint) <= Math.max(isOpen ? 5000 : 512, needed * 2), url)
  }
})

type Described = z.core.JSONSchema._JSONSchema | undefined

/** The most values a body of this description can hold; endless where it says nothing of what is inside. */
function entriesOf(schema: Described): number {
  if (typeof schema !== 'object') return 0
  const {
    anyOf = [],
    properties = {},
    items,
    maxItems = Infinity,
    additionalProperties,
    propertyNames,
  } = schema
  const fields = Object.values(properties).reduce((sum: number, field) => sum + 1 + entriesOf(field), 0)
  const list = items && !Array.isArray(items) ? maxItems * (1 + entriesOf(items)) : 0
  const names = typeof propertyNames === 'object' ? (propertyNames.enum?.length ?? Infinity) : Infinity
  const others = typeof additionalProperties === 'object' ? names * (1 + entriesOf(additionalProperties)) : 0
  return Math.max(0, ...anyOf.map(entriesOf)) + fields + list + others
}

test('whoever hangs up in the middle of a body is no trouble of the database', async () => {
  const picture = `/api/v1/agent-application/${'0'.repeat(64)}/picture/counter`
  for (const [path, type] of [
    ['/api/v1/login', 'application/json'],
    [picture, 'multipart/form-data; boundary=x'],
  ] as const) {
    const before = server.logged.length
    const { begun, ended } = bodies
    const gone = request(base + path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': '1000' },
    })
    gone.on('error', () => undefined)
    gone.write('{"email":')
    await until(() => bodies.begun > begun)
    gone.destroy()
    await until(() => bodies.ended > ended)
    assert.equal(await statusOf('/api/v1/statistics'), 200)
    assert.doesNotMatch(server.logged.slice(before).join(''), /"level":"error"/)
  }
})

test('no number that a call takes is larger than the database can hold', async () => {
  for (const { endpoint, url } of server.served)
    for (const part of [endpoint.body, endpoint.query, endpoint.params])
      for (const { path, largest } of numbersIn(
        z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }),
      ))
        assert.ok(largest <= 2_147_483_647, `${endpoint.method} ${url} ${path} may be ${largest}`)
})

function numbersIn(schema: Described, path = ''): { path: string; largest: number }[] {
  if (typeof schema !== 'object') return []
  const { type, enum: values, maximum = Infinity, anyOf = [], properties = {}, items } = schema
  // Cells of a table may be written as numbers and are read as texts.
  const isText = anyOf.some((one) => typeof one === 'object' && one.type === 'string')
  const isNumber = type === 'number' || type === 'integer'
  const own = isNumber && !values ? [{ path, largest: maximum }] : []
  const inside = {
    ...properties,
    '*': schema.additionalProperties,
    '[]': Array.isArray(items) ? undefined : items,
  }
  const parts = Object.entries(inside).flatMap(([name, part]) => numbersIn(part, `${path}.${name}`))
  return [...own, ...parts, ...(isText ? [] : anyOf.flatMap((one) => numbersIn(one, path)))]
}
