import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { wayAcross } from '../../courier/scans/test-way.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { admin, paid, isFetchedToday, scanned, brought } = await makeParcels(server)

async function waits(number: string) {
  const { parcel } = (await call(trackParcel, { params: { number } }, { area: 'public' })).data
  return { failed_because: parcel.failed_because, free_until: parcel.free_until }
}

const nothing = { failed_because: null, free_until: null }

function happen(order_id: string, code: EventCode, reason: string) {
  return sql`insert into parcel_events (order_id, seq, code, macro, params, actor_id, hash)
    values (${order_id}::uuid, 0, ${code}, ${parcelSteps[code].macro}, ${JSON.stringify({ reason })}::jsonb, ${admin.id}::uuid, '')`.execute(
    db,
  )
}

async function daysAfterToday(days: number) {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Asia/Jakarta')::date + ${days}::int)::text as day`.execute(db)
  return rows[0]?.day
}

test('anybody is told why an attempt failed, until the next step, and never what somebody typed', async () => {
  const { id, number } = await paid(await makeUser())
  await isFetchedToday(id)
  const courier = await makeUser('courier')
  assert.deepEqual(await waits(number), nothing)
  await scanned(courier, number, 'pickup_failed')
  assert.deepEqual(await waits(number), { ...nothing, failed_because: 'nobody_home' })
  await brought(courier, number)
  assert.deepEqual(await waits(number), nothing)
  await happen(id, 'out_for_delivery', '')
  await happen(id, 'delivery_failed', 'Siti Contoh, 0123456789')
  assert.deepEqual(await waits(number), nothing)
  await happen(id, 'out_for_delivery', '')
  await happen(id, 'delivery_failed', 'no_access')
  assert.deepEqual(await waits(number), { ...nothing, failed_because: 'no_access' })
})

test('a parcel at a counter lies there without a fee for the days of its card, until it is collected', async () => {
  const { id, number } = await paid(await makeUser())
  for (const code of wayAcross) await happen(id, code, '')
  assert.deepEqual(await waits(number), nothing)
  await happen(id, 'ready_for_collection', '')
  assert.deepEqual(await waits(number), { ...nothing, free_until: await daysAfterToday(7) })
  await happen(id, 'delivered', '')
  assert.deepEqual(await waits(number), nothing)
})
