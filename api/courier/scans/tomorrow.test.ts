import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { assignParcel } from '#contract/office/office-parcels.ts'
import { changeAreas } from '#contract/people/staff.ts'
import { listMyParcels } from '#contract/courier/scans.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from './test-parcels.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, admin } = await makeParcels(server)

/** The sender's visit, so many days from today by the clock of Malaysia. */
async function move(order_id: string, days: number) {
  await sql`update shipment_parties set visit_day = (now() at time zone 'Asia/Kuala_Lumpur')::date + ${days}::int
    where order_id = ${order_id}::uuid and party = 'sender'`.execute(db)
}

test('whoever has nothing to take today reads how much is to be fetched tomorrow in their area', async () => {
  const newcomer = await makeUser('courier')
  const areas = [{ region_id: 'MY-10', city_id: null }]
  await call(changeAreas, { params: newcomer, body: { areas } }, admin)
  const ahead = async () => (await call(listMyParcels, {}, newcomer)).data.tomorrow
  const tomorrow = async () => {
    const { fetch, bring, stops } = (await ahead()) ?? {}
    assert.equal(
      stops?.reduce((sum, one) => sum + one.fetch + one.bring, 0),
      (fetch ?? 0) + (bring ?? 0),
    )
    return { fetch: fetch ?? 0, bring: bring ?? 0 }
  }
  const { id, number } = await paid(await makeUser(), (order) => ({
    ...order,
    sender: { ...order.sender, service_type: 'pickup', drop_point_id: '' },
  }))
  await move(id, 8)
  const before = await tomorrow()
  const laterSum = async () =>
    (await ahead())?.later?.reduce((sum, { fetch, bring }) => sum + fetch + bring, 0) ?? 0
  const later = await laterSum()
  await move(id, 3)
  // Past a weekend as well, by its day and how much there is.
  assert.deepEqual([await tomorrow(), await laterSum()], [before, later + 1])
  const { rows: day } = await sql<{ day: string }>`
    select to_char(visit_day, 'YYYY-MM-DD') as day from shipment_parties where order_id = ${id}::uuid and party = 'sender'`.execute(
    db,
  )
  assert.ok((await ahead())?.later?.some((one) => one.day === day[0]?.day && one.fetch > 0))
  await move(id, 1)
  assert.deepEqual(await tomorrow(), { ...before, fetch: before.fetch + 1 })
  const [stop] = (await ahead())?.stops ?? []
  assert.deepEqual([stop?.visit_from, stop?.visit_to, stop?.fetch, stop?.bring], ['09:00', '12:00', 1, 0])
  assert.ok(stop?.city && stop.district)
  await call(assignParcel, { params: { number }, body: { holder_id: newcomer.id, was: null } }, admin)
  assert.deepEqual(await tomorrow(), { ...before, fetch: before.fetch + 1 })
  await move(id, 0)
  assert.deepEqual(await tomorrow(), before)
})
