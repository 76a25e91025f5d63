import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgotPassword, logIn, register, resetPassword } from '#contract/people/accounts.ts'
import { proofAsked } from '../../testing/test-proof.ts'
import { password, startWithPeople } from './test-people.ts'

const server = await startWithPeople()
const { call, db, elsewhere, codeOf, makeAccount, freshBody } = server

function misses(email: string, from: { address: string; headers?: Record<string, string> }, times: number) {
  const body = { email, password: 'wrong password' }
  return Promise.all(Array.from({ length: times }, () => call(logIn, { body }, from)))
}

/** The cookie a browser keeps after a sign-in. */
async function signInOn(email: string) {
  const { headers } = await call(logIn, { body: { email, password } }, elsewhere())
  const cookie = String(headers['set-cookie'])
  assert.match(
    cookie,
    /^__Host-device=[\w-]+\.[\w-]+; Max-Age=\d+; HttpOnly; SameSite=Strict; Path=\/; Secure$/,
  )
  return { cookie: cookie.split(';')[0] ?? '' }
}

test('an account and an address close after ten misses; who signs in again and again never does', async () => {
  const { email } = await makeAccount()
  const from = elsewhere()
  for (let time = 0; time < 12; time += 1)
    assert.equal((await call(logIn, { body: { email, password } }, from)).code, 200)
  const tried = await misses(email, from, 30)
  assert.equal(tried.filter(({ code_message }) => code_message === 'wrong_credentials').length, 10)
  const refused = await call(logIn, { body: { email, password } }, from)
  assert.deepEqual([refused.code, refused.code_message], [429, 'too_many_requests'])
  assert.ok(Number(refused.headers['retry-after']) > 0)
})

test('then strangers work for their try at this account, and the owner gets in from a known device', async () => {
  const { email } = await makeAccount()
  const device = await signInOn(email)
  await misses(email, elsewhere(), 30)
  const owner = await call(logIn, { body: { email, password } }, { ...elsewhere(), headers: device })
  assert.equal(owner.code, 200)
  const from = elsewhere()
  const asked = await call(logIn, { body: { email, password } }, from)
  const headers = proofAsked(asked)
  assert.equal((await call(logIn, { body: { email, password } }, { ...from, headers })).code, 200)
  const { email: other } = await makeAccount()
  assert.equal((await call(logIn, { body: { email: other, password } }, from)).code, 200)
})

test('a known device has ten tries of its own, also behind an address that is closed', async () => {
  const { email } = await makeAccount()
  const device = await signInOn(email)
  const from = elsewhere()
  await misses(email, from, 12)
  assert.equal((await call(logIn, { body: { email, password } }, from)).code, 429)
  assert.equal((await call(logIn, { body: { email, password } }, { ...from, headers: device })).code, 200)
  await misses(email, { ...from, headers: device }, 10)
  const over = await call(logIn, { body: { email, password } }, { ...from, headers: device })
  assert.deepEqual([over.code, over.code_message], [429, 'too_many_requests'])
})

test('the cookie of one account is worth nothing for another, nor is one that we have not signed', async () => {
  const [mine, theirs] = [await makeAccount(), await makeAccount()]
  const device = await signInOn(mine.email)
  await misses(theirs.email, elsewhere(), 10)
  const forged = { cookie: device.cookie.replace(/\..*/, `.${'a'.repeat(43)}`) }
  for (const headers of [device, forged, { cookie: '__Host-device=é.é' }]) {
    const answer = await call(logIn, { body: { email: theirs.email, password } }, { ...elsewhere(), headers })
    assert.equal(answer.code_message, 'proof_of_work_required')
  }
})

test('a new password by code forgets the devices of before', async () => {
  const { email, id } = await makeAccount()
  await signInOn(email)
  const { data } = await call(forgotPassword, { body: { email } }, elsewhere())
  const code = await codeOf(data.request_id)
  const body = {
    request_id: data.request_id,
    code,
    password: 'rendang-9-perahu',
    password_confirmation: 'rendang-9-perahu',
  }
  assert.equal((await call(resetPassword, { body }, elsewhere())).code, 200)
  const left = await db.selectFrom('known_devices').select('user_id').where('user_id', '=', id).execute()
  assert.equal(left.length, 0)
})

test('a thousand wrong sign-ins from one address leave everybody else in, on every process', async () => {
  const another = await server.startAnother()
  const { email } = await makeAccount()
  const from = elsewhere()
  const body = { password: 'wrong password' }
  const answers = new Map<string, number>()
  for (let round = 0; round < 20; round += 1) {
    const tries = Array.from({ length: 50 }, (_, time) => {
      const doors = time % 2 === 0 ? call : another.call
      return doors(logIn, { body: { ...body, email: `nobody${round * 50 + time}@example.com` } }, from)
    })
    for (const { code_message } of await Promise.all(tries))
      answers.set(code_message, (answers.get(code_message) ?? 0) + 1)
  }
  assert.ok((answers.get('wrong_credentials') ?? 0) <= 100)
  // One network has only a share of the queue as well: what finds it full is neither tried nor counted.
  const kinds = new Set(['wrong_credentials', 'proof_of_work_required', 'busy', 'overloaded'])
  assert.deepEqual(
    [...answers.keys()].filter((kind) => !kinds.has(kind)),
    [],
  )
  assert.equal((await call(logIn, { body: { email, password } }, elsewhere())).code, 200)
  assert.equal((await another.call(logIn, { body: { email, password } }, elsewhere())).code, 200)
})

test('two thousand forgotten passwords from one address close neither codes nor registration', async () => {
  const from = elsewhere()
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      Array.from({ length: 100 }, (_, time) =>
        call(forgotPassword, { body: { email: `lost${round * 100 + time}@example.com` } }, from),
      ),
    )
  const counted = await db
    .selectFrom('limits')
    .select('count')
    .where('bucket', '=', 'codes:all')
    .executeTakeFirst()
  assert.ok((counted?.count ?? 0) < 200)
  assert.equal((await call(register, { body: freshBody() }, elsewhere())).code, 200)
})

test('one network asks for five codes to a mailbox an hour; others work for theirs', async () => {
  const { email } = await makeAccount()
  const from = elsewhere()
  await db.deleteFrom('limits').where('bucket', 'like', 'codes:to:%').execute()
  for (let time = 0; time < 5; time += 1)
    assert.equal((await call(forgotPassword, { body: { email } }, from)).code, 200)
  const sixth = await call(forgotPassword, { body: { email } }, from)
  assert.deepEqual([sixth.code, sixth.code_message], [429, 'too_many_requests'])
  const owner = elsewhere()
  const headers = proofAsked(await call(forgotPassword, { body: { email } }, owner))
  assert.equal((await call(forgotPassword, { body: { email } }, { ...owner, headers })).code, 200)
})

test('a known device asks for codes of its own, behind a network and for a mailbox that have used up theirs', async () => {
  const { email } = await makeAccount()
  const device = await signInOn(email)
  const from = elsewhere()
  const forgot = (headers?: Record<string, string>) =>
    call(forgotPassword, { body: { email } }, headers ? { ...from, headers } : from)
  await db.deleteFrom('limits').where('bucket', 'like', 'codes:to:%').execute()
  for (let time = 0; time < 5; time += 1) assert.equal((await forgot()).code, 200)
  assert.equal((await forgot()).code, 429)
  for (let time = 0; time < 5; time += 1) assert.equal((await forgot(device)).code, 200)
  const sixth = await forgot(device)
  assert.deepEqual([sixth.code, sixth.code_message], [429, 'too_many_requests'])
  // The owner of one mailbox has no allowance at another.
  const { email: other } = await makeAccount()
  await db.deleteFrom('limits').where('bucket', 'like', `codes:to:${other}%`).execute()
  for (let time = 0; time < 5; time += 1)
    await call(forgotPassword, { body: { email: other } }, { ...from, headers: device })
  const strangers = await call(forgotPassword, { body: { email: other } }, { ...from, headers: device })
  assert.deepEqual([strangers.code, strangers.code_message], [429, 'too_many_requests'])
  assert.equal((await call(forgotPassword, { body: { email: other } }, from)).code, 429)
})
