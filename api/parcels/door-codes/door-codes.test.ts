import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readFigures } from '#contract/office/figures.ts'
import { listParcels, readOrder } from '#contract/office/office-parcels.ts'
import { moveVisit, readVisitKeys, showVisit } from '#contract/orders/visits.ts'
import { readDoorCode, releaseDoor, showDoorCode } from '#contract/parcels/door-codes.ts'
import { readCarried, scanParcel } from '#contract/courier/scans.ts'
import { listSlots } from '#contract/places/slots.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, brought, evidence, admin } = await makeParcels(server)
const [courier, other] = await Promise.all([makeUser('courier'), makeUser('courier')])

async function outForDelivery() {
  const person = await makeUser()
  const parcel = await paid(person, (order) => ({ ...order, wants_door_code: true }))
  await brought(courier, parcel.number)
  await scanned(courier, parcel.number, 'out_for_delivery')
  return { person, ...parcel }
}

async function deliver(who: Person, number: string, door_code?: string, scan_id: string = randomUUIDv7()) {
  const evidence_id = await evidence(who, number)
  const body = {
    scan_id,
    code: 'delivered' as const,
    device_at: new Date().toISOString(),
    reason: '' as const,
    received_by: 'Ibu Contoh',
    evidence_id,
    ...(door_code === undefined ? {} : { door_code }),
  }
  return call(scanParcel, { params: { number }, body }, { token: who.token })
}

async function doorOf(person: Person, id: string) {
  return (await call(readDoorCode, { params: { id } }, { token: person.token })).data
}

async function triesLeft(id: string) {
  const row = await db
    .selectFrom('door_codes')
    .select('tries_left')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.tries_left
}

function wrongOf(code: string | null) {
  return code === '000000' ? '000001' : '000000'
}

test('the sender who asks for it gets a code once the parcel is out; without it nothing is delivered', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person, (order) => ({ ...order, wants_door_code: true }))
  assert.deepEqual((await doorOf(person, id)).state, 'not_yet')
  await brought(courier, number)
  await scanned(courier, number, 'out_for_delivery')
  const { state, code } = await doorOf(person, id)
  assert.equal(state, 'ready')
  assert.match(code ?? '', /^\d{6}$/)
  const stored = await db.selectFrom('door_codes').selectAll().where('order_id', '=', id).execute()
  assert.equal(JSON.stringify(stored).includes(code ?? ''), false)
  assert.deepEqual((await deliver(courier, number)).errors, [
    { path: 'door_code', message: 'error.door_code_required' },
  ])
  assert.equal(await triesLeft(id), 5)
  const wrong = await deliver(courier, number, wrongOf(code))
  assert.deepEqual([wrong.code_message, wrong.details], ['door_code_wrong', { tries_left: 4 }])
  assert.equal(await triesLeft(id), 4)
  const right = await deliver(courier, number, code ?? '')
  assert.deepEqual([right.code_message, right.data.parcel.macro], ['success', 'delivered'])
  assert.equal((await doorOf(person, id)).state, 'used')
})

test('fifty guesses at once are still only five; then the office must release', async () => {
  const { person, id, number } = await outForDelivery()
  const { code } = await doorOf(person, id)
  const evidence_id = await evidence(courier, number)
  const guess = (door_code: string) =>
    call(
      scanParcel,
      {
        params: { number },
        body: {
          scan_id: randomUUIDv7(),
          code: 'delivered',
          device_at: new Date().toISOString(),
          reason: '',
          received_by: 'Ibu Contoh',
          evidence_id,
          door_code,
        },
      },
      courier,
    )
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess(wrongOf(code))))
  const said = answers.map(({ code_message }) => code_message)
  assert.equal(said.filter((word) => word === 'door_code_wrong').length, 5)
  assert.equal(said.filter((word) => word === 'door_code_locked').length, 15)
  assert.equal((await guess(code ?? '')).code_message, 'door_code_locked')
  assert.deepEqual(await doorOf(person, id), { ...(await doorOf(person, id)), state: 'locked', code: null })

  assert.equal((await call(releaseDoor, { params: { number } }, courier)).code, 403)
  const releases = await Promise.all([1, 2].map(() => call(releaseDoor, { params: { number } }, admin)))
  assert.deepEqual(releases.map(({ code_message }) => code_message).toSorted(), [
    'door_not_closed',
    'success',
  ])
  assert.equal((await deliver(courier, number)).code_message, 'success')
  const names = await db.selectFrom('events').select('name').where('order_id', '=', id).execute()
  for (const name of ['door_code_last_try', 'door_released'])
    assert.equal(names.filter((event) => event.name === name).length, 1)
})

test('the same scan sent again costs no second try; nobody else uses up the tries', async () => {
  const { person, id, number } = await outForDelivery()
  const { code } = await doorOf(person, id)
  const scan_id = randomUUIDv7()
  for (const _ of [1, 2, 3])
    assert.deepEqual((await deliver(courier, number, wrongOf(code), scan_id)).details, { tries_left: 4 })
  assert.equal(await triesLeft(id), 4)
  assert.equal((await deliver(other, number, wrongOf(code))).code_message, 'held_by_another')
  assert.equal(await triesLeft(id), 4)
  const twice = await Promise.all([1, 2].map(() => deliver(courier, number, code ?? '', scan_id)))
  assert.deepEqual(
    twice.map(({ code_message }) => code_message),
    ['success', 'success'],
  )
})

test('each way to the door has a code of its own', async () => {
  const { person, id, number } = await outForDelivery()
  const first = (await doorOf(person, id)).code ?? ''
  await deliver(courier, number, wrongOf(first))
  await scanned(courier, number, 'delivery_failed')
  assert.equal((await doorOf(person, id)).state, 'not_yet')
  await scanned(courier, number, 'out_for_delivery')
  const second = (await doorOf(person, id)).code ?? ''
  assert.equal(await triesLeft(id), 4)
  if (first !== second) assert.equal((await deliver(courier, number, first)).code_message, 'door_code_wrong')
  assert.equal((await deliver(courier, number, second)).code_message, 'success')
})

test('the receiver sees it by the private link only', async () => {
  const { person, id, number } = await outForDelivery()
  const { code, receiver_key } = await doorOf(person, id)
  const ask = (key: string, address = '198.51.100.4') =>
    call(showDoorCode, { params: { number }, body: { receiver_key: key } }, { area: 'public', address })
  assert.equal((await ask(receiver_key)).data.code, code)
  const another = await outForDelivery()
  const foreign = (await doorOf(another.person, another.id)).receiver_key
  assert.equal((await ask(foreign)).code, 404)
  for (let tries = 0; tries < 29; tries += 1) await ask('guess', '198.51.100.5')
  assert.equal((await ask('guess', '198.51.100.5')).code, 404)
  assert.equal((await ask('guess', '198.51.100.5')).code, 429)
  assert.equal((await call(readDoorCode, { params: { id } }, await makeUser())).code, 404)
})

test('whoever did not ask for a code needs none; the database holds those who did', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  await scanned(courier, number, 'picked_up')
  assert.equal((await call(readCarried, { params: { number } }, courier)).data.parcel.needs_door_code, false)
  assert.deepEqual((await doorOf(person, id)).state, 'not_wanted')
  const out = await outForDelivery()
  await assert.rejects(() =>
    sql`insert into parcel_events (order_id, seq, code, macro, hash) values (${out.id}::uuid, 0, 'delivered', 'delivered', '')`.execute(
      db,
    ),
  )
})

test('five tries are all a parcel has, however often it goes out; the second failure asks for the office', async () => {
  const { person, id, number } = await outForDelivery()
  const asked = () =>
    db
      .selectFrom('events')
      .select('actor_id')
      .where('name', '=', 'door_office_asked')
      .where('order_id', '=', id)
      .execute()
  for (let tries = 0; tries < 5; tries += 1) {
    const { code } = await doorOf(person, id)
    assert.equal((await deliver(courier, number, wrongOf(code))).code_message, 'door_code_wrong')
    await scanned(courier, number, 'delivery_failed')
    if (tries === 4) assert.deepEqual(await asked(), [])
    assert.equal((await scanned(courier, number, 'out_for_delivery')).code, 200)
  }
  assert.deepEqual([await triesLeft(id), (await doorOf(person, id)).state], [0, 'locked'])
  assert.deepEqual(await asked(), [{ actor_id: courier.id }])
  assert.deepEqual(await atTheOffice(number), { doors: 1, listed: [number], is_door_asked: true })
  assert.equal((await deliver(courier, number, '123456')).code_message, 'door_code_locked')
  assert.equal((await asked()).length, 1)
  await assert.rejects(
    () => sql`update door_codes set tries_left = 5 where order_id = ${id}::uuid`.execute(db),
    /not given back/,
  )
  assert.equal((await call(releaseDoor, { params: { number } }, admin)).code, 200)
  assert.deepEqual(await atTheOffice(number), { doors: 0, listed: [], is_door_asked: false })
  await scanned(courier, number, 'delivery_failed')
  await scanned(courier, number, 'out_for_delivery')
  assert.equal((await deliver(courier, number)).code_message, 'success')
})

/** Where those who can open the door see that it waits for them. */
async function atTheOffice(number: string) {
  const figures = await call(readFigures, { query: { days: '7' } }, admin)
  const list = await call(listParcels, { query: { door: 'asked' } }, admin)
  const order = await call(readOrder, { params: { number } }, admin)
  return {
    doors: figures.data.waiting.doors,
    listed: list.data.parcel_data.map(({ tracking_number }) => tracking_number),
    is_door_asked: order.data.parcel?.is_door_asked,
  }
}

test('the link with the code chooses another day after a visit in vain; that of a letter opens no door', async () => {
  const { person, id, number } = await outForDelivery()
  const { receiver_key } = await doorOf(person, id)
  await scanned(courier, number, 'delivery_failed')
  const public_call = { area: 'public', address: '198.51.100.201' } as const
  const look = (visit_key: string) =>
    call(showVisit, { params: { number }, body: { visit_key } }, public_call)
  const { visit } = (await look(receiver_key)).data
  assert.deepEqual([visit.party, visit.obstacle, visit.moves_left], ['receiver', null, 3])
  const query = { from: visit.first_day, to: visit.last_day }
  const slots = await call(listSlots, { params: { region: visit.region_id }, query }, { area: 'public' })
  const visit_day =
    slots.data.slot_data.find(({ is_open, day }) => is_open && day !== visit.visit_day)?.day ?? ''
  const choose = (visit_key: string) => {
    const chosen = { visit_day, time_slot_id: '15-18', service_type: visit.service_type, counter_id: '' }
    const body = { visit_key, ...chosen, seen_day: visit.visit_day ?? '' }
    return call(moveVisit, { params: { number }, body }, public_call)
  }
  assert.equal((await choose(`${receiver_key.slice(0, -2)}zz`)).code, 404)
  const moved = await choose(receiver_key)
  assert.deepEqual([moved.data.visit.visit_day, moved.data.visit.moves_left], [visit_day, 2])

  const letter = await call(readVisitKeys, { params: { id } }, person)
  const body = { receiver_key: letter.data.receiver_key }
  assert.equal((await call(showDoorCode, { params: { number }, body }, public_call)).code, 404)
})
