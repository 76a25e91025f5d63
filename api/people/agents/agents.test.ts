import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { applyAsAgent } from '#contract/people/agents.ts'
import { largestPicture_bytes } from '#contract/platform/files.ts'
import { makePicture } from '../../orders/purchases/test-orders.ts'
import { proofAsked } from '../../testing/test-proof.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { sweepAgentPicturesJob } from './personal-data.ts'
import { makeApplicants, type ApplicationBody } from './test-agents.ts'

const server = await startTestServer()
const { call, db, http } = server
const { elsewhere, send, bodyOf, mailsTo } = makeApplicants(server)

async function stored() {
  const { count } = await db
    .selectFrom('agent_applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function refused(change: Partial<ApplicationBody>) {
  const before = await stored()
  const answer = await call(applyAsAgent, { body: await bodyOf(change) }, elsewhere())
  assert.equal(await stored(), before, 'bad input stores nothing')
  return answer
}

test('an application is stored with its documents, its number mailed in the language of the reader', async () => {
  const body = await bodyOf({ phone: '0198765432' })
  const { data } = await call(applyAsAgent, { body }, { ...elsewhere(), headers: { cookie: 'language=my' } })
  assert.match(data.reference, /^AG-[0-9A-Z]{8}$/)
  const row = await db
    .selectFrom('agent_applications')
    .selectAll()
    .where('reference', '=', data.reference)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    [row.status, row.phone, row.language, row.offers_drop_off, row.offers_collection, row.offers_boxes],
    ['waiting', '+60198765432', 'my', true, false, true],
  )
  const pictures = await db
    .selectFrom('agent_pictures')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['agent_pictures.kind', 'files.kind as file_kind', 'owner_id'])
    .where('application_id', '=', row.id)
    .orderBy('agent_pictures.kind')
    .execute()
  assert.deepEqual(pictures, [
    { kind: 'counter', file_kind: 'agent_document', owner_id: null },
    { kind: 'identity', file_kind: 'agent_document', owner_id: null },
    { kind: 'registration', file_kind: 'agent_document', owner_id: null },
  ])
  const [mail] = await mailsTo(body.email)
  assert.match(mail?.subject ?? '', new RegExp(`Permohonan ejen anda sudah sampai: ${data.reference}`))
})

test('sent twice with the key it is one application with one number', async () => {
  const body = await bodyOf()
  const options = { ...elsewhere(), key: 'the-key-of-one-application' }
  const before = await stored()
  const [first, second] = await Promise.all([
    call(applyAsAgent, { body }, options),
    call(applyAsAgent, { body }, options),
  ])
  assert.equal(first.data.reference, second.data.reference)
  assert.equal(await stored(), before + 1)
  const other = await call(applyAsAgent, { body: { ...body, name: 'Ali Contoh' } }, options)
  assert.deepEqual([other.code, other.code_message], [422, 'idempotency_key_reused'])
})

test('an address with an account, or with an earlier application, gets the same answer', async () => {
  const person = await server.makeUser()
  const answers = [
    await call(applyAsAgent, { body: await bodyOf({ email: person.email }) }, elsewhere()),
    await call(applyAsAgent, { body: await bodyOf({ email: person.email }) }, elsewhere()),
  ]
  for (const answer of answers)
    assert.deepEqual([answer.code, Object.keys(answer.data)], [200, ['reference']])
})

test('pictures are claimed only with the secret they were sent under, in their own kind, and once', async () => {
  const others = await bodyOf()
  const mine = await bodyOf()
  const stolen = { ...mine, identity_picture_id: others.identity_picture_id }
  const before = await stored()
  const answer = await call(applyAsAgent, { body: stolen }, elsewhere())
  assert.deepEqual(answer.errors, [{ path: 'identity_picture_id', message: 'error.picture_gone' }])
  const wrongKind = { ...mine, identity_picture_id: mine.counter_picture_id }
  assert.equal((await call(applyAsAgent, { body: wrongKind }, elsewhere())).code, 400)
  const guessed = { ...others, draft_secret: randomBytes(32).toString('hex') }
  assert.equal((await call(applyAsAgent, { body: guessed }, elsewhere())).errors.length, 3)
  assert.equal(await stored(), before)
  assert.equal((await call(applyAsAgent, { body: mine }, elsewhere())).code, 200)
  const again = await call(applyAsAgent, { body: { ...mine, name: 'Lagi' } }, elsewhere())
  assert.equal(again.code, 400)
})

test('what is wrong stands beside its field and nothing is stored', async () => {
  const cases: [Partial<ApplicationBody>, string, string][] = [
    [{ hours: {} }, 'hours', 'error.hours_required'],
    [{ hours: { 1: ['18:00', '09:00'] } }, 'hours', 'error.hours_wrong'],
    [{ offers: [] }, 'offers', 'error.offer_required'],
    [{ registration_number: '123' }, 'registration_number', 'error.registration_number_invalid'],
    [{ phone: '0000000000' }, 'phone', 'error.phone_invalid'],
    [{ email: 'nobody' }, 'email', 'error.email_invalid'],
    [{ city_id: 'MY-01-001' }, 'city_id', 'error.place_does_not_fit'],
    [{ lat: 5.4, lon: 100.3 }, 'lat', 'error.place_far_from_city'],
    [{ identity_picture_id: '' }, 'identity_picture_id', 'error.picture_missing'],
  ]
  for (const [change, path, message] of cases) {
    const { code, errors } = await refused(change)
    assert.deepEqual([code, errors[0]], [400, { path, message }])
  }
})

test('without consent, with unknown fields or keys of the prototype nothing is taken', async () => {
  const body = await bodyOf()
  const send = (payload: string) =>
    http.inject({
      method: 'POST',
      url: '/api/v1/agent-application',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      remoteAddress: elsewhere().address,
      payload,
    })
  const before = await stored()
  const without = await send(JSON.stringify({ ...body, consent: false }))
  assert.deepEqual(without.json().errors, [{ path: 'consent', message: 'error.privacy_consent_required' }])
  assert.equal((await send(JSON.stringify({ ...body, status: 'approved' }))).statusCode, 400)
  assert.equal((await send(JSON.stringify(body).replace('{', '{"__proto__":{},'))).statusCode, 400)
  assert.equal(await stored(), before)
})

test('what fills in the field nobody sees hears a number, and nothing is stored or mailed', async () => {
  const before = await stored()
  const body = await bodyOf({ more_remarks: 'https://spam.example' })
  const { code, data } = await call(applyAsAgent, { body }, elsewhere())
  assert.deepEqual([code, data.reference.slice(0, 3)], [200, 'AG-'])
  assert.equal(await stored(), before)
})

test('a picture of 4 MiB passes, one byte more does not, nor does what is no picture', async () => {
  const secret = randomBytes(32).toString('hex')
  const picture = await makePicture(300, 400)
  const filled = Buffer.concat([picture, Buffer.alloc(largestPicture_bytes - picture.length)])
  assert.equal((await send('counter', secret, filled)).code, 200)
  const larger = await send('counter', secret, Buffer.concat([filled, Buffer.alloc(1)]))
  assert.deepEqual([larger.code, larger.code_message], [413, 'picture_too_large'])
  const text = await send('counter', secret, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  assert.deepEqual([text.code, text.code_message], [415, 'not_a_picture'])
})

test('a fourth application to one mailbox within a day costs work, and from one address there is none', async () => {
  const [email, from] = ['often@example.com', elsewhere()]
  const send = async (headers = {}, sender = from) =>
    call(applyAsAgent, { body: await bodyOf({ email }) }, { ...sender, headers })
  for (let time = 0; time < 3; time += 1) assert.equal((await send()).code, 200)
  const fourth = await send()
  assert.deepEqual([fourth.code, fourth.code_message], [429, 'too_many_requests'])
  const owner = elsewhere()
  const headers = proofAsked(await send({}, owner))
  assert.equal((await send(headers, owner)).code, 200)
})

test('beyond thirty pictures an hour from one address, and three hundred in all, one more costs work', async () => {
  const limit = async (bucket: string, count: number) =>
    db
      .insertInto('limits')
      .values({ bucket, count, resets_at: new Date(Date.now() + 3_600_000) })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ count }))
      .execute()
  const { address } = elsewhere()
  await limit(`agent_picture:from:198.51.100.${Number(address.split('.').at(-1)) + 1}`, 30)
  assert.equal(
    (await send('counter', randomBytes(32).toString('hex'))).code_message,
    'proof_of_work_required',
  )
  await limit('agent_picture:all', 300)
  const secret = randomBytes(32).toString('hex')
  const from = elsewhere()
  const headers = proofAsked(await send('counter', secret, undefined, from))
  assert.equal((await send('counter', secret, undefined, { ...from, headers })).code, 200)
  await db.deleteFrom('limits').where('bucket', '=', 'agent_picture:all').execute()
})

test('pictures that lie about unclaimed are swept after half a day', async () => {
  const secret = randomBytes(32).toString('hex')
  const { picture_id } = (await send('counter', secret)).data
  await sql`
    with copies as (
      insert into files (id, kind, storage_key, sealed_key, content_type, bytes, width, height, source_hash, pixel_hash)
      select uuidv7(), kind, storage_key || n, sealed_key, content_type, bytes, width, height, source_hash, pixel_hash
      from files, generate_series(1, 1000) n where id = ${picture_id}::uuid returning id)
    insert into agent_pictures (file_id, kind, draft_hash, created_at)
    select id, 'counter', sha256('nobody'), now() - interval '13 hours' from copies`.execute(db)
  await sweepAgentPicturesJob({ db, jobs: () => server.jobs }).work()
  const left = await db
    .selectFrom('agent_pictures')
    .innerJoin('files', 'files.id', 'file_id')
    .select('file_id')
    .where('application_id', 'is', null)
    .execute()
  assert.ok(left.some(({ file_id }) => file_id === picture_id))
  assert.ok(left.length < 50)
  assert.equal((await send('counter', secret)).code, 200)
})
