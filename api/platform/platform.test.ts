import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createAddress, listAddresses } from '#contract/people/addresses.ts'
import { listRegions } from '#contract/places/geography.ts'
import { countAgainst } from './limits.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/test-until.ts'

const server = await startTestServer()
const { http, call, db, makeUser } = server
const register = '/api/v1/register'

function post(url: string, payload: string, headers: Record<string, string> = {}) {
  return http.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

test('every route says who may call it, and nobody else gets in', async () => {
  const customer = await makeUser('customer')
  for (const { endpoint, area, url } of server.served) {
    const path = url.replaceAll(/:\w+/g, '00000000-0000-0000-0000-000000000000')
    const anonymous = await http.inject({
      method: endpoint.method,
      url: path,
      ...(endpoint.method === 'GET' ? {} : { payload: {} }),
    })
    if (area !== 'public')
      assert.deepEqual([anonymous.statusCode, anonymous.json().code], [401, 403], `${endpoint.method} ${url}`)
    if (!Array.isArray(endpoint.allow) || endpoint.allow.includes('customer')) continue
    const headers = { authorization: `Bearer ${customer.token}` }
    const signedIn = await http.inject({
      method: endpoint.method,
      url: path,
      headers,
      ...(endpoint.method === 'GET' ? {} : { payload: {} }),
    })
    assert.equal(signedIn.statusCode, 403, `${endpoint.method} ${url}`)
  }
})

test('pages, documents and answers to programs carry the security headers and a request id', async () => {
  const rules = {
    '/': /^default-src 'self'; script-src 'self';.* frame-ancestors 'none'$/,
    '/api/docs': /^default-src 'self'; script-src 'self';.* frame-ancestors 'none'$/,
    '/api/v1/region/MY': /^default-src 'none'; frame-ancestors 'none'$/,
    '/api/v1/nothing': /^default-src 'none'; frame-ancestors 'none'$/,
    '/livez': /^default-src 'none'; frame-ancestors 'none'$/,
  }
  for (const [url, policy] of Object.entries(rules)) {
    const { headers } = await http.inject(url)
    assert.match(String(headers['content-security-policy']), policy, url)
    assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    assert.ok(headers['referrer-policy'], url)
    assert.match(String(headers['strict-transport-security']), /max-age/)
    assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/)
  }
})

test('unknown paths, other verbs and broken bodies get their own refusal', async () => {
  const unknown = await http.inject('/api/v1/nothing')
  assert.deepEqual([unknown.statusCode, unknown.json().code_message], [404, 'not_found'])
  const verb = await http.inject({ method: 'DELETE', url: register })
  assert.deepEqual(
    [verb.statusCode, verb.json().code_message, verb.headers.allow],
    [405, 'method_not_allowed', 'POST'],
  )
  for (const method of ['OPTIONS', 'TRACE', 'HEAD'] as const) {
    const { statusCode, headers } = await http.inject({ method, url: register })
    assert.deepEqual([statusCode, headers.allow], [405, 'POST'], method)
  }
  const undecodable = await http.inject('/api/v1/region/%zz')
  assert.deepEqual([undecodable.statusCode, undecodable.json().code_message], [400, 'bad_request'])
  const endless = await http.inject(`/api/v1/region/${'x'.repeat(2000)}`)
  assert.deepEqual([endless.statusCode, endless.json().code_message], [404, 'not_found'])
  assert.equal(undecodable.headers['x-content-type-options'], 'nosniff')
  const broken = await post(register, '{"name":')
  assert.deepEqual([broken.statusCode, broken.json().code_message], [400, 'invalid_json'])
  const xml = await http.inject({
    method: 'POST',
    url: register,
    payload: '<a/>',
    headers: { 'content-type': 'text/xml' },
  })
  assert.deepEqual([xml.statusCode, xml.json().code_message], [415, 'unsupported_media_type'])
})

test('bodies that are too large, too deep or reach for the prototype are refused', async () => {
  const large = await post(register, JSON.stringify({ name: 'x'.repeat(1_048_577) }))
  assert.deepEqual([large.statusCode, large.json().code_message], [413, 'body_too_large'])
  const deep = await post(register, `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`)
  assert.deepEqual([deep.statusCode, deep.json().code_message], [400, 'too_deep'])
  for (const body of ['{"__proto__":{"role":"admin"}}', '{"a":{"constructor":{"prototype":{}}}}']) {
    assert.equal((await post(register, body)).statusCode, 400)
  }
})

test('numbers and texts are not turned into each other', async () => {
  const { token } = await makeUser()
  const reply = await post('/api/user/v1/address', JSON.stringify({ label: 5, postal_code: 40111 }), {
    authorization: `Bearer ${token}`,
    'idempotency-key': 'key-12345678',
  })
  const errors: { path: string; message: string }[] = reply.json().errors
  assert.equal(errors.find(({ path }) => path === 'label')?.message, 'error.invalid')
  assert.equal(errors.find(({ path }) => path === 'postal_code')?.message, 'error.invalid')
})

test('a limit counts over all processes, refuses what is over, and starts again afterwards', async () => {
  const limit = [{ bucket: 'test:limit', most: 3, seconds: 3600 }]
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => countAgainst(db, limit)))
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 3)
  await db
    .updateTable('limits')
    .set({ resets_at: sql`resets_at - interval '1 hour'` })
    .where('bucket', '=', 'test:limit')
    .execute()
  await countAgainst(db, limit)
})

test('a call that failed frees its key for another try', async () => {
  const { token } = await makeUser()
  const key = 'key-used-after-failure'
  const refused = await call(createAddress, { body: { ...address, region_id: 'MY-10' } }, { token, key })
  assert.equal(refused.code, 400)
  const right = await call(createAddress, { body: address }, { token, key })
  assert.equal(right.code, 200)
  assert.equal((await call(listAddresses, {}, { token })).data.address_data.length, 1)
})

const address = {
  label: 'Rumah',
  name: 'Contoh',
  phone: '081234567890',
  phone_country: 'ID' as const,
  email: 'a@example.com',
  address: 'Jl. 1',
  country_id: 'ID' as const,
  region_id: '32',
  city_id: '32.73',
  district_id: '32.73.01',
  postal_code: '40111',
}

test('during maintenance the public calls wait and the office goes on', async () => {
  const admin = await makeUser('admin')
  const ask = () => call(listRegions, { params: { parent: 'MY' } })
  await db.updateTable('switches').set({ maintenance: true }).execute()
  await until(async () => (await ask()).status !== 200)
  const shut = await ask()
  assert.deepEqual([shut.status, shut.code_message], [503, 'maintenance'])
  assert.equal((await http.inject('/')).statusCode, 503)
  const profile = await http.inject({
    url: '/api/user/v1/profile',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  assert.equal(profile.statusCode, 200)
  await db.updateTable('switches').set({ maintenance: false }).execute()
  await until(async () => (await ask()).status === 200)
})

test('health is told without and with the database', async () => {
  assert.equal((await http.inject('/livez')).statusCode, 200)
  assert.equal((await http.inject('/readyz')).statusCode, 200)
})
