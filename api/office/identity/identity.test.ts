import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { lookAtIdentity, showIdentity } from '#contract/office/identity-desk.ts'
import { showPassport } from '#contract/orders/shipments.ts'
import { exportData } from '#contract/people/accounts.ts'
import type { Input } from '#contract/platform/endpoint.ts'
import { listIdentityLooks } from '#contract/orders/identity-looks.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, place, admin } = await makeParcels(server)
/** What the form sends before anything is chosen. */
const unasked: Input<typeof lookAtIdentity>['body'] = JSON.parse('{"reason":"","reference":""}')
const reason = { reason: 'declaration', reference: 'K1 2026/0042' } as const

async function pixelsOf(bytes: Buffer) {
  const { data } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data
}

test('one parcel’s passports are shown for a reason, marked with who looks, and their owner reads it', async () => {
  const person = await makeUser()
  const { number, id } = await paid(person)
  const other = await makeUser('admin')
  const picture = { params: { number, party: 'sender' } } as const
  assert.equal((await call(showIdentity, picture, admin)).code_message, 'look_is_over')

  const { data } = await call(lookAtIdentity, { params: { number: inGroups(number) }, body: reason }, admin)
  assert.deepEqual(
    data.identity_data.map(({ party, id_number, picture }) => [party, id_number, picture]),
    [
      ['sender', 'A12345678', 'given'],
      ['receiver', '3174012345678901', 'given'],
    ],
  )
  assert.ok(new Date(data.shown_until).getTime() > Date.now() + 9 * 60_000)
  const shown = await call(showIdentity, picture, admin)
  assert.equal(shown.headers['content-type'], 'image/jpeg')
  assert.equal((await call(showIdentity, picture, other)).code_message, 'look_is_over')
  await assertMarked(person, id, shown.file)

  const looks = await call(listIdentityLooks, {}, person)
  assert.deepEqual(
    looks.data.look_data.map(({ tracking_number, reason, reference }) => ({
      tracking_number,
      reason,
      reference,
    })),
    [{ tracking_number: number, ...reason }],
  )
  assert.notEqual(looks.data.look_data[0]?.viewer_name, null)
  assert.deepEqual((await call(listIdentityLooks, {}, await makeUser())).data.look_data, [])
  const exported = JSON.stringify((await call(exportData, {}, person)).data)
  assert.ok(exported.includes('K1 2026/0042'))
})

/** All over it: in every ninth of the picture the pixels differ from what was given. */
async function assertMarked(person: { token: string }, order_id: string, bytes: Buffer) {
  const { passport_image_id } = await db
    .selectFrom('shipment_parties')
    .select('passport_image_id')
    .where('order_id', '=', order_id)
    .where('party', '=', 'sender')
    .executeTakeFirstOrThrow()
  const given = await call(showPassport, { params: { id: passport_image_id ?? '' } }, person)
  const [before, after] = await Promise.all([pixelsOf(given.file), pixelsOf(bytes)])
  assert.equal(before.length, after.length)
  const side = Math.sqrt(before.length)
  const changed = new Set<string>()
  for (const [at, value] of before.entries())
    if (Math.abs(value - (after[at] ?? 0)) > 12)
      changed.add(`${Math.floor(((at % side) * 3) / side)} ${Math.floor((Math.floor(at / side) * 3) / side)}`)
  assert.equal(changed.size, 9)
  if (process.env['KEEP_PICTURES']) await writeFile(process.env['KEEP_PICTURES'], bytes)
}

test('a look ends after ten minutes, needs a reason, and only the office has it', async () => {
  const person = await makeUser()
  const { number } = await paid(person)
  const params = { number }
  const without = await call(lookAtIdentity, { params, body: unasked }, admin)
  assert.deepEqual(without.errors, [{ path: 'reason', message: 'error.required' }])
  const named = await call(
    lookAtIdentity,
    { params, body: { ...reason, reference: 'Ibu Contoh, rumah 3' } },
    admin,
  )
  assert.deepEqual(named.errors, [{ path: 'reference', message: 'error.reference_invalid' }])
  for (const role of ['courier', 'agent'] as const)
    assert.equal((await call(lookAtIdentity, { params, body: reason }, await makeUser(role))).code, 403)
  assert.equal((await call(lookAtIdentity, { params, body: reason }, { ...person, area: 'staff' })).code, 403)
  const unpaid = await place(person)
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', unpaid)
    .executeTakeFirstOrThrow()
  assert.equal(
    (await call(lookAtIdentity, { params: { number: tracking_number }, body: reason }, admin)).code,
    404,
  )
  assert.equal((await call(listIdentityLooks, {}, person)).data.look_data.length, 0)

  await sql`insert into events (id, name, order_id, subject_id, actor_id, data)
    select uuidv7(interval '-11 minutes'), 'identity_shown', o.id, o.user_id, ${admin.id}::uuid, '{"reason": "authority"}'
    from orders o where o.tracking_number = ${number}`.execute(db)
  const late = await call(showIdentity, { params: { number, party: 'receiver' } }, admin)
  assert.equal(late.code_message, 'look_is_over')
  assert.equal((await call(listIdentityLooks, {}, person)).data.look_data.length, 1)
})

test('a picture that is deleted is said to be gone, and nobody looks without end', async () => {
  const person = await makeUser()
  const { number, id } = await paid(person)
  await sql`update files set sealed_key = '' where id = (select passport_image_id from shipment_parties where order_id = ${id}::uuid and party = 'receiver')`.execute(
    db,
  )
  const collector = await makeUser('admin')
  const look = () => call(lookAtIdentity, { params: { number }, body: reason }, collector)
  const { data } = await look()
  assert.deepEqual(
    data.identity_data.map(({ party, picture }) => [party, picture]),
    [
      ['sender', 'gone'],
      ['receiver', 'gone'],
    ],
  )
  assert.equal((await call(showIdentity, { params: { number, party: 'receiver' } }, collector)).code, 404)
  for (let more = 0; more < 59; more++) assert.equal((await look()).code, 200)
  assert.equal((await look()).code_message, 'too_many_requests')
})
