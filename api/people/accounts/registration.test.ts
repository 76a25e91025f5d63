import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn, readProfile, register, resendCode, verifyRegistration } from '#contract/people/accounts.ts'
import { password, startWithPeople, wrong } from './test-people.ts'

const server = await startWithPeople()
const { call, db, freshBody, elsewhere, codeOf, makeAccount, userRow } = server

test('registering, confirming the code and logging in gives a session', async () => {
  const body = freshBody('Mixed.Case@Example.com')
  const asked = await call(register, { body }, elsewhere())
  assert.equal(asked.code_message, 'success')
  assert.equal(await userRow('mixed.case@example.com'), undefined, 'nobody exists before the code')
  const code = await codeOf(asked.data.request_id)
  const confirmed = await call(
    verifyRegistration,
    { body: { request_id: asked.data.request_id, code } },
    elsewhere(),
  )
  assert.equal(confirmed.code, 200)
  const stored = await userRow('mixed.case@example.com')
  assert.deepEqual([stored?.phone, stored?.role], ['+60123456789', 'customer'])
  assert.match(stored?.password_hash ?? '', /^\$argon2id\$/)

  const { data } = await call(logIn, { body: { email: 'mixed.case@example.com', password } }, elsewhere())
  assert.match(data.user.token, /^[\w-]{43}$/)
  const { data: mine } = await call(readProfile, {}, { token: data.user.token })
  assert.equal(mine.profile.name, 'Nur Contoh')
})

test('the registration form names every wrong field', async () => {
  const body = {
    ...freshBody(),
    name: ' ',
    email: 'not an address',
    phone: '12',
    password: 'short',
    password_confirmation: 'other',
  }
  const { code, errors } = await call(register, { body }, elsewhere())
  assert.equal(code, 400)
  const found = new Map(errors.map(({ path, message }) => [path, message]))
  assert.equal(found.get('name'), 'error.name_required')
  assert.equal(found.get('email'), 'error.email_invalid')
  assert.equal(found.get('phone'), 'error.phone_invalid')
  assert.equal(found.get('password'), 'error.password_short')
})

test('a common password, differing passwords and a preset role are refused', async () => {
  const common = await call(
    register,
    { body: { ...freshBody(), password: 'password123', password_confirmation: 'password123' } },
    elsewhere(),
  )
  assert.deepEqual(common.errors, [{ path: 'password', message: 'error.password_common' }])
  const ofThisPlace = await call(
    register,
    { body: { ...freshBody(), password: 'Seberang-2026', password_confirmation: 'Seberang-2026' } },
    elsewhere(),
  )
  assert.deepEqual(ofThisPlace.errors, [{ path: 'password', message: 'error.password_common' }])
  const differing = await call(
    register,
    { body: { ...freshBody(), password_confirmation: 'something else' } },
    elsewhere(),
  )
  assert.deepEqual(differing.errors, [{ path: 'password_confirmation', message: 'error.passwords_differ' }])
  const role = { ...freshBody(), role: 'admin' }
  const preset = await call(register, { body: role }, elsewhere())
  assert.deepEqual(preset.errors, [{ path: 'role', message: 'error.unknown_field' }])
  assert.equal(await userRow(role.email), undefined)
})

test('a known address gets the same answer, no second account, and a mail to its owner', async () => {
  const { email, id } = await makeAccount()
  const again = await call(register, { body: freshBody(email) }, elsewhere())
  assert.deepEqual(
    [again.code, Object.keys(again.data)],
    [200, ['request_id', 'resend_after_s', 'expires_at']],
  )
  const code = await codeOf(again.data.request_id)
  const tried = await call(
    verifyRegistration,
    { body: { request_id: again.data.request_id, code } },
    elsewhere(),
  )
  assert.deepEqual(tried.errors, [{ path: 'code', message: 'error.code_wrong' }])
  assert.equal((await userRow(email))?.id, id)
})

test('wrong, used and old codes change nothing', async () => {
  const body = freshBody()
  const { data } = await call(register, { body }, elsewhere())
  const code = await codeOf(data.request_id)
  const guess = await call(
    verifyRegistration,
    { body: { request_id: data.request_id, code: wrong(code) } },
    elsewhere(),
  )
  assert.deepEqual(guess.errors, [{ path: 'code', message: 'error.code_wrong' }])
  assert.equal(await userRow(body.email), undefined)

  await db
    .updateTable('one_time_codes')
    .set({ expires_at: new Date(0) })
    .where('id', '=', data.request_id)
    .execute()
  const old = await call(verifyRegistration, { body: { request_id: data.request_id, code } }, elsewhere())
  assert.deepEqual([old.code, old.code_message], [409, 'code_expired'])
  await db
    .updateTable('one_time_codes')
    .set({ expires_at: new Date(Date.now() + 60_000) })
    .where('id', '=', data.request_id)
    .execute()

  assert.equal(
    (await call(verifyRegistration, { body: { request_id: data.request_id, code } }, elsewhere())).code,
    200,
  )
  const used = await call(verifyRegistration, { body: { request_id: data.request_id, code } }, elsewhere())
  assert.deepEqual([used.code, used.code_message], [409, 'code_expired'])
})

test('fifty guesses at once are only five', async () => {
  const body = freshBody()
  const { data } = await call(register, { body }, elsewhere())
  const code = await codeOf(data.request_id)
  const guesses = Array.from({ length: 50 }, () =>
    call(verifyRegistration, { body: { request_id: data.request_id, code: wrong(code) } }, elsewhere()),
  )
  const looked = (await Promise.all(guesses)).filter(({ code_message }) => code_message === 'invalid_input')
  assert.equal(looked.length, 5)
  const right = await call(verifyRegistration, { body: { request_id: data.request_id, code } }, elsewhere())
  assert.deepEqual([right.code, right.code_message], [409, 'code_expired'])
  assert.equal(await userRow(body.email), undefined)
})

test('the right code fifty times at once makes one account', async () => {
  const body = freshBody()
  const { data } = await call(register, { body }, elsewhere())
  const code = await codeOf(data.request_id)
  const tries = await Promise.all(
    Array.from({ length: 50 }, () =>
      call(verifyRegistration, { body: { request_id: data.request_id, code } }, elsewhere()),
    ),
  )
  assert.equal(tries.filter(({ code }) => code === 200).length, 1)
  assert.equal(
    (await db.selectFrom('users').select('id').where('email', '=', body.email).execute()).length,
    1,
  )
})

test('a code is sent again after a minute and replaces the first', async () => {
  const body = freshBody()
  const { data } = await call(register, { body }, elsewhere())
  const first = await codeOf(data.request_id)
  const early = await call(resendCode, { body: { request_id: data.request_id } }, elsewhere())
  assert.deepEqual([early.code, early.code_message], [429, 'too_many_requests'])

  await db
    .updateTable('one_time_codes')
    .set({ sent_at: new Date(Date.now() - 61_000) })
    .where('id', '=', data.request_id)
    .execute()
  const again = await call(resendCode, { body: { request_id: data.request_id } }, elsewhere())
  assert.equal(again.code, 200)
  const second = await codeOf(data.request_id)
  if (first !== second) {
    const { errors } = await call(
      verifyRegistration,
      { body: { request_id: data.request_id, code: first } },
      elsewhere(),
    )
    assert.deepEqual(errors, [{ path: 'code', message: 'error.code_wrong' }])
  }
  assert.equal(
    (await call(verifyRegistration, { body: { request_id: data.request_id, code: second } }, elsewhere()))
      .code,
    200,
  )
})

test('a mailbox gets at most five codes an hour', async () => {
  const body = freshBody()
  const answers = []
  for (let time = 0; time < 6; time += 1) answers.push((await call(register, { body }, elsewhere())).code)
  assert.deepEqual(answers, [200, 200, 200, 200, 200, 429])
})
