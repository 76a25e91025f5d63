import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listEvidence, listOwnEvents, showEvidence, showOwnEvidence } from '#contract/evidence.ts'
import { startTestServer } from '../platform/test-server.ts'
import { makeParcels } from './test-parcels.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, admin } = await makeParcels(server)

test('a picture is seen by the owner, by who took it and by admins, whose look is on record; by nobody else', async () => {
  const [person, courier, other, stranger] = await Promise.all([
    makeUser(),
    makeUser('courier'),
    makeUser('courier'),
    makeUser(),
  ])
  const { id, number } = await paid(person)
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
  assert.equal((await call(listOwnEvents, { params: { id } }, stranger)).data.event_data.length, 0)
  const seen = async (who: typeof admin) =>
    (await call(listEvidence, { params: { number } }, who)).data.evidence_data.map(({ is_mine }) => is_mine)
  assert.deepEqual([await seen(courier), await seen(other), await seen(admin)], [[true], [], [false]])
  const looks = await db
    .selectFrom('events')
    .select(['actor_id', 'subject_id', 'order_id'])
    .where('name', '=', 'evidence_viewed')
    .execute()
  assert.deepEqual(looks, [{ actor_id: admin.id, subject_id: params.id, order_id: id }])
})
