import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  changeEmail,
  changePassword,
  changeProfile,
  deleteAccount,
  endSession,
  exportData,
  listSessions,
  logIn,
  readProfile,
  verifyEmail,
} from '#contract/people/accounts.ts'
import { password, startWithPeople } from './test-people.ts'

const server = await startWithPeople()
const { call, db, countStatements, elsewhere, codeOf, makeAccount, userRow } = server

test('signing in on a known device costs six statements, reading the profile two', async () => {
  const { email, token } = await makeAccount()
  const { headers } = await call(logIn, { body: { email, password } }, elsewhere())
  const from = { ...elsewhere(), headers: { cookie: String(headers['set-cookie']).split(';')[0] ?? '' } }
  assert.equal(await countStatements(() => call(logIn, { body: { email, password } }, from)), 6)
  assert.equal(await countStatements(() => call(readProfile, {}, { token })), 2)
})

test('the profile is changed, and refused with all its fields empty', async () => {
  const { token, id } = await makeAccount()
  const body = {
    name: 'Nur Baru',
    phone: '081234567890',
    phone_country: 'ID' as const,
    birthdate: '1990-02-28',
  }
  const { data } = await call(changeProfile, { body }, { token })
  assert.deepEqual(
    [data.profile.name, data.profile.phone, data.profile.birthdate],
    ['Nur Baru', '+6281234567890', '1990-02-28'],
  )
  const bad = await call(
    changeProfile,
    { body: { name: '', phone: '', phone_country: 'ID', birthdate: '2199-01-01' } },
    { token },
  )
  assert.deepEqual(bad.errors.map(({ path }) => path).toSorted(), ['birthdate', 'name', 'phone'])
  const kept = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  assert.equal(kept?.name, 'Nur Baru')
})

test('a new email address needs a fresh proof and its own code', async () => {
  const { token, id } = await makeAccount()
  const email = 'moved@example.com'
  const thief = await call(changeEmail, { body: { email } }, { token, ...elsewhere() })
  assert.deepEqual([thief.status, thief.code_message], [403, 'fresh_proof_required'])
  await server.proveFresh(token)
  const asked = await call(changeEmail, { body: { email } }, { token, ...elsewhere() })
  const code = await codeOf(asked.data.request_id)

  const other = await makeAccount()
  const foreign = await call(
    verifyEmail,
    { body: { request_id: asked.data.request_id, code } },
    { token: other.token },
  )
  assert.equal(foreign.code_message, 'code_expired')
  const { data } = await call(verifyEmail, { body: { request_id: asked.data.request_id, code } }, { token })
  assert.deepEqual([data.profile.id, data.profile.email], [id, email])
})

test('changing to a taken address answers like a free one and changes nothing', async () => {
  const [one, two] = [await makeAccount(), await makeAccount()]
  await server.proveFresh(one.token)
  const asked = await call(changeEmail, { body: { email: two.email } }, { token: one.token, ...elsewhere() })
  const code = await codeOf(asked.data.request_id)
  const tried = await call(
    verifyEmail,
    { body: { request_id: asked.data.request_id, code } },
    { token: one.token },
  )
  assert.deepEqual(tried.errors, [{ path: 'code', message: 'error.code_wrong' }])
  assert.equal((await userRow(one.email))?.id, one.id)
})

test('changing the password keeps this session and ends the others', async () => {
  const { email, token } = await makeAccount()
  const other = await call(logIn, { body: { email, password } }, elsewhere())
  const fresh = 'layang-layang-42'
  const body = { current_password: password, password: fresh, password_confirmation: fresh }
  assert.equal((await call(changePassword, { body }, { token })).code, 200)
  assert.equal((await call(readProfile, {}, { token })).code, 200)
  assert.equal((await call(readProfile, {}, { token: other.data.user.token })).status, 401)
})

test('sessions are listed and ended by their owner, never by another person', async () => {
  const mine = await makeAccount()
  const stranger = await makeAccount()
  const { data } = await call(listSessions, {}, { token: mine.token })
  assert.deepEqual(
    data.session_data.map(({ is_current }) => is_current),
    [true],
  )
  assert.match(data.session_data[0]?.network ?? '', /^198\.51\.100\.x$/)
  const id = data.session_data[0]?.id ?? ''
  const foreign = await call(endSession, { params: { id } }, { token: stranger.token })
  assert.deepEqual([foreign.code, foreign.code_message], [404, 'not_found'])
  assert.equal((await call(endSession, { params: { id } }, { token: mine.token })).code, 200)
  assert.equal((await call(readProfile, {}, { token: mine.token })).status, 401)
})

test('my data can be taken along, and the account deleted with its password', async () => {
  const { token, id, email } = await makeAccount()
  const { data } = await call(exportData, {}, { token })
  assert.deepEqual(Object.keys(data.export), [
    'profile',
    'addresses',
    'sessions',
    'transactions',
    'vouchers',
    'refunds',
    'refund_account',
    'agent_applications',
    'messages',
    'api_keys',
    'web_hooks',
    'passkeys',
    'fresh_proofs',
    'claims',
    'drafts',
    'identity_looks',
  ])
  const guess = await call(deleteAccount, { body: { current_password: 'guess' } }, { token })
  assert.deepEqual(guess.errors, [{ path: 'current_password', message: 'error.password_wrong' }])
  assert.equal((await userRow(email))?.id, id)
  assert.equal((await call(deleteAccount, { body: { current_password: password } }, { token })).code, 200)
  assert.equal(await userRow(email), undefined)
  assert.equal((await call(readProfile, {}, { token })).status, 401)
})

test('the list of sessions goes by cursor, newest first, and misses none', async () => {
  const { email, token } = await makeAccount()
  for (let time = 0; time < 4; time += 1) await call(logIn, { body: { email, password } }, elsewhere())
  const first = await call(listSessions, { query: { limit: '2' } }, { token })
  const second = await call(
    listSessions,
    { query: { limit: '2', cursor: first.data.next_cursor ?? '' } },
    { token },
  )
  const third = await call(
    listSessions,
    { query: { limit: '2', cursor: second.data.next_cursor ?? '' } },
    { token },
  )
  const ids = [first, second, third].flatMap(({ data }) => data.session_data.map(({ id }) => id))
  assert.equal(new Set(ids).size, 5)
  assert.deepEqual(ids, ids.toSorted().toReversed())
  assert.equal(third.data.next_cursor, null)
  const wrong = await call(listSessions, { query: { limit: '101' } }, { token })
  assert.deepEqual([wrong.code, wrong.errors], [400, [{ path: 'limit', message: 'error.too_big' }]])
})
