import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn, readProfile } from '#contract/people/accounts.ts'
import { openInvitation } from '#contract/people/invitations.ts'
import {
  changeRole,
  endSessions,
  giveUpRole,
  invitePerson,
  listPeople,
  lockPerson,
  sendNewLink,
  unlockPerson,
} from '#contract/people/staff.ts'
import { listMyParcels, scanParcel } from '#contract/courier/scans.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { codeFrom, makeStaff, password } from './test-staff.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { newcomer, elsewhere, invite, linkOf, secretOf, take } = makeStaff(server)
const admin = await makeUser('admin')

const one = ({ id }: { id: string }) => ({ params: { id } })
const codeOf = async (answer: Promise<{ code: number; code_message: string }>) => {
  const { code, code_message } = await answer
  return [code, code_message]
}
const eventsOn = async (subject_id: string) =>
  (
    await db
      .selectFrom('events')
      .select(['name', 'actor_id', 'data'])
      .where('subject_id', '=', subject_id)
      .orderBy('id')
      .execute()
  ).map(({ name, actor_id, data }) => [name, actor_id, data])
const userOf = (id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('an invited courier sets password and second factor with the link, once, and signs in', async () => {
  const body = newcomer()
  const { data } = await call(invitePerson, { body }, admin)
  const link = await linkOf(data.id)
  const shown = await call(openInvitation, { body: link }, elsewhere())
  assert.deepEqual([shown.data.email, shown.data.role], [body.email, 'courier'])
  assert.deepEqual(await codeOf(take(link, '000000')), [400, 'invalid_input'])
  const taken = await take(link)
  assert.equal(taken.data.recovery_codes.length, 10)
  assert.deepEqual(await codeOf(take(link, '123456')), [409, 'invitation_over'])
  const second_factor = codeFrom(shown.data.secret, 1)
  const signedIn = await call(logIn, { body: { email: body.email, password, second_factor } }, elsewhere())
  assert.equal(signedIn.data.user.role, 'courier')
  assert.equal((await call(listMyParcels, {}, { token: signedIn.data.user.token })).code, 200)
  assert.deepEqual(await eventsOn(data.id), [
    ['staff_invited', admin.id, { role: 'courier' }],
    ['staff_set_up', data.id, {}],
  ])
})

test('the list says who is invited, has a second factor, was seen, is locked', async () => {
  const withoutCounter = await invite(admin, { role: 'agent' })
  assert.deepEqual(withoutCounter.errors, [{ path: 'location_id', message: 'error.counter_required' }])
  await makeSampleLocations(db)
  const counter = await db.selectFrom('locations').select('id').executeTakeFirstOrThrow()
  const { data } = await invite(admin, { role: 'agent', location_id: counter.id })
  const listed = async () =>
    (await call(listPeople, {}, admin)).data.person_data.find(({ id }) => id === data.id)
  const invited = await listed()
  assert.deepEqual(
    [invited?.state, invited?.has_second_factor, invited?.last_seen_at, invited?.counter?.id],
    ['invited', false, null, counter.id],
  )
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', data.id)
    .execute()
  assert.equal((await listed())?.state, 'link_expired')
  await call(sendNewLink, one(data), { ...admin, ...elsewhere() })
  await take(await linkOf(data.id))
  assert.deepEqual([(await listed())?.state, (await listed())?.has_second_factor], ['active', true])
  await call(lockPerson, one(data), admin)
  assert.equal((await listed())?.state, 'locked')
  const agents = await call(listPeople, { query: { role: 'agent' } }, admin)
  assert.ok(agents.data.person_data.every(({ role }) => role === 'agent'))
})

test('whoever is locked out is refused at the very next call and at the door, until let in again', async () => {
  const { data } = await invite(admin)
  const secret = await secretOf(await linkOf(data.id))
  await take(await linkOf(data.id))
  const { email } = await userOf(data.id)
  const come = (second_factor = codeFrom(secret, 1), typed = password) =>
    call(logIn, { body: { email, password: typed, second_factor } }, elsewhere())
  const { token } = (await come()).data.user
  assert.equal((await call(listMyParcels, {}, { token })).code, 200)
  assert.equal((await call(lockPerson, one(data), admin)).code, 200)
  const after = await call(listMyParcels, {}, { token })
  assert.deepEqual([after.status, after.code_message], [401, 'session_required'])
  assert.deepEqual(await codeOf(come()), [409, 'account_locked'])
  assert.deepEqual(await codeOf(come('000000', 'not-the-password')), [422, 'wrong_credentials'])
  assert.deepEqual(await codeOf(call(lockPerson, one(data), admin)), [409, 'already_locked'])
  assert.equal((await call(unlockPerson, one(data), admin)).code, 200)
  assert.equal((await call(listMyParcels, {}, { token })).status, 401)
  assert.deepEqual(await codeOf(call(unlockPerson, one(data), admin)), [409, 'not_locked'])
  assert.ok((await userOf(data.id)).last_seen_at)
  assert.deepEqual(
    (await eventsOn(data.id)).slice(2).map(([name]) => name),
    ['account_locked', 'account_unlocked'],
  )
})

test('a reset second factor ends what was there, and the new link gives a new one', async () => {
  const { data } = await invite(admin)
  await take(await linkOf(data.id))
  const courier = await makeSession(data.id)
  assert.equal((await call(sendNewLink, one(data), { ...admin, ...elsewhere() })).code, 200)
  assert.equal((await call(readProfile, {}, courier)).status, 401)
  const { email } = await userOf(data.id)
  assert.deepEqual(await codeOf(call(logIn, { body: { email, password } }, elsewhere())), [
    409,
    'second_factor_missing',
  ])
  assert.equal((await take(await linkOf(data.id))).code, 200)
  assert.deepEqual(
    (await eventsOn(data.id)).slice(2).map(([name]) => name),
    ['second_factor_reset', 'staff_set_up'],
  )
})

test('the role counts from the next call on: a demoted admin with an open session is refused', async () => {
  const other = await makeUser('admin')
  assert.equal((await call(listPeople, {}, other)).code, 200)
  const input = { ...one(other), body: { role: 'courier' as const } }
  assert.equal((await call(changeRole, input, admin)).code, 200)
  const after = await call(listPeople, {}, other)
  assert.deepEqual([after.status, after.code_message], [403, 'forbidden'])
  assert.equal((await call(readProfile, {}, other)).data.profile.role, 'courier')
  assert.deepEqual(await codeOf(call(changeRole, input, admin)), [409, 'role_unchanged'])
  assert.deepEqual(await eventsOn(other.id), [
    ['role_changed', admin.id, { from_role: 'admin', to_role: 'courier' }],
  ])
})

test('all sessions of a person end together', async () => {
  const courier = await makeUser('courier')
  const second = await makeSession(courier.id)
  const { data } = await call(endSessions, one(courier), admin)
  assert.equal(data.ended, 2)
  for (const { token } of [courier, second])
    assert.equal((await call(readProfile, {}, { token })).status, 401)
  assert.deepEqual(await codeOf(call(endSessions, one(courier), admin)), [409, 'no_sessions'])
})

test('whoever gives up their role is a customer from then on', async () => {
  const agent = await makeUser('agent')
  assert.equal((await call(giveUpRole, {}, agent)).code, 200)
  assert.equal((await userOf(agent.id)).role, 'customer')
  assert.deepEqual(await codeOf(call(giveUpRole, {}, agent)), [403, 'forbidden'])
})

test("a locked courier's scans are refused, also those that waited on the device, and nothing moves", async () => {
  const { paid, scanned } = await makeParcels(server)
  const [courier, customer] = await Promise.all([makeUser('courier'), makeUser()])
  const parcel = await paid(customer)
  await scanned(courier, parcel.number, 'picked_up')
  const steps = () =>
    db.selectFrom('parcel_events').select('code').where('order_id', '=', parcel.id).orderBy('seq').execute()
  const before = await steps()
  const scan = {
    code: 'origin_hub_in' as const,
    scan_id: crypto.randomUUID(),
    device_at: new Date(Date.now() - 3_600_000).toISOString(),
    reason: '' as const,
    received_by: '',
    evidence_id: '' as const,
  }
  const send = (token: string) =>
    call(scanParcel, { params: { number: parcel.number }, body: scan }, { token, key: scan.scan_id })
  await call(lockPerson, one(courier), admin)
  assert.equal((await send(courier.token)).status, 401)
  assert.deepEqual(await steps(), before)
  await call(unlockPerson, one(courier), admin)
  assert.equal((await send((await makeSession(courier.id)).token)).code, 200)
  assert.equal((await steps()).length, before.length + 1)
})

async function makeSession(user_id: string) {
  const guest = await makeUser()
  await db.updateTable('sessions').set({ user_id }).where('user_id', '=', guest.id).execute()
  return { token: guest.token }
}
