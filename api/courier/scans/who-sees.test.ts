import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { beginHandOver, joinHandOver } from '#contract/courier/hand-overs.ts'
import { assignParcel } from '#contract/office/office-parcels.ts'
import { changeAreas, changeCounterOfAgent } from '#contract/people/staff.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { listMyParcels, printWorkLabel, readCarried } from '#contract/courier/scans.ts'
import { takeStop } from '#contract/courier/stops.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import { makeParcels } from './test-parcels.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, place, scanned, brought, admin } = await makeParcels(server)
const [courier, stranger] = await Promise.all([makeUser('courier'), makeUser('courier')])

const people = /Contoh|\+6|Merdeka|Jalan|Jl\./

async function look(who: Person, number: string) {
  return (await call(readCarried, { params: { number } }, who)).data.parcel
}

async function listed(who: Person) {
  return (await call(listMyParcels, {}, who)).data.parcel_data
}

async function agentAt(location_id: string) {
  const agent = await makeUser('agent')
  await db.updateTable('users').set({ location_id }).where('id', '=', agent.id).execute()
  return agent
}

function giveAreas(who: Person, areas: { region_id: string; city_id: string | null }[]) {
  return call(changeAreas, { params: who, body: { areas } }, admin)
}

/** The visits of both parties, so many days from today by the clocks of their places. */
async function move(order_id: string, sender_days: number, receiver_days: number) {
  await sql`update shipment_parties set visit_day = (now() at time zone case country_id when 'MY' then 'Asia/Kuala_Lumpur' else 'Asia/Jakarta' end)::date
    + case party when 'sender' then ${sender_days}::int else ${receiver_days}::int end where order_id = ${order_id}::uuid`.execute(
    db,
  )
}

test('a stranger’s look shows number, cities, weight and the next step, and nobody’s name, phone or street', async () => {
  const { id, number } = await paid(await makeUser())
  await scanned(courier, number, 'picked_up')
  for (const who of [stranger, await makeUser('agent')]) {
    const parcel = await look(who, number)
    assert.doesNotMatch(JSON.stringify(parcel), people)
    assert.deepEqual(
      [parcel.is_open, parcel.from, parcel.to, parcel.weight, parcel.visit_day, parcel.service],
      [false, { city: 'Ampang', district: null }, { city: 'Kota Bandung', district: null }, 3.2, null, null],
    )
    assert.ok(parcel.next.includes('origin_hub_in'))
    const answer = await scanned(who, number, 'delayed')
    assert.equal(answer.code_message, 'held_by_another')
  }
  const own = await look(courier, number)
  assert.deepEqual(
    [own.is_open, own.sender?.name, own.receiver?.address],
    [true, 'Siti Contoh', 'Jl. Merdeka 1'],
  )
  // Given to the hub, it is closed to whoever brought it, also in the answer to that very scan.
  const { data } = await scanned(courier, number, 'origin_hub_in')
  assert.doesNotMatch(JSON.stringify(data.parcel), people)
  assert.doesNotMatch(JSON.stringify(await look(courier, number)), people)
  assert.equal((await look(admin, number)).sender?.name, 'Siti Contoh')
  const given = { holder_id: stranger.id, was: null }
  assert.equal((await call(assignParcel, { params: { number }, body: given }, admin)).code, 200)
  assert.equal((await look(stranger, number)).receiver?.name, 'Ibu Contoh')
  assert.ok(id)
})

test('a hand-over opens the parcel to whoever joined it, and closes it again when nothing comes of it', async () => {
  const { number } = await paid(await makeUser())
  await scanned(courier, number, 'picked_up')
  const { data } = await call(beginHandOver, { body: { numbers: [number] } }, courier)
  assert.equal((await look(stranger, number)).is_open, false)
  await call(joinHandOver, { params: { code: data.hand_over.code } }, stranger)
  assert.equal((await look(stranger, number)).is_open, true)
  await db
    .updateTable('hand_overs')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', data.hand_over.id)
    .execute()
  assert.equal((await look(stranger, number)).is_open, false)
})

test('a stop of today shows slot, city, district and weight; whoever takes it sees the rest, once, on record', async () => {
  const [due, later] = [await paid(await makeUser()), await paid(await makeUser())]
  await move(due.id, 0, 9)
  await move(later.id, 1, 9)
  const newcomer = await makeUser('courier')
  const stops = await listed(newcomer)
  assert.deepEqual(
    [due, later].map(({ number }) => stops.some(({ tracking_number }) => tracking_number === number)),
    [true, false],
  )
  const stop = stops.find(({ tracking_number }) => tracking_number === due.number)
  assert.doesNotMatch(JSON.stringify(stops), people)
  assert.deepEqual([stop?.may_take, stop?.visit_from, stop?.from?.city], [true, '09:00', 'Ampang'])
  assert.ok(stop?.from?.district && stop.visit_day)
  const take = (who: Person, number: string) => call(takeStop, { params: { number } }, { token: who.token })
  assert.equal((await take(stranger, later.number)).code_message, 'stop_not_due')
  const answers = await Promise.all([take(stranger, due.number), take(courier, due.number)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['held_by_another', 'success'])
  const taken = answers.find(({ code }) => code === 200)
  assert.equal(taken?.data.parcel.sender?.name, 'Siti Contoh')
  const events = await db
    .selectFrom('events')
    .select('actor_id')
    .where('name', '=', 'parcel_taken')
    .where('order_id', '=', due.id)
    .execute()
  assert.equal(events.length, 1)
  assert.equal((await take(await makeUser('agent'), due.number)).code, 403)
  const ownStop = await paid(stranger)
  await move(ownStop.id, 0, 9)
  assert.equal((await take(stranger, ownStop.number)).code_message, 'stop_not_due')
})

test('today is the day of the place, whatever the day is in Greenwich', async () => {
  const { id, number } = await paid(await makeUser())
  await move(id, 0, 9)
  // The same moment on both sides of midnight in Greenwich: only the clock of Kuala Lumpur decides.
  const { rows } = await sql<{ is_today: boolean }>`
    select visit_day = (now() at time zone 'Asia/Kuala_Lumpur')::date as is_today from shipment_parties
    where order_id = ${id}::uuid and party = 'sender'`.execute(db)
  assert.deepEqual(rows, [{ is_today: true }])
  const isListed = async () =>
    (await listed(courier)).some(({ tracking_number }) => tracking_number === number)
  assert.equal(await isListed(), true)
  await move(id, 1, 9)
  assert.equal(await isListed(), false)
})

test('the appointment is that of the leg: the sender’s until the origin hub, the receiver’s afterwards', async () => {
  const { id, number } = await paid(await makeUser())
  await move(id, 0, 5)
  const days = await db
    .selectFrom('shipment_parties')
    .select(['party', 'visit_day'])
    .where('order_id', '=', id)
    .execute()
  const dayOf = (party: string) => days.find((row) => row.party === party)?.visit_day
  await scanned(courier, number, 'picked_up')
  assert.deepEqual(
    [(await look(courier, number)).leg, (await look(courier, number)).visit_day],
    ['sender', dayOf('sender')],
  )
  await scanned(courier, number, 'origin_hub_in')
  await call(assignParcel, { params: { number }, body: { holder_id: courier.id, was: null } }, admin)
  assert.equal((await look(courier, number)).visit_day, dayOf('receiver'))
  await call(assignParcel, { params: { number }, body: { holder_id: null, was: courier.id } }, admin)
  const other = await paid(await makeUser())
  await brought(courier, other.number)
  await giveAreas(stranger, [{ region_id: '32', city_id: null }])
  for (const [days_ahead, isListed] of [
    [1, false],
    [0, true],
  ] as const) {
    await move(other.id, -3, days_ahead)
    const numbers = (await listed(stranger)).map(({ tracking_number }) => tracking_number)
    assert.equal(numbers.includes(other.number), isListed)
  }
})

test('what lies at a counter or is to be brought to it is open to its agents, and no courier’s stop', async () => {
  const counters = await db
    .selectFrom('locations')
    .select('id')
    .where('country_id', '=', 'MY')
    .where('is_drop_point', '=', true)
    .execute()
  const [here = { id: '' }, elsewhere = { id: '' }] = counters
  const [agent, colleague, other] = await Promise.all([here, here, elsewhere].map(({ id }) => agentAt(id)))
  if (!agent || !colleague || !other) throw new Error('no counters')
  const { id, number } = await paid(await makeUser(), (order) => ({
    ...order,
    sender: { ...order.sender, service_type: 'drop_off', drop_point_id: here.id },
  }))
  await move(id, 0, 9)
  const has = async (who: Person) =>
    (await listed(who)).some(({ tracking_number }) => tracking_number === number)
  assert.deepEqual([await has(agent), await has(other), await has(stranger)], [true, false, false])
  const expected = await look(agent, number)
  assert.deepEqual(
    [expected.sender?.name, expected.service?.type, Boolean(expected.service?.drop_point)],
    ['Siti Contoh', 'drop_off', true],
  )
  assert.equal((await scanned(agent, number, 'dropped_off')).code, 200)
  assert.deepEqual([await has(colleague), await has(other)], [true, false])
  assert.equal((await look(colleague, number)).is_open, true)
  assert.equal((await look(other, number)).is_open, false)
  // What one of them took in, the next shift goes on with; nobody else does, not even a courier of that counter.
  const courierThere = await makeUser('courier')
  await db.updateTable('users').set({ location_id: here.id }).where('id', '=', courierThere.id).execute()
  for (const [who, isHeld] of [
    [colleague, false],
    [other, true],
    [courierThere, true],
  ] as const) {
    assert.equal((await look(who, number)).is_held, isHeld)
    const { code_message } = await scanned(who, number, 'delayed')
    assert.equal(code_message, isHeld ? 'held_by_another' : 'success')
  }
})

test('free stops are those of a courier’s cities and regions; without any, of their country', async () => {
  const { id, number } = await paid(await makeUser())
  await move(id, 0, 9)
  const { region_id, city_id } = await db
    .selectFrom('shipment_parties')
    .select(['region_id', 'city_id'])
    .where('order_id', '=', id)
    .where('party', '=', 'sender')
    .executeTakeFirstOrThrow()
  const newcomer = await makeUser('courier')
  const has = async () => (await listed(newcomer)).some(({ tracking_number }) => tracking_number === number)
  const other = await db
    .selectFrom('cities')
    .select('code')
    .where('region_code', '=', region_id)
    .where('code', '<>', city_id)
    .executeTakeFirstOrThrow()
  assert.equal(await has(), true)
  for (const [areas, isListed] of [
    [[{ region_id: '32', city_id: null }], false],
    [[{ region_id, city_id: null }], true],
    [[{ region_id, city_id: other.code }], false],
    [
      [
        { region_id, city_id: other.code },
        { region_id, city_id },
      ],
      true,
    ],
  ] as const) {
    assert.equal((await giveAreas(newcomer, [...areas])).code, 200)
    assert.equal(await has(), isListed, JSON.stringify(areas))
  }
  await giveAreas(newcomer, [{ region_id: '32', city_id: null }])
  const take = await call(takeStop, { params: { number } }, { token: newcomer.token })
  assert.equal(take.code_message, 'stop_not_due')
  assert.equal((await giveAreas(newcomer, [{ region_id: '32', city_id }])).code, 400)
  assert.equal((await giveAreas(newcomer, [])).code, 200)
  await db.updateTable('users').set({ phone: '+6281234567890' }).where('id', '=', newcomer.id).execute()
  assert.equal(await has(), false)
  assert.equal((await giveAreas(await makeUser('agent'), [])).code_message, 'not_a_courier')
})

test('a place in the timeline is where the scan was: at a door its city, otherwise that of the counter', async () => {
  const { number } = await paid(await makeUser())
  const placesOf = async () =>
    (await call(trackParcel, { params: { number } })).data.parcel.events.map(({ code, city }) => [code, city])
  const roaming = await makeUser('courier')
  await scanned(roaming, number, 'picked_up')
  const counter = await db
    .selectFrom('locations as l')
    .innerJoin('cities as c', 'c.code', 'l.city_id')
    .select(['l.id', 'c.label'])
    .where('l.country_id', '=', 'MY')
    .where('c.label', '<>', 'Ampang')
    .executeTakeFirstOrThrow()
  const body = { location_id: counter.id }
  assert.equal((await call(changeCounterOfAgent, { params: roaming, body }, admin)).code, 200)
  assert.deepEqual((await placesOf())[0], ['picked_up', 'Ampang'])
  await scanned(roaming, number, 'origin_hub_in')
  assert.deepEqual((await placesOf())[0], ['origin_hub_in', counter.label])
})

test('the label names people and streets: it is printed by whoever carries the parcel, and by nobody else', async () => {
  const { number } = await paid(await makeUser())
  await scanned(courier, number, 'picked_up')
  const print = (who: Person) => call(printWorkLabel, { params: { number } }, who)
  const printed = await print(courier)
  assert.deepEqual([printed.status, printed.headers['content-type']], [200, 'application/pdf'])
  assert.equal((await print(stranger)).status, 404)
  assert.equal((await print(await makeUser('agent'))).status, 404)
  assert.equal((await print(admin)).status, 200)
})

test('a number that is ordered and not paid is told from one that nobody has', async () => {
  const person = await makeUser()
  const id = await place(person)
  const { tracking_number: number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const asked = (given: string) => call(readCarried, { params: { number: given } }, courier)
  assert.equal((await asked(number)).code_message, 'order_unpaid')
  assert.equal((await asked('SB0000000000000')).code_message, 'not_found')
})
