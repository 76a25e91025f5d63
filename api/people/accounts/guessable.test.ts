import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changePassword, forgotPassword, logIn, register, resetPassword } from '#contract/people/accounts.ts'
import { password, startWithPeople } from './test-people.ts'

const server = await startWithPeople()
const { call, elsewhere, codeOf, makeAccount, freshBody } = server

const refusals = [
  ['Password123', 'error.password_common'],
  ['short', 'error.password_short'],
] as const

function twice(chosen: string) {
  return { password: chosen, password_confirmation: chosen }
}

test('a new account takes no common password and none of its own words', async () => {
  const body = freshBody('aminah.jaya@example.com')
  for (const [chosen, message] of [
    ...refusals,
    ['nur-contoh-12', 'error.password_own'],
    ['AminahJaya1', 'error.password_own'],
  ] as const) {
    const { errors } = await call(register, { body: { ...body, ...twice(chosen) } }, elsewhere())
    assert.deepEqual(errors, [{ path: 'password', message }], chosen)
  }
  assert.equal((await call(register, { body: { ...body, ...twice('aminah-kopi') } }, elsewhere())).code, 200)
})

test('a changed password neither, and the old one stays', async () => {
  const { token, email } = await makeAccount()
  for (const [chosen, message] of [...refusals, ['Contoh-Nur', 'error.password_own']] as const) {
    const body = { current_password: password, ...twice(chosen) }
    const { errors } = await call(changePassword, { body }, { token, ...elsewhere() })
    assert.deepEqual(errors, [{ path: 'password', message }], chosen)
  }
  assert.equal((await call(logIn, { body: { email, password } }, elsewhere())).code, 200)
})

test('a password set anew by code is held against the address, and the code stays good for a better one', async () => {
  const { email } = await makeAccount()
  const { request_id } = (await call(forgotPassword, { body: { email } }, elsewhere())).data
  const code = await codeOf(request_id)
  const own = email.split('@')[0] ?? ''
  for (const [chosen, message] of [...refusals, [`${own}!!!`, 'error.password_own']] as const) {
    const { errors } = await call(
      resetPassword,
      { body: { request_id, code, ...twice(chosen) } },
      elsewhere(),
    )
    assert.deepEqual(errors, [{ path: 'password', message }], chosen)
  }
  const body = { request_id, code, ...twice('rendang-9-perahu') }
  assert.equal((await call(resetPassword, { body }, elsewhere())).code, 200)
})
