import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listMyParcels, readCarried } from '#contract/courier/scans.ts'
import { leaveStop, takeStop } from '#contract/courier/stops.ts'
import { assignParcel } from '#contract/office/office-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import { makeParcels } from './test-parcels.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, brought, scanned, admin } = await makeParcels(server)
const [courier, other] = await Promise.all([makeUser('courier'), makeUser('courier')])

const take = (who: Person, number: string) => call(takeStop, { params: { number } }, { token: who.token })
const leave = (who: Person, number: string) => call(leaveStop, { params: { number } }, who)

/** Paid, and to be fetched today. */
async function dueToday() {
  const made = await paid(await makeUser())
  await sql`update shipment_parties set visit_day = (now() at time zone 'Asia/Kuala_Lumpur')::date
    where order_id = ${made.id}::uuid and party = 'sender'`.execute(db)
  return made
}

async function recorded(order_id: string) {
  const events = await db
    .selectFrom('events')
    .select('actor_id')
    .where('name', '=', 'parcel_left')
    .where('order_id', '=', order_id)
    .execute()
  return events.map(({ actor_id }) => actor_id)
}

test('whoever took a stop leaves it to others: it is free, closed to them and on record, once', async () => {
  const { id, number } = await dueToday()
  await take(courier, number)
  assert.equal((await leave(other, number)).code_message, 'held_by_another')
  const answers = await Promise.all([leave(courier, number), leave(courier, number)])
  assert.deepEqual(
    answers.map(({ code, data }) => [code, data.parcel.is_mine, data.parcel.sender, data.parcel.may_take]),
    [
      [200, false, null, true],
      [200, false, null, true],
    ],
  )
  assert.deepEqual(await recorded(id), [courier.id])
  const mine = (await call(listMyParcels, {}, courier)).data.parcel_data
  assert.equal(mine.find(({ tracking_number }) => tracking_number === number)?.is_mine, false)
  assert.equal((await take(other, number)).code, 200)
  assert.equal((await leave(courier, number)).code_message, 'held_by_another')
})

test('what is in hand is handed over, and not left', async () => {
  const { id, number } = await dueToday()
  await take(courier, number)
  await scanned(courier, number, 'picked_up')
  assert.equal((await leave(courier, number)).code_message, 'stop_begun')
  const parcel = (await call(readCarried, { params: { number } }, courier)).data.parcel
  assert.deepEqual([parcel.is_mine, await recorded(id)], [true, []])
  assert.equal((await leave(await makeUser('agent'), number)).code, 403)
  assert.equal((await leave(await makeUser(), number)).code, 403)
})

test('a delivery that the office gave is left while its parcel lies in the warehouse', async () => {
  const { id, number } = await paid(await makeUser())
  await brought(other, number)
  const given = { holder_id: courier.id, was: null }
  assert.equal((await call(assignParcel, { params: { number }, body: given }, admin)).code, 200)
  const { code, data } = await leave(courier, number)
  assert.deepEqual([code, data.parcel.is_mine, data.parcel.receiver], [200, false, null])
  assert.deepEqual(await recorded(id), [courier.id])
})
