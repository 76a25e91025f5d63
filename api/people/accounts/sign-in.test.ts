import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  forgotPassword,
  logIn,
  logOut,
  readProfile,
  resetPassword,
  verifyRegistration,
} from '#contract/people/accounts.ts'
import { hashPassword } from './passwords.ts'
import { enrol, stepAt, totp } from './second-factor.ts'
import { password, startWithPeople } from './test-people.ts'

const server = await startWithPeople()
const { call, db, elsewhere, codeOf, makeAccount } = server

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await makeAccount()
  const known = await call(logIn, { body: { email, password: 'not the password' } }, elsewhere())
  const unknown = await call(logIn, { body: { email: 'nobody@example.com', password } }, elsewhere())
  assert.deepEqual([known.code, known.code_message], [422, 'wrong_credentials'])
  assert.deepEqual([unknown.code, unknown.code_message], [422, 'wrong_credentials'])
})

test('the eleventh try to log in within a quarter of an hour is refused, also with the right password', async () => {
  const { email } = await makeAccount()
  const from = elsewhere()
  for (let time = 0; time < 10; time += 1)
    await call(logIn, { body: { email, password: 'wrong password' } }, from)
  const refused = await call(logIn, { body: { email, password } }, from)
  assert.deepEqual([refused.code, refused.code_message], [429, 'too_many_requests'])
  assert.ok(Number(refused.headers['retry-after']) > 0)
})

test('a session ended, expired or never given is a dead session: HTTP 401 with code 403', async () => {
  const { token } = await makeAccount()
  await call(logOut, {}, { token })
  const after = await call(readProfile, {}, { token })
  assert.deepEqual([after.status, after.code, after.code_message], [401, 403, 'session_required'])
  const none = await call(readProfile)
  assert.deepEqual([none.status, none.code], [401, 403])
  const { token: old, id } = await makeAccount()
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', id)
    .execute()
  assert.equal((await call(readProfile, {}, { token: old })).status, 401)
})

test('a forgotten password is set anew by code and ends every session', async () => {
  const { email, token } = await makeAccount()
  const asked = await call(forgotPassword, { body: { email } }, elsewhere())
  const code = await codeOf(asked.data.request_id)
  const fresh = 'rendang-perahu-99'
  const body = { request_id: asked.data.request_id, code, password: fresh, password_confirmation: fresh }
  assert.equal((await call(resetPassword, { body }, elsewhere())).code, 200)
  assert.equal((await call(readProfile, {}, { token })).status, 401)
  assert.equal(
    (await call(logIn, { body: { email, password } }, elsewhere())).code_message,
    'wrong_credentials',
  )
  assert.equal((await call(logIn, { body: { email, password: fresh } }, elsewhere())).code, 200)
})

test('a reset for an address without account answers the same and opens nothing', async () => {
  const asked = await call(forgotPassword, { body: { email: 'stranger@example.com' } }, elsewhere())
  assert.deepEqual(Object.keys(asked.data), ['request_id', 'resend_after_s', 'expires_at'])
  const code = await codeOf(asked.data.request_id)
  const body = { request_id: asked.data.request_id, code, password, password_confirmation: password }
  assert.deepEqual((await call(resetPassword, { body }, elsewhere())).errors, [
    { path: 'code', message: 'error.code_wrong' },
  ])
})

test('a code for one purpose is worth nothing for another', async () => {
  const { email } = await makeAccount()
  const { data } = await call(forgotPassword, { body: { email } }, elsewhere())
  const code = await codeOf(data.request_id)
  const crossed = await call(verifyRegistration, { body: { request_id: data.request_id, code } }, elsewhere())
  assert.equal(crossed.code_message, 'code_expired')
})

test('staff need their second factor; each code and each recovery code is good once', async () => {
  const { id, email } = await server.makeUser('admin')
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute()
  const secret = Buffer.from('12345678901234567890')
  assert.equal(
    (await call(logIn, { body: { email, password } }, elsewhere())).code_message,
    'second_factor_missing',
  )
  const { recovery_codes } = await db.transaction().execute((tx) => enrol(tx, server.keys, id, secret))

  assert.equal(
    (await call(logIn, { body: { email, password } }, elsewhere())).code_message,
    'second_factor_required',
  )
  const second_factor = totp(secret, stepAt(Date.now() / 1000))
  const right = await call(logIn, { body: { email, password, second_factor } }, elsewhere())
  assert.equal(right.data.user.role, 'admin')
  const twice = await call(logIn, { body: { email, password, second_factor } }, elsewhere())
  assert.deepEqual(twice.errors, [{ path: 'second_factor', message: 'error.code_wrong' }])

  const recovery = recovery_codes[0] ?? ''
  assert.equal(
    (await call(logIn, { body: { email, password, second_factor: recovery } }, elsewhere())).code,
    200,
  )
  assert.equal(
    (await call(logIn, { body: { email, password, second_factor: recovery } }, elsewhere())).code,
    400,
  )
})

test('the second factor fits the published examples', () => {
  const secret = Buffer.from('12345678901234567890')
  assert.equal(totp(secret, stepAt(59)), '287082')
  assert.equal(totp(secret, stepAt(1_111_111_109)), '081804')
})

test('nothing personal is in any log line', () => {
  const everything = server.logged.join('')
  for (const planted of ['example.com', 'Nur Contoh', '123456789', password])
    assert.ok(!everything.includes(planted), planted)
  assert.ok(everything.includes('/api/v1/login'), 'the log is not empty')
})
