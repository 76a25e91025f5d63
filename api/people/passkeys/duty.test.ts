import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn, readProfile } from '#contract/people/accounts.ts'
import { listAddresses } from '#contract/people/addresses.ts'
import { proveByPasskey, askProofByPasskey } from '#contract/people/fresh-proof.ts'
import {
  addPasskey,
  askNewPasskey,
  askSignIn,
  changePasskeyDuty,
  listPasskeys,
  readPasskeyDuty,
  removePasskey,
  signInByPasskey,
} from '#contract/people/passkeys.ts'
import { listPeople, resetPasskeys, sendNewLink } from '#contract/people/staff.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { enrol, stepAt, totp } from '../accounts/second-factor.ts'
import { createStaff, resetPasskeys as resetByCommand } from '../accounts/staff.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeAuthenticator } from './test-authenticator.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const password = 'kopi-tarik-ombak-7'
const secret = Buffer.from('12345678901234567890')

async function makeStaff(role: 'courier' | 'admin') {
  const person = await makeUser(role)
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  await db.transaction().execute((tx) => enrol(tx, server.keys, person.id, secret))
  return person
}

/** As if the authenticator app had moved on: a code works once. */
async function byPassword(email: string) {
  await db.updateTable('second_factors').set({ last_step: 0 }).execute()
  const second_factor = totp(secret, stepAt(Date.now() / 1000))
  return call(logIn, { body: { email, password, second_factor } })
}

async function add(person: { token: string }, device = makeAuthenticator()) {
  const { options } = (await call(askNewPasskey, {}, person)).data
  const { data } = await call(addPasskey, { body: { name: 'Key', response: device.make(options) } }, person)
  return { device, id: data.passkey.id }
}

function demand(admin: { token: string }, roles: ('courier' | 'agent' | 'admin')[]) {
  return call(changePasskeyDuty, { body: { roles } }, admin)
}

async function byPasskey(device: ReturnType<typeof makeAuthenticator>, user_id: string) {
  const { options } = (await call(askSignIn)).data
  return call(signInByPasskey, { body: { response: device.sign(options, user_id) } })
}

test('only an admin whose own passkey has just worked may require them', async () => {
  const admin = await makeStaff('admin')
  assert.equal((await demand(admin, ['courier'])).code_message, 'fresh_proof_required')
  await server.proveFresh(admin.token)
  assert.equal((await demand(admin, ['courier'])).code_message, 'own_passkey_missing')
  const { device } = await add(admin)
  const again = { token: (await byPassword(admin.email)).data.user.token }
  await server.proveFresh(again.token)
  assert.equal((await demand(again, ['courier'])).code_message, 'prove_with_passkey')
  const { options } = (await call(askProofByPasskey, {}, again)).data
  await call(proveByPasskey, { body: { response: device.sign(options, admin.id) } }, again)
  assert.deepEqual((await demand(again, ['courier'])).data.roles, ['courier'])
  assert.deepEqual((await call(readPasskeyDuty, {}, again)).data.roles, ['courier'])
  const courier = await makeUser('courier')
  assert.equal((await call(readPasskeyDuty, {}, courier)).code_message, 'passkey_required')
  assert.equal((await demand(again, [])).code, 200)
  assert.equal((await call(readPasskeyDuty, {}, courier)).code_message, 'forbidden')
})

test('whose role needs a passkey makes one before anything else, and then logs in with nothing less', async () => {
  const admin = await makeStaff('admin')
  const courier = await makeStaff('courier')
  const customer = await makeUser()
  await server.proveFresh(admin.token)
  await add(admin)
  await demand(admin, ['courier'])

  assert.equal((await call(listAddresses, {}, courier)).code_message, 'passkey_required', 'at once')
  assert.equal((await call(listAddresses, {}, customer)).code, 200)
  const { data } = await byPassword(courier.email)
  assert.equal(data.must_add_passkey, true)
  const led = { token: data.user.token }
  assert.equal((await call(readProfile, {}, led)).code, 200)
  assert.equal((await call(listAddresses, {}, led)).code_message, 'passkey_required')
  const { device, id } = await add(led)
  assert.equal((await call(listAddresses, {}, led)).code, 200, 'the session that made it goes on')
  assert.equal((await call(listAddresses, {}, courier)).status, 401, 'older ones by password are over')

  assert.equal((await byPassword(courier.email)).code_message, 'passkey_login_required')
  assert.equal((await byPasskey(device, courier.id)).code, 200)
  assert.equal((await call(removePasskey, { params: { id } }, led)).code_message, 'last_passkey')
  assert.equal((await call(listPasskeys, {}, led)).data.passkey_data.length, 1)
  await demand(admin, [])
  assert.equal((await byPassword(courier.email)).code, 200)
})

test('another admin resets a lost passkey; it stands in the log, and the person makes a new one', async () => {
  const admin = await makeStaff('admin')
  const courier = await makeStaff('courier')
  await server.proveFresh(courier.token)
  const { device } = await add(courier)
  const people = (await call(listPeople, { query: { role: 'courier', limit: '100' } }, admin)).data
    .person_data
  assert.equal(people.find(({ id }) => id === courier.id)?.passkeys, 1)
  const params = { id: courier.id }
  assert.equal((await call(resetPasskeys, { params }, admin)).code_message, 'fresh_proof_required')
  await server.proveFresh(admin.token)
  assert.equal((await call(resetPasskeys, { params: { id: admin.id } }, admin)).code_message, 'own_account')
  assert.equal((await call(resetPasskeys, { params }, admin)).code, 200)
  assert.equal((await call(resetPasskeys, { params }, admin)).code_message, 'no_passkeys')
  assert.equal((await call(readProfile, {}, courier)).status, 401)
  assert.equal((await byPasskey(device, courier.id)).code_message, 'passkey_refused')
  assert.equal((await byPassword(courier.email)).code, 200)
  const event = await db
    .selectFrom('events')
    .select(['actor_id', 'name'])
    .where('subject_id', '=', courier.id)
    .where('name', '=', 'passkeys_reset')
    .executeTakeFirst()
  assert.equal(event?.actor_id, admin.id)
})

test('a new link for somebody and a new hand for an account leave no passkey of before', async () => {
  const admin = await makeStaff('admin')
  const courier = await makeStaff('courier')
  const customer = await makeUser()
  for (const person of [courier, customer]) {
    await server.proveFresh(person.token)
    await add(person)
  }
  await call(sendNewLink, { params: { id: courier.id } }, admin)
  await createStaff(db, server.keys, {
    email: customer.email,
    name: 'Nur',
    phone: '+60123456789',
    role: 'agent',
  })
  const left = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', 'in', [courier.id, customer.id])
    .execute()
  assert.deepEqual(left, [])
})

test('the last admin gets in again from the command line', async () => {
  const admin = await makeStaff('admin')
  await server.proveFresh(admin.token)
  const { device } = await add(admin)
  await demand(admin, ['admin'])
  assert.equal((await byPassword(admin.email)).code_message, 'passkey_login_required')
  assert.equal(await resetByCommand(db, admin.email), 1)
  await assert.rejects(resetByCommand(db, 'nobody@example.com'), /no staff account/)
  assert.equal((await byPasskey(device, admin.id)).code_message, 'passkey_refused')
  const { data } = await byPassword(admin.email)
  assert.equal(data.must_add_passkey, true)
  const led = { token: data.user.token }
  await add(led)
  assert.equal((await demand(led, [])).code, 200)
})
