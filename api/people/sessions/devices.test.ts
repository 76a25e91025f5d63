import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { changePassword, logIn, readProfile } from '#contract/people/accounts.ts'
import { deviceIn } from './known-devices.ts'
import { password, startWithPeople } from '../accounts/test-people.ts'

const server = await startWithPeople()
const { call, db, elsewhere, makeAccount, mailsTo, mailTo } = server
const newDevice = 'perangkat atau peramban'

async function signIn(email: string, cookie?: string) {
  const headers = cookie ? { cookie } : {}
  const answer = await call(logIn, { body: { email, password } }, { ...elsewhere(), headers })
  assert.equal(answer.code, 200)
  return { token: answer.data.user.token, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

function ageSession(token: string, days: number) {
  return sql`update sessions set created_at = created_at - ${days} * interval '1 day',
    last_used_at = now() - interval '2 hours', expires_at = least(expires_at, now() + interval '1 hour')
    where token_hash = sha256(${token}::text::bytea)`.execute(db)
}

test('the owner hears of a sign-in on a device that is not known, and of no other', async () => {
  const { email, token } = await makeAccount()
  const known = await signIn(email)
  await signIn(email, known.cookie)
  const told = await mailTo(email, newDevice)
  assert.match(told, /profil/)
  // A later letter: what was sent before it has come.
  const body = {
    current_password: password,
    password: 'rendang-perahu-9',
    password_confirmation: 'rendang-perahu-9',
  }
  assert.equal((await call(changePassword, { body }, { token })).code, 200)
  await mailTo(email, 'sudah diubah')
  const letters = (await mailsTo(email)).filter((text) => text.includes(newDevice))
  assert.equal(letters.length, 1, 'neither the first sign-in nor a known browser is told of')
})

test('a cookie from before the prefix lets its browser in once more; what it named is remembered for nobody', async () => {
  const { email, id } = await makeAccount()
  const { cookie } = await signIn(email)
  const plain = cookie.replace('__Host-', '')
  const again = await signIn(email, plain)
  assert.match(again.cookie, /^__Host-device=/)
  assert.notEqual(again.cookie, cookie)
  const stranger = await makeAccount()
  const planted = (await signIn(stranger.email)).cookie.replace('__Host-', '')
  await signIn(email, planted)
  const parts = { ...server, db }
  const { device_id } = deviceIn(parts, { bound: undefined, plain: planted.split('=')[1] })
  assert.ok(device_id)
  const { rows } = await sql`select from known_devices
    where user_id = ${id}::uuid and device_hash = sha256(${device_id}::text::bytea)`.execute(db)
  assert.equal(rows.length, 0)
})

test('a session ends after 90 days, however much it is used', async () => {
  const { email } = await makeAccount()
  const { token } = await signIn(email)
  await ageSession(token, 89)
  assert.equal((await call(readProfile, {}, { token })).code, 200)
  const { rows } = await sql<{ days: number }>`select extract(day from expires_at - created_at)::int as days
    from sessions where token_hash = sha256(${token}::text::bytea)`.execute(db)
  assert.deepEqual(rows, [{ days: 90 }])
  await assert.rejects(
    () =>
      sql`update sessions set expires_at = now() + interval '30 days'
      where token_hash = sha256(${token}::text::bytea)`.execute(db),
    /sessions_end/,
  )
  await sql`update sessions set created_at = created_at - interval '2 days', expires_at = expires_at - interval '2 days'
    where token_hash = sha256(${token}::text::bytea)`.execute(db)
  assert.equal((await call(readProfile, {}, { token })).status, 401)
})

test('sessions that are open at the upgrade keep their start and end with it', async () => {
  const { email } = await makeAccount()
  const [young, old] = [await signIn(email), await signIn(email)]
  const file = path.resolve(import.meta.dirname, '../../../database/migrations/0048_session_end.sql')
  await sql`alter table sessions drop constraint sessions_end`.execute(db)
  await sql`update sessions set created_at = now() - interval '100 days', expires_at = now() + interval '20 days'
    where token_hash = sha256(${old.token}::text::bytea)`.execute(db)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(await readFile(file, 'utf8'))
  await client.end()
  assert.equal((await call(readProfile, {}, { token: young.token })).code, 200)
  assert.equal((await call(readProfile, {}, { token: old.token })).status, 401)
})
