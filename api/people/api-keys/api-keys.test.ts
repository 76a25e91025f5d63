import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createApiKey, keyStart, listApiKeys, revokeApiKey } from '#contract/people/api-keys.ts'
import {
  changePassword,
  endSession,
  exportData,
  listSessions,
  readProfile,
} from '#contract/people/accounts.ts'
import { listAddresses } from '#contract/people/addresses.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { listPaymentsToJudge } from '#contract/money/payments.ts'
import { createQuote } from '#contract/prices/quotes.ts'
import { listTransactions, printReceipt } from '#contract/orders/transactions.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { callsPerMinute } from './caller.ts'

const server = await startTestServer()
const { call, db, makeUser } = server

const all = ['quote', 'order', 'track', 'documents'] as const
async function keyFor(person: { token: string }, scopes: (typeof all)[number][] = [...all]) {
  await server.proveFresh(person.token)
  const body = { name: 'Shop server', scopes, expires_in_days: 90 } as const
  return (await call(createApiKey, { body }, person)).data
}

test('a key is shown once, only its hash is stored, and the list tells it by its beginning', async () => {
  const person = await makeUser()
  const { key, api_key } = await keyFor(person, ['track'])
  assert.match(key, /^sbk_live_[\w-]{43}$/)
  assert.ok(key.startsWith(api_key.prefix) && api_key.prefix.length < keyStart.length + 8)
  const { rows } = await sql<{
    row: string
  }>`select to_jsonb(k)::text as row from api_keys k where id = ${api_key.id}::uuid`.execute(db)
  assert.equal(rows[0]?.row.includes(key), false)
  await call(listTransactions, { query: { type: 'shipment' } }, { token: key })
  const { data } = await call(listApiKeys, {}, person)
  assert.deepEqual(
    data.api_key_data.map(({ id, scopes }) => [id, scopes]),
    [[api_key.id, ['track']]],
  )
  assert.ok(data.api_key_data[0]?.last_used_at)
  assert.equal(JSON.stringify(data).includes(key), false)
  const exported = JSON.stringify((await call(exportData, {}, person)).data)
  assert.ok(exported.includes(api_key.prefix) && !exported.includes(key))
  const events = await db
    .selectFrom('events')
    .select(['name', 'data'])
    .where('subject_id', '=', api_key.id)
    .execute()
  assert.deepEqual(events, [{ name: 'api_key_created', data: { scopes: ['track'], expires_in_days: 90 } }])
})

test('a key opens what its scopes name and nothing else', async () => {
  const person = await makeUser()
  const { key } = await keyFor(person, ['quote'])
  const body = {
    origin_country: 'MY',
    origin_region: 'MY-10',
    destination_country: 'ID',
    destination_region: '32',
    weight_kg: 2,
    length: 10,
    width: 10,
    height: 10,
  } as const
  assert.equal((await call(createQuote, { body }, { token: key, area: 'user' })).code, 200)
  const refused = await call(listTransactions, { query: { type: 'shipment' } }, { token: key })
  assert.deepEqual([refused.status, refused.code, refused.code_message], [403, 403, 'scope_missing'])
})

test('whatever its scopes, no key opens a call that names none: profile, password, sessions, keys, the office', async () => {
  const admin = await makeUser('admin')
  const { key } = await keyFor(admin)
  const id = '01890000-0000-7000-8000-000000000000'
  const closed: [Endpoint, Record<string, string>?][] = [
    [readProfile],
    [changePassword],
    [listSessions],
    [endSession, { id }],
    [exportData],
    [listApiKeys],
    [createApiKey],
    [revokeApiKey, { id }],
    [listPaymentsToJudge],
  ]
  for (const [endpoint, params = {}] of closed) {
    const answer = await call(endpoint, { params }, { token: key })
    assert.deepEqual(
      [endpoint.path, answer.status, answer.code_message],
      [endpoint.path, 403, 'scope_missing'],
    )
  }
  const open = server.app.served.filter(({ endpoint, area }) => endpoint.scope && area === 'user')
  assert.ok(open.length > 10)
  for (const { url, endpoint } of open)
    assert.doesNotMatch(
      `${endpoint.method} ${url}`,
      /profile|password|session|api-key|web-hook|log(in|out)|passport\/|POST .*passport/,
    )
  for (const { area, endpoint } of server.app.served)
    if (area === 'staff') assert.equal(endpoint.scope, undefined)
})

test('a revoked key is dead at once, an expired one too, and that of a deleted account', async () => {
  const [person, other] = await Promise.all([makeUser(), makeUser()])
  const use = async (key: string) => (await call(listAddresses, {}, { token: key })).status
  const first = await keyFor(person)
  assert.equal(await use(first.key), 200)
  await server.proveFresh(other.token)
  assert.equal((await call(revokeApiKey, { params: { id: first.api_key.id } }, other)).code, 404)
  const answers = await Promise.all(
    [1, 2].map(() => call(revokeApiKey, { params: { id: first.api_key.id } }, person)),
  )
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 404])
  assert.equal(await use(first.key), 401)
  await assert.rejects(
    sql`update api_keys set revoked_at = null where id = ${first.api_key.id}::uuid`.execute(db),
    /only ever revoked/,
  )

  const locked = await keyFor(person)
  await sql`update users set locked_at = now() where id = ${person.id}::uuid`.execute(db)
  assert.equal(await use(locked.key), 401)

  const { key } = await keyFor(other)
  const expired = `sbk_live_${'x'.repeat(43)}`
  assert.equal(await use(expired), 401)
  await db.deleteFrom('users').where('id', '=', other.id).execute()
  assert.equal(await use(key), 401)
})

test('each key has its own pace, and is told when to come again', async () => {
  const person = await makeUser()
  const { key, api_key } = await keyFor(person)
  const bucket = `key:${api_key.id}`
  await sql`insert into limits (bucket, count, resets_at) values (${bucket}, ${callsPerMinute}, now() + interval '30 seconds')`.execute(
    db,
  )
  const answer = await call(listAddresses, {}, { token: key })
  assert.deepEqual([answer.code, answer.code_message], [429, 'too_many_requests'])
  assert.ok(Number(answer.headers['retry-after']) <= 30)
  const another = await keyFor(person)
  assert.equal((await call(listAddresses, {}, { token: another.key })).code, 200)
})

test('a key without scope, with a double one or for ever is not made, and there are twenty at most', async () => {
  const person = await makeUser()
  const wrong: [Record<string, unknown>, string][] = [
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['track', 'track'] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes.0'],
    [{ expires_in_days: 100_000 }, 'expires_in_days'],
    [{ name: '' }, 'name'],
  ]
  for (const [change, path] of wrong) {
    const reply = await server.http.inject({
      method: 'POST',
      url: '/api/user/v1/api-key',
      payload: { name: 'Key', scopes: ['track'], expires_in_days: 90, ...change },
      headers: { authorization: `Bearer ${person.token}` },
    })
    assert.deepEqual([reply.statusCode, reply.json().errors[0].path], [400, path])
  }
  await sql`
    insert into api_keys (user_id, name, prefix, key_hash, scopes, expires_at)
    select ${person.id}::uuid, 'Key', 'sbk_live_abcde', sha256(n::text::bytea), array['track'], now() + interval '1 day' from generate_series(1, 19) n`.execute(
    db,
  )
  await server.proveFresh(person.token)
  const body = { name: 'Key', scopes: ['track'], expires_in_days: 30 }
  const answers = await Promise.all([1, 2].map(() => keysMade(person, body)))
  assert.deepEqual(answers.toSorted(), ['success', 'too_many_keys'])
})

async function keysMade(person: { token: string }, payload: object) {
  const headers = { authorization: `Bearer ${person.token}` }
  return (await server.http.inject({ method: 'POST', url: '/api/user/v1/api-key', payload, headers })).json()
    .code_message
}

test('what a key does is its customer’s own: another’s transaction is unknown to it', async () => {
  const person = await makeUser()
  const { key } = await keyFor(person)
  const { rows } = await sql<{
    id: string
  }>`insert into orders (id, tracking_number, type, total_sen) values (uuidv7(), 'SB0000000000000', 'batch', 1) returning id`.execute(
    db,
  )
  const answer = await call(printReceipt, { params: { id: rows[0]?.id ?? '' } }, { token: key })
  assert.equal(answer.code, 404)
})
