import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import {
  changeEmail,
  changePassword,
  codeLifetime_min,
  forgotPassword,
  listSessions,
  logIn,
  readProfile,
  register,
  resendCode,
  resetPassword,
  verifyEmail,
  verifyRegistration,
} from '#contract/people/accounts.ts'
import { createApiKey } from '#contract/people/api-keys.ts'
import { listAddresses } from '#contract/people/addresses.ts'
import { sweepCodesJob } from './codes.ts'
import { password, startWithPeople } from './test-people.ts'

const server = await startWithPeople()
const { call, db, elsewhere, codeOf, makeAccount, freshBody, mailTo } = server
const fresh = 'rendang-perahu-99'

async function forgot(email: string) {
  const { data } = await call(forgotPassword, { body: { email } }, elsewhere())
  // Of several requested at once, one that was ended before it was stored no longer has a code.
  return { request_id: data.request_id, code: await codeOf(data.request_id).catch(() => '123456') }
}

function reset(pending: { request_id: string; code: string }) {
  return call(
    resetPassword,
    { body: { ...pending, password: fresh, password_confirmation: fresh } },
    elsewhere(),
  )
}

async function earlier(request_id: string, by: string) {
  await sql`update one_time_codes set sent_at = sent_at - ${by}::interval, expires_at = expires_at - ${by}::interval
    where id = ${request_id}::uuid`.execute(db)
}

test('asking for another code ends the one before, also when both are asked for at once', async () => {
  const { email } = await makeAccount()
  const first = await forgot(email)
  const asked = await Promise.all([forgot(email), forgot(email), forgot(email)])
  const open = await db
    .selectFrom('one_time_codes')
    .select('id')
    .where('email', '=', email)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute()
  assert.equal(open.length, 1)
  for (const older of [first, ...asked].filter(({ request_id }) => request_id !== open[0]?.id))
    assert.equal((await reset(older)).code_message, 'code_expired')
  const newest = asked.find(({ request_id }) => request_id === open[0]?.id)
  assert.equal((await reset(newest ?? first)).code, 200)
})

test('a registration begun twice is finished with the newer code alone', async () => {
  const body = freshBody()
  const older = (await call(register, { body }, elsewhere())).data.request_id
  const newer = (await call(register, { body }, elsewhere())).data.request_id
  const answers = []
  for (const request_id of [older, newer]) {
    const code = await codeOf(request_id).catch(() => '123456')
    answers.push((await call(verifyRegistration, { body: { request_id, code } }, elsewhere())).code_message)
  }
  assert.deepEqual(answers, ['code_expired', 'success'])
})

const afterItsEnd = `${codeLifetime_min + 1} minutes`

test('sending again counts for the mailbox and never makes a request live longer', async () => {
  const body = freshBody()
  const { data } = await call(register, { body }, elsewhere())
  const { request_id } = data
  await earlier(request_id, '2 minutes')
  const before = await db
    .selectFrom('one_time_codes')
    .select('expires_at')
    .where('id', '=', request_id)
    .executeTakeFirstOrThrow()
  const again = await call(resendCode, { body: { request_id } }, elsewhere())
  assert.equal(new Date(again.data.expires_at).getTime(), before.expires_at.getTime())

  const answers = []
  for (let time = 0; time < 5; time += 1) {
    await earlier(request_id, '61 seconds')
    answers.push((await call(resendCode, { body: { request_id } }, elsewhere())).code)
  }
  assert.deepEqual(answers, [200, 200, 200, 429, 429], 'five codes an hour, the first one counted')

  const other = (await call(register, { body: freshBody() }, elsewhere())).data.request_id
  await earlier(other, afterItsEnd)
  const late = await call(resendCode, { body: { request_id: other } }, elsewhere())
  assert.deepEqual([late.code, late.code_message], [409, 'code_expired'])
})

test('a new address ends open codes and other devices, and the old address is told', async () => {
  const { email, token, id } = await makeAccount()
  const other = await call(logIn, { body: { email, password } }, elsewhere())
  const pending = await forgot(email)
  const moved = `moved-${id}@example.com`
  await server.proveFresh(token)
  const asked = await call(changeEmail, { body: { email: moved } }, { token, ...elsewhere() })
  const { request_id } = asked.data
  const code = await codeOf(request_id)
  assert.equal((await call(verifyEmail, { body: { request_id, code } }, { token })).code, 200)

  assert.equal((await call(readProfile, {}, { token })).code, 200)
  assert.equal((await call(readProfile, {}, { token: other.data.user.token })).status, 401)
  assert.equal((await reset(pending)).code_message, 'code_expired')
  await earlier(pending.request_id, '61 seconds')
  const again = await call(resendCode, { body: { request_id: pending.request_id } }, elsewhere())
  assert.equal(again.code_message, 'code_expired')
  const told = await mailTo(email, 'membukanya')
  assert.ok(!told.includes(moved), 'the old address is not told where the account went')
})

test('a new password ends open codes and other devices, and the owner is told', async () => {
  const { email, token } = await makeAccount()
  const pending = await forgot(email)
  const body = { current_password: password, password: fresh, password_confirmation: fresh }
  assert.equal((await call(changePassword, { body }, { token })).code, 200)
  assert.equal((await reset(pending)).code_message, 'code_expired')
  assert.equal((await call(listSessions, {}, { token })).data.session_data.length, 1)
  await mailTo(email, 'sudah diubah')
})

test('a reset ends sessions, codes and API keys, and the owner is told', async () => {
  const { email, token } = await makeAccount()
  await server.proveFresh(token)
  const key = (
    await call(createApiKey, { body: { name: 'Shop', scopes: ['order'], expires_in_days: 30 } }, { token })
  ).data.key
  await server.proveFresh(token)
  const moving = await call(changeEmail, { body: { email: `x-${email}` } }, { token, ...elsewhere() })
  assert.equal((await reset(await forgot(email))).code, 200)
  assert.equal((await call(listAddresses, {}, { token: key })).status, 401)
  assert.equal((await call(readProfile, {}, { token })).status, 401)
  const again = (await call(logIn, { body: { email, password: fresh } }, elsewhere())).data.user
  const { request_id } = moving.data
  const late = await call(verifyEmail, { body: { request_id, code: await codeOf(request_id) } }, again)
  assert.equal(late.code_message, 'code_expired')
  await mailTo(email, 'dicabut')
})

test('nobody spends the tries of another person’s code', async () => {
  const mine = await makeAccount()
  const stranger = await makeAccount()
  await server.proveFresh(mine.token)
  const asked = await call(
    changeEmail,
    { body: { email: `own-${mine.email}` } },
    { token: mine.token, ...elsewhere() },
  )
  const { request_id } = asked.data
  for (let time = 0; time < 6; time += 1)
    await call(verifyEmail, { body: { request_id, code: '000000' } }, { token: stranger.token })
  const code = await codeOf(request_id)
  assert.equal((await call(verifyEmail, { body: { request_id, code } }, { token: mine.token })).code, 200)
})

test('codes that ended and registrations nobody finished are swept', async () => {
  const { data } = await call(register, { body: freshBody() }, elsewhere())
  const open = (await call(register, { body: freshBody() }, elsewhere())).data.request_id
  await earlier(data.request_id, afterItsEnd)
  await sweepCodesJob({ db }).work()
  const left = await db.selectFrom('one_time_codes').select(['id', 'used_at']).execute()
  assert.ok(left.every(({ id, used_at }) => id !== data.request_id && used_at === null))
  assert.ok(left.some(({ id }) => id === open))
})

test('the upgrade keeps the newest open code of each person and ends the others', async () => {
  const file = path.resolve(import.meta.dirname, '../../../database/migrations/0035_open_codes.sql')
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  // The table as it was before; nothing of this is committed.
  await client.query('begin')
  await client.query('drop index one_time_codes_open')
  await client.query('alter table one_time_codes drop column person')
  await client.query('delete from one_time_codes')
  await client.query(`insert into one_time_codes (id, purpose, email, language, payload, nonce, sent_at, expires_at)
    select uuidv7(), 'register', 'twice@example.com', 'id', '{}', uuidv7(), now() - n * interval '1 minute', now() + interval '5 minutes'
    from generate_series(0, 2) n`)
  await client.query(await readFile(file, 'utf8'))
  const { rows } = await client.query(
    'select used_at is null as is_open, sent_at = now() as is_newest, payload from one_time_codes order by sent_at desc',
  )
  await client.query('rollback')
  await client.end()
  assert.deepEqual(rows, [
    { is_open: true, is_newest: true, payload: {} },
    { is_open: false, is_newest: false, payload: null },
    { is_open: false, is_newest: false, payload: null },
  ])
})
