import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readProfile } from '#contract/people/accounts.ts'
import {
  addPasskey,
  askNewPasskey,
  askSignIn,
  listPasskeys,
  mostPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#contract/people/passkeys.ts'
import { startWithPeople } from '../accounts/test-people.ts'
import { sweepChallengesJob } from './challenges.ts'
import { makeAuthenticator } from './test-authenticator.ts'

const server = await startWithPeople()
const { call, db, elsewhere, makeUser } = server

type Person = Awaited<ReturnType<typeof makeUser>>
type Device = ReturnType<typeof makeAuthenticator>

async function optionsFor(person: Person) {
  await server.proveFresh(person.token)
  return (await call(askNewPasskey, {}, person)).data.options
}

async function add(person: Person, device: Device, name = 'Phone') {
  const response = device.make(await optionsFor(person))
  return call(addPasskey, { body: { name, response } }, person)
}

async function loginOptions() {
  return (await call(askSignIn, {}, elsewhere())).data.options
}

function signIn(response: ReturnType<Device['sign']>) {
  return call(signInByPasskey, { body: { response } }, elsewhere())
}

async function withPasskey(
  role: 'customer' | 'courier' | 'admin' = 'customer',
  device = makeAuthenticator(),
) {
  const person = await makeUser(role)
  const { data } = await add(person, device)
  return { person, device, id: data.passkey.id }
}

test('a passkey is added, named, listed for its owner alone, and logs in whoever has its device', async () => {
  const { person, device, id } = await withPasskey()
  const other = await makeUser()
  const named = await call(renamePasskey, { params: { id }, body: { name: 'Old phone' } }, person)
  assert.equal(named.data.passkey.name, 'Old phone')
  assert.equal((await call(renamePasskey, { params: { id }, body: { name: 'X' } }, other)).code, 404)
  assert.deepEqual((await call(listPasskeys, {}, other)).data.passkey_data, [])
  assert.equal((await call(listPasskeys, {}, person)).data.passkey_data[0]?.last_used_at, null)

  const { data } = await signIn(device.sign(await loginOptions(), person.id))
  assert.deepEqual([data.user.id, data.must_add_passkey], [person.id, false])
  assert.equal((await call(readProfile, {}, { token: data.user.token })).code, 200)
  const stored = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual([stored.counter, stored.is_synced, stored.is_backed_up], [2, false, false])
  assert.ok(stored.last_used_at)
})

test('what is asked names nobody, wants its owner verified, and belongs to our address alone', async () => {
  const options = await loginOptions()
  assert.deepEqual(
    [options.rpId, options.userVerification, options.allowCredentials],
    ['seberang.test', 'required', undefined],
  )
  const person = await makeUser()
  const making = await optionsFor(person)
  assert.deepEqual(
    [making.rp.id, making.authenticatorSelection.residentKey, making.attestation],
    ['seberang.test', 'required', 'none'],
  )
  assert.equal(Buffer.from(making.user.id, 'base64url').length, 16)
})

const lies = {
  'another origin': { origin: 'https://seberang.test.evil.example' },
  'our origin without https': { origin: 'http://seberang.test' },
  'another place': { rpId: 'evil.example' },
  'an owner who was not verified': { isVerified: false },
  'the other kind of act': { type: 'webauthn.create' },
  'a page inside of another one': { crossOrigin: true },
  'a counter that stands still': { counter: 1 },
  'a counter that goes back': { counter: 0 },
  'the handle of nobody': { handle: 'AAAAAAAAAAAAAAAAAAAAAA' },
}

for (const [what, lie] of Object.entries(lies)) {
  test(`a login is refused with ${what}, and opens nothing`, async () => {
    const { person, device } = await withPasskey()
    const before = await sessionsOf(person.id)
    const answer = await signIn(device.sign(await loginOptions(), person.id, lie))
    assert.deepEqual([answer.status, answer.code_message], [422, 'passkey_refused'])
    assert.equal(await sessionsOf(person.id), before)
  })
}

const falseMakings = {
  'another origin': { origin: 'https://evil.example' },
  'another place': { rpId: 'evil.example' },
  'an owner who was not verified': { isVerified: false },
  'the other kind of act': { type: 'webauthn.get' },
}

for (const [what, lie] of Object.entries(falseMakings)) {
  test(`a new passkey is refused with ${what}`, async () => {
    const person = await makeUser()
    const response = makeAuthenticator().make(await optionsFor(person), lie)
    const answer = await call(addPasskey, { body: { name: 'Phone', response } }, person)
    assert.deepEqual([answer.status, answer.code_message], [422, 'passkey_refused'])
    assert.deepEqual((await call(listPasskeys, {}, person)).data.passkey_data, [])
  })
}

test('an answer is good once, also when it comes twice at the same moment', async () => {
  const { person, device } = await withPasskey()
  const response = device.sign(await loginOptions(), person.id)
  const answers = await Promise.all([signIn(response), signIn(response), signIn(response)])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 422, 422])
  assert.equal((await signIn(response)).code_message, 'passkey_refused')
})

test('a copied device that signs at the same moment opens one session, not two', async () => {
  const { person, device } = await withPasskey()
  const [one, two] = [await loginOptions(), await loginOptions()]
  const answers = await Promise.all([
    signIn(device.sign(one, person.id, { counter: 9 })),
    signIn(device.sign(two, person.id, { counter: 9 })),
  ])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 422])
})

test('a challenge is over after five minutes, was used by a failure too, and is swept', async () => {
  const { person, device } = await withPasskey()
  const late = await loginOptions()
  await sql`update passkey_challenges set expires_at = now() where challenge = ${late.challenge}`.execute(db)
  assert.equal((await signIn(device.sign(late, person.id))).code_message, 'passkey_refused')
  const burnt = await loginOptions()
  await signIn(device.sign(burnt, person.id, { origin: 'https://evil.example' }))
  assert.equal((await signIn(device.sign(burnt, person.id))).code_message, 'passkey_refused')
  assert.equal(
    (await signIn(device.sign({ challenge: 'made-up' }, person.id))).code_message,
    'passkey_refused',
  )
  await sweepChallengesJob({ db }).work()
  const left = await db.selectFrom('passkey_challenges').select('challenge').execute()
  assert.ok(left.every(({ challenge }) => challenge !== late.challenge))
})

test('a challenge is bound to its purpose and to its session', async () => {
  const { person, device } = await withPasskey()
  const other = await makeUser()
  const making = await optionsFor(person)
  assert.equal((await signIn(device.sign(making, person.id))).code_message, 'passkey_refused')
  const forOther = makeAuthenticator().make(await optionsFor(person))
  await server.proveFresh(other.token)
  const taken = await call(addPasskey, { body: { name: 'Phone', response: forOther } }, other)
  assert.equal(taken.code_message, 'passkey_refused')
  const fromLogin = makeAuthenticator().make(await loginOptions())
  const crossed = await call(addPasskey, { body: { name: 'Phone', response: fromLogin } }, person)
  assert.equal(crossed.code_message, 'passkey_refused')
})

test('a passkey opens its own person’s account, whoever the device says it is', async () => {
  const { device } = await withPasskey()
  const victim = await withPasskey()
  const posing = await signIn(device.sign(await loginOptions(), victim.person.id))
  assert.equal(posing.code_message, 'passkey_refused')
  const swapped = { ...device.sign(await loginOptions(), victim.person.id) }
  const forged = await signIn({ ...swapped, id: victim.device.id, rawId: victim.device.id })
  assert.equal(forged.code_message, 'passkey_refused')
})

test('the same device is not added twice, neither by its owner nor by another person', async () => {
  const { person, device } = await withPasskey()
  assert.equal((await optionsFor(person)).excludeCredentials[0]?.id, device.id)
  assert.equal((await add(person, device)).code_message, 'passkey_known')
  assert.equal((await add(await makeUser(), device)).code_message, 'passkey_known')
})

test('adding and removing ask for a fresh proof; a removed passkey opens nothing', async () => {
  const { person, device, id } = await withPasskey()
  await sql`update fresh_proofs set proven_at = now() - interval '10 minutes'`.execute(db)
  for (const answer of [
    await call(askNewPasskey, {}, person),
    await call(removePasskey, { params: { id } }, person),
  ])
    assert.deepEqual([answer.status, answer.code_message], [403, 'fresh_proof_required'])
  const other = await makeUser()
  await server.proveFresh(other.token)
  assert.equal((await call(removePasskey, { params: { id } }, other)).code, 404)
  await server.proveFresh(person.token)
  assert.equal((await call(removePasskey, { params: { id } }, person)).code, 200)
  assert.equal((await signIn(device.sign(await loginOptions(), person.id))).code_message, 'passkey_refused')
  const { rows } = await sql<{ name: string }>`
    select name from events where subject_id = ${person.id} and name like 'passkey%' order by id`.execute(db)
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['passkey_added', 'passkey_removed'],
  )
})

test('a locked account is closed to its passkey, a deleted one has none', async () => {
  const { person, device } = await withPasskey()
  await sql`update users set locked_at = now() where id = ${person.id}::uuid`.execute(db)
  const locked = await signIn(device.sign(await loginOptions(), person.id))
  assert.deepEqual([locked.code, locked.code_message], [409, 'account_locked'])
  await db.deleteFrom('users').where('id', '=', person.id).execute()
  const gone = await signIn(device.sign(await loginOptions(), person.id))
  assert.equal(gone.code_message, 'passkey_refused')
})

test('staff log in with a passkey alone, in the role they have now', async () => {
  const { person, device } = await withPasskey('courier')
  const first = await signIn(device.sign(await loginOptions(), person.id))
  assert.equal(first.data.user.role, 'courier')
  await sql`update users set role = 'agent' where id = ${person.id}::uuid`.execute(db)
  const second = await signIn(device.sign(await loginOptions(), person.id))
  assert.equal(second.data.user.role, 'agent')
})

test('a passkey that travels between devices may stay at zero, and never turns into one that does not', async () => {
  const device = makeAuthenticator({ counts: false, travels: true })
  const { person, id } = await withPasskey('customer', device)
  for (const _ of [1, 2]) assert.equal((await signIn(device.sign(await loginOptions(), person.id))).code, 200)
  await sql`update passkeys set is_synced = false where id = ${id}::uuid`.execute(db)
  assert.equal((await signIn(device.sign(await loginOptions(), person.id))).code_message, 'passkey_refused')
})

test('there are twenty passkeys at most', async () => {
  const person = await makeUser()
  await sql`insert into passkeys (user_id, credential_id, public_key, counter, name, is_synced, is_backed_up)
    select ${person.id}::uuid, 'made-' || ${person.id}::text || n, '\\x00', 0, 'Key', false, false from generate_series(1, ${mostPasskeys - 1}) n`.execute(
    db,
  )
  const answers = []
  for (const options of [await optionsFor(person), await optionsFor(person)])
    answers.push(
      (
        await call(
          addPasskey,
          { body: { name: 'Phone', response: makeAuthenticator().make(options) } },
          person,
        )
      ).code_message,
    )
  assert.deepEqual(answers, ['success', 'too_many_passkeys'])
})

test('misses from one address are slowed down, and never keep out who signs rightly', async () => {
  const { person, device } = await withPasskey()
  const from = elsewhere()
  const answers = new Set<string>()
  for (let time = 0; time < 52; time += 1) {
    const response = device.sign({ challenge: `guess-${time}` }, person.id)
    answers.add((await call(signInByPasskey, { body: { response } }, from)).code_message)
  }
  assert.deepEqual([...answers], ['passkey_refused', 'too_many_requests'])
  const right = device.sign(await loginOptions(), person.id)
  assert.equal((await call(signInByPasskey, { body: { response: right } }, from)).code, 200)
})

async function sessionsOf(user_id: string) {
  return (await db.selectFrom('sessions').select('id').where('user_id', '=', user_id).execute()).length
}
