import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readFigures, readWaiting, waitingKinds } from '#contract/office/figures.ts'
import { correctParcel, listParcels } from '#contract/office/office-parcels.ts'
import { rejectPayment } from '#contract/money/payments.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { makeApprovals } from '../../money/payments/test-approvals.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { approve } = makeApprovals(server)
const { paid, scanned, brought, admin } = await makeParcels(server)
const { place, placeWithProof } = await makeOrders(server)
const courier = await makeUser('courier')

test('a customer waits from the proof to its answer, be it yes or no', async () => {
  const before = (await figures()).day_data.at(-1)
  const person = await makeUser()
  const proofs = [await placeWithProof(person), await placeWithProof(person)]
  for (const { payment_id } of proofs)
    await sql`update payments set proof_sent_at = now() - interval '30 minutes' where id = ${payment_id}::uuid`.execute(
      db,
    )
  const [first, second] = proofs
  const rejection = { proof_id: first?.proof_id ?? '', reject_code: 'unreadable', reject_reason: '' } as const
  await call(rejectPayment, { params: { id: first?.payment_id ?? '' }, body: rejection }, admin)
  await approve(
    { params: { id: second?.payment_id ?? '' }, body: { proof_id: second?.proof_id ?? '' } },
    admin,
  )
  const after = (await figures()).day_data.at(-1)
  assert.equal((after?.answers ?? 0) - (before?.answers ?? 0), 2)
  const seconds = (after?.answer_seconds ?? 0) - (before?.answer_seconds ?? 0)
  assert.ok(seconds >= 3600 && seconds < 3720, `${seconds}`)
})

test('a first try that failed counts once the parcel arrives, unless it was noted by mistake', async () => {
  const triesOf = async () => {
    const { day_data } = await figures()
    return [day_data.at(-1)?.first_tries ?? 0, day_data.at(-1)?.failed_tries ?? 0] as const
  }
  const person = await makeUser()
  const [was, failed] = await triesOf()
  await arrives(person)
  await arrives(person, async (number) => void (await scanned(courier, number, 'delivery_failed')))
  const taken = await arrives(person, async (number, id) => {
    await scanned(courier, number, 'delivery_failed')
    await putBack(number, id, 'out_for_delivery')
  })
  assert.deepEqual(await triesOf(), [was + 3, failed + 1])
  await putBack(taken.number, taken.id, 'out_for_delivery')
  assert.deepEqual(await triesOf(), [was + 2, failed + 1])
})

test('parcels under way are counted by the step at which they stand', async () => {
  const { number, id } = await paid(await makeUser())
  const { step_data: before } = await figures()
  await brought(courier, number)
  await scanned(courier, number, 'damaged')
  const { step_data: after } = await figures()
  const at = (steps: typeof before, step: string) => steps.find((one) => one.step === step)?.parcels ?? 0
  assert.equal(at(after, 'destination_hub_in') - at(before, 'destination_hub_in'), 1)
  assert.equal(at(before, 'label_created') - at(after, 'label_created'), 1)
  const { rows } = await sql<{ step: string; parcels: number }>`
    select step, count(*)::int as parcels from parcels
    where macro not in ('delivered', 'returned', 'cancelled') group by step`.execute(db)
  const asMap = (steps: readonly { step: string; parcels: number }[]) =>
    new Map(steps.map(({ step, parcels }) => [step, parcels]))
  assert.deepEqual(asMap(after), asMap(rows))
  const atDestination = await call(listParcels, { query: { place: 'destination', limit: '100' } }, admin)
  assert.ok(atDestination.data.parcel_data.some((parcel) => parcel.id === id))
  assert.equal(atDestination.data.parcel_data.length, at(after, 'destination_hub_in'))
})

test('the menu counts what waits as the start page does, for the office alone', async () => {
  await placeWithProof(await makeUser())
  const counted = await call(readWaiting, {}, admin)
  assert.ok(counted.data.proofs > 0)
  assert.deepEqual(counted.data, (await figures()).waiting)
  assert.equal((await call(readWaiting, {}, courier)).code, 403)
})

test('a parcel that somebody should have come for today waits for a courier until one takes it', async () => {
  const { id, number } = await paid(await makeUser())
  const isListed = async () => {
    const { data } = await call(listParcels, { query: { stop: 'due', limit: '100' } }, admin)
    assert.equal(data.parcel_data.length, (await figures()).waiting.stops)
    return data.parcel_data.some((parcel) => parcel.id === id)
  }
  const comesIn = (days: number) => sql`
    update shipment_parties set visit_day = (now() at time zone 'Asia/Kuala_Lumpur')::date + ${days}::int
    where order_id = ${id}::uuid and party = 'sender'`
  await comesIn(1).execute(db)
  assert.equal(await isListed(), false)
  await comesIn(-2).execute(db)
  assert.equal(await isListed(), true)
  const { waiting_since } = await figures()
  const { rows } = await sql<{ begins: Date }>`
    select (visit_day + starts) at time zone 'Asia/Kuala_Lumpur' as begins
    from shipment_parties join time_slots on time_slots.id = time_slot_id
    where order_id = ${id}::uuid and party = 'sender'`.execute(db)
  assert.equal(
    waiting_since.stops,
    rows[0]?.begins.toISOString(),
    'since its appointment, not since the parcel changed',
  )
  // One that could not be fetched is in trouble, and waits there alone.
  const { exceptions } = (await figures()).waiting
  await scanned(courier, number, 'pickup_failed')
  assert.equal(await isListed(), false)
  assert.equal((await figures()).waiting.exceptions, exceptions + 1)
})

test('of each kind of work the oldest says since when it waits', async () => {
  await placeWithProof(await makeUser())
  const { payment_id } = await placeWithProof(await makeUser())
  await place(await makeUser(), 'cash')
  await sql`update payments set proof_sent_at = '2026-02-03 04:05:06Z' where id = ${payment_id}::uuid`.execute(
    db,
  )
  const { waiting, waiting_since, counted_at } = await figures()
  assert.equal(waiting_since.proofs, '2026-02-03T04:05:06.000Z')
  for (const kind of waitingKinds) {
    assert.equal(waiting_since[kind] === null, waiting[kind] === 0, kind)
    assert.ok((waiting_since[kind] ?? '') <= counted_at, kind)
  }
})

test('the period before is told where it was counted from its beginning, and left out where it was not', async () => {
  const { before: unknown } = await figures('7')
  assert.deepEqual([unknown.orders, unknown.answers], [null, null])
  const add = (day: number, figure: string, amount: number) => sql`
    insert into figure_changes (day, figure, kind, lane, amount)
    values (local_day(now()) - ${day}::int, ${figure}, 'shipment', 'MY-ID', ${amount})`
  const { day_data } = await figures('7')
  await add(13, 'orders', 4).execute(db)
  await add(7, 'orders', 5).execute(db)
  await add(14, 'orders', 100).execute(db)
  await add(7, 'answers', 6).execute(db)
  const { before, day_data: same } = await figures('7')
  assert.deepEqual([before.orders, before.answers], [9, null])
  assert.deepEqual(same, day_data)
  await sql`delete from figure_changes where day < local_day(now())`.execute(db)
})

async function figures(days: '7' | '30' = '30') {
  return (await call(readFigures, { query: { days } }, admin)).data
}

/** As far as to its receiver, with what happens at the first try. */
async function arrives(
  person: Awaited<ReturnType<typeof makeUser>>,
  atTheDoor?: (number: string, id: string) => Promise<void>,
) {
  const { id, number } = await paid(person)
  await brought(courier, number)
  await scanned(courier, number, 'out_for_delivery')
  if (atTheDoor) {
    await atTheDoor(number, id)
    await scanned(courier, number, 'out_for_delivery')
  }
  await scanned(courier, number, 'delivered')
  return { id, number }
}

async function putBack(number: string, id: string, step: 'out_for_delivery') {
  const { last_seq } = await db
    .selectFrom('parcels')
    .select('last_seq')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { step, reason: 'not_true', last_seq } as const
  assert.equal((await call(correctParcel, { params: { number }, body }, admin)).code, 200)
}
