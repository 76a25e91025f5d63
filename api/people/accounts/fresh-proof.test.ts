import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changeEmail, logIn } from '#contract/people/accounts.ts'
import { createApiKey, revokeApiKey } from '#contract/people/api-keys.ts'
import {
  askProofByPasskey,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  readProof,
  sendProofCode,
} from '#contract/people/fresh-proof.ts'
import { addPasskey, askNewPasskey } from '#contract/people/passkeys.ts'
import { changeRefundAccount, readRefundAccount } from '#contract/money/vouchers.ts'
import { makeAuthenticator } from '../passkeys/test-authenticator.ts'
import { hashPassword } from './passwords.ts'
import { enrol, stepAt, totp } from './second-factor.ts'
import { password, startWithPeople, wrong } from './test-people.ts'

const server = await startWithPeople()
const { call, db, elsewhere, codeOf, makeAccount } = server

const account = {
  country_id: 'MY',
  bank_name: 'Maybank',
  account_number: '514012345678',
  account_name: 'Nur Contoh',
} as const

async function canChange(token: string) {
  return (await call(changeRefundAccount, { body: account }, { token })).code_message
}

test('where refunds go, keys and the address are closed until it is proven who asks, and nothing is stored before', async () => {
  const { token } = await makeAccount()
  const body = { name: 'Shop', scopes: ['order'], expires_in_days: 30 } as const
  const id = '01890000-0000-7000-8000-000000000000'
  const answers = [
    await call(changeRefundAccount, { body: account }, { token }),
    await call(createApiKey, { body: { ...body, scopes: ['order'] } }, { token }),
    await call(revokeApiKey, { params: { id } }, { token }),
    await call(changeEmail, { body: { email: 'else@example.com' } }, { token, ...elsewhere() }),
    await call(askNewPasskey, {}, { token }),
  ]
  for (const { status, code, code_message } of answers)
    assert.deepEqual([status, code, code_message], [403, 403, 'fresh_proof_required'])
  assert.equal((await call(readRefundAccount, {}, { token })).data.refund_account, null)
  const faulty = await call(changeRefundAccount, { body: { ...account, bank_name: '' } }, { token })
  assert.equal(faulty.code, 400, 'a mistake in the form is said first')
})

test('a password proves it for ten minutes, for this session alone, and leaves an event', async () => {
  const { token, email, id } = await makeAccount()
  const other = (await call(logIn, { body: { email, password } }, elsewhere())).data.user.token
  const guess = await call(proveByPassword, { body: { current_password: 'guess' } }, { token })
  assert.deepEqual(guess.errors, [{ path: 'current_password', message: 'error.password_wrong' }])
  assert.equal(await canChange(token), 'fresh_proof_required')
  const { data } = await call(proveByPassword, { body: { current_password: password } }, { token })
  assert.equal((await call(readProof, {}, { token })).data.fresh_until, data.fresh_until)
  assert.equal(await canChange(token), 'success')
  assert.equal(await canChange(other), 'fresh_proof_required')
  await sql`update fresh_proofs set proven_at = now() - interval '10 minutes'`.execute(db)
  assert.equal(await canChange(token), 'fresh_proof_required')
  const { rows } = await sql<{
    name: string
  }>`select name from events where subject_id = ${id}::uuid`.execute(db)
  assert.deepEqual(rows, [{ name: 'refund_account_changed' }])
})

test('a code by mail proves it once, for its owner alone, and a newer one ends it', async () => {
  const { token } = await makeAccount()
  const stranger = await makeAccount()
  const older = (await call(sendProofCode, {}, { token, ...elsewhere() })).data.request_id
  const { request_id } = (await call(sendProofCode, {}, { token, ...elsewhere() })).data
  const code = await codeOf(request_id)
  const prove = (body: { request_id: string; code: string }, by = token) =>
    call(proveByCode, { body }, { token: by })
  assert.equal((await prove({ request_id: older, code })).code_message, 'code_expired')
  assert.equal((await prove({ request_id, code }, stranger.token)).code_message, 'code_expired')
  assert.equal((await prove({ request_id, code: wrong(code) })).errors[0]?.message, 'error.code_wrong')
  assert.equal((await prove({ request_id, code })).code, 200)
  assert.equal(await canChange(token), 'success')
  assert.equal((await prove({ request_id, code })).code_message, 'code_expired')
})

test('a passkey proves it, but not that of another person, not with the challenge of another session', async () => {
  const { token, id, email } = await makeAccount()
  await server.proveFresh(token)
  const device = makeAuthenticator()
  const { options } = (await call(askNewPasskey, {}, { token })).data
  await call(addPasskey, { body: { name: 'Phone', response: device.make(options) } }, { token })
  await sql`delete from fresh_proofs`.execute(db)
  const ways = (await call(readProof, {}, { token })).data.ways
  assert.deepEqual(ways, ['passkey', 'password', 'code'])

  const ask = async (by = token) => (await call(askProofByPasskey, {}, { token: by })).data.options
  const prove = (response: ReturnType<typeof device.sign>, by = token) =>
    call(proveByPasskey, { body: { response } }, { token: by, ...elsewhere() })
  const stranger = makeAuthenticator()
  assert.equal((await prove(stranger.sign(await ask(), id))).code_message, 'passkey_refused')
  const other = (await call(logIn, { body: { email, password } }, elsewhere())).data.user.token
  assert.equal((await prove(device.sign(await ask(other), id))).code_message, 'passkey_refused')
  assert.equal(await canChange(token), 'fresh_proof_required')
  assert.equal((await prove(device.sign(await ask(), id))).code, 200)
  assert.equal(await canChange(token), 'success')
})

test('staff prove it with two factors: the password alone and a mailbox are not enough', async () => {
  const { id, token } = await server.makeUser('admin')
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  const secret = Buffer.from('12345678901234567890')
  await db.transaction().execute((tx) => enrol(tx, server.keys, id, secret))
  assert.equal((await call(sendProofCode, {}, { token })).code_message, 'forbidden')
  const alone = await call(proveByPassword, { body: { current_password: password } }, { token })
  assert.deepEqual(alone.errors, [{ path: 'second_factor', message: 'error.second_factor_required' }])
  const second_factor = totp(secret, stepAt(Date.now() / 1000))
  const body = { current_password: password, second_factor }
  assert.equal((await call(proveByPassword, { body }, { token })).code, 200)
  assert.equal(await canChange(token), 'success')
})
