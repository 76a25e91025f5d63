import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listEvidence, listOwnEvents, showEvidence, showOwnEvidence } from '#contract/courier/evidence.ts'
import { scanParcel, sendEvidence } from '#contract/courier/scans.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from './test-parcels.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, isFetchedToday, scanned, brought, evidence, picture, admin } = await makeParcels(server)

test('a picture is seen by the owner, by who took it and by admins, each look on record; by nobody else', async () => {
  const [person, courier, other, stranger] = await Promise.all([
    makeUser(),
    makeUser('courier'),
    makeUser('courier'),
    makeUser(),
  ])
  const { id, number } = await paid(person)
  await isFetchedToday(id)
  await scanned(courier, number, 'pickup_failed')
  const { data } = await call(listOwnEvents, { params: { id } }, person)
  const failed = data.event_data.find(({ code }) => code === 'pickup_failed')
  assert.equal(failed?.reason, 'nobody_home')
  const params = { id: failed?.evidence_id ?? '' }
  for (const answer of [
    await call(showOwnEvidence, { params }, person),
    await call(showEvidence, { params }, courier),
    await call(showEvidence, { params }, admin),
  ])
    assert.deepEqual(
      [answer.headers['content-type'], answer.headers['cache-control']],
      ['image/jpeg', 'no-store'],
    )
  assert.equal((await call(showOwnEvidence, { params }, stranger)).code, 404)
  assert.equal((await call(showEvidence, { params }, other)).code, 404)
  assert.equal((await call(showEvidence, { params }, { ...person, area: 'staff' })).code, 403)
  assert.equal((await call(listOwnEvents, { params: { id } }, stranger)).code, 404)
  const seen = async (who: typeof admin) =>
    (await call(listEvidence, { params: { number } }, who)).data.evidence_data.map(({ is_mine }) => is_mine)
  assert.deepEqual([await seen(courier), await seen(other), await seen(admin)], [[true], [], [false]])
  const looks = await db
    .selectFrom('events')
    .select(['actor_id', 'subject_id', 'order_id'])
    .where('name', '=', 'evidence_viewed')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    looks,
    [courier, admin].map((who) => ({ actor_id: who.id, subject_id: params.id, order_id: id })),
  )
})

test('a picture is taken of one parcel and shows nothing of another one', async () => {
  const courier = await makeUser('courier')
  const [one, other] = [await paid(await makeUser()), await paid(await makeUser())]
  for (const { id } of [one, other]) await isFetchedToday(id)
  const evidence_id = await evidence(courier, one.number)
  const fail = (number: string) => {
    const body = {
      scan_id: randomUUIDv7(),
      code: 'pickup_failed' as const,
      device_at: new Date().toISOString(),
      reason: 'nobody_home' as const,
      received_by: '',
      evidence_id,
    }
    return call(scanParcel, { params: { number }, body }, courier)
  }
  assert.deepEqual((await fail(other.number)).errors, [
    { path: 'evidence_id', message: 'error.picture_missing' },
  ])
  await assert.rejects(
    () =>
      sql`insert into parcel_events (order_id, seq, code, macro, evidence_id, hash)
      values (${other.id}::uuid, 0, 'delayed', 'exception', ${evidence_id}::uuid, '')`.execute(db),
    /parcel_events_own_picture/,
  )
  assert.equal((await fail(one.number)).code, 200)
  const options = { token: courier.token, picture }
  assert.equal((await call(sendEvidence, { query: { number: 'SB0000000000000' } }, options)).code, 404)
  assert.equal((await call(sendEvidence, {}, options)).code, 400)
  const own = await paid(courier)
  assert.equal(
    (await call(sendEvidence, { query: { number: own.number } }, options)).code_message,
    'own_order',
  )
})

test('a refusal says why and shows it; one of an earlier page, which asked for neither, counts as well', async () => {
  const courier = await makeUser('courier')
  const refuse = async (reason: 'changed_mind' | '', hasPicture: boolean) => {
    const person = await makeUser()
    const { id, number } = await paid(person)
    await brought(courier, number)
    assert.equal((await scanned(courier, number, 'out_for_delivery')).code, 200)
    const body = {
      scan_id: randomUUIDv7(),
      code: 'refused' as const,
      device_at: new Date().toISOString(),
      reason,
      received_by: '',
      evidence_id: hasPicture ? await evidence(courier, number) : '',
    }
    assert.equal((await call(scanParcel, { params: { number }, body }, courier)).code, 200)
    const { data } = await call(listOwnEvents, { params: { id } }, person)
    return data.event_data.find(({ code }) => code === 'refused')
  }
  const told = await refuse('changed_mind', true)
  assert.deepEqual([told?.reason, told?.evidence_id === null], ['changed_mind', false])
  const earlier = await refuse('', false)
  assert.deepEqual([earlier?.reason, earlier?.evidence_id], [null, null])
})
