import assert from 'node:assert/strict'
import { manifestSteps } from '#contract/parcels/manifest-steps.ts'
import { test } from 'node:test'
import type { Input } from '#contract/platform/endpoint.ts'
import {
  closeManifest,
  createManifest,
  listDepartures,
  listLoaded,
  listManifests,
  loadParcel,
  moveManifest,
  printManifest,
  reopenManifest,
  unloadParcel,
} from '#contract/parcels/manifests.ts'
import { correctParcel } from '#contract/office/office-parcels.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { printed } from '../../papers/test-papers.ts'
import { bindToCounter } from '../../money/payments/test-counters.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { paid, scanned, admin } = await makeParcels(server)
const [courier, agent, stranger, unbound] = await Promise.all([
  makeUser('courier'),
  makeUser('agent'),
  makeUser('agent'),
  makeUser('agent'),
])
await makeSampleLocations(db)
await bindToCounter(db, agent.id)
const elsewhere = await db
  .selectFrom('locations')
  .select('id')
  .orderBy('id', 'desc')
  .executeTakeFirstOrThrow()
await db.updateTable('users').set({ location_id: elsewhere.id }).where('id', '=', stranger.id).execute()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const flight = {
  mode: 'air' as const,
  from_country: 'MY' as const,
  to_country: 'ID' as const,
  from_place: 'KUL',
  to_place: 'CGK',
  cut_off_at: inHours(2),
  departs_at: inHours(6),
  capacity_kg: 12,
}

async function opened(change: Partial<Input<typeof createManifest>['body']> = {}) {
  const body = { ...flight, ...change }
  return (await call(createManifest, { body }, { token: agent.token })).data.manifest.id
}

async function atHub() {
  const parcel = await paid(await makeUser())
  await scanned(courier, parcel.number, 'picked_up')
  await scanned(agent, parcel.number, 'origin_hub_in')
  return parcel
}

const load = (id: string, number: string, who = agent) =>
  call(loadParcel, { params: { id }, body: { number } }, { token: who.token })
const stepOf = async (order_id: string) =>
  (await db.selectFrom('parcels').select('step').where('order_id', '=', order_id).executeTakeFirstOrThrow())
    .step

test('one event moves all parcels of a manifest, in order, and what is held stays', async () => {
  const id = await opened()
  const [one, two] = [await atHub(), await atHub()]
  for (const { number } of [one, two]) assert.equal((await load(id, number)).code, 200)
  const steps = manifestSteps.slice(1)
  const early = await call(moveManifest, { params: { id }, body: { step: 'departed_origin' } }, admin)
  assert.equal(early.code_message, 'step_not_legal')
  for (const step of steps.slice(0, steps.indexOf('import_customs') + 1))
    assert.equal((await call(moveManifest, { params: { id }, body: { step } }, admin)).data.moved, 2)
  await scanned(admin, two.number, 'customs_hold')
  const { data } = await call(moveManifest, { params: { id }, body: { step: 'import_cleared' } }, admin)
  assert.deepEqual([data.moved, data.stayed], [1, 1])
  assert.deepEqual([await stepOf(one.id), await stepOf(two.id)], ['import_cleared', 'customs_hold'])
  const { manifest_data } = (await call(listManifests, {}, admin)).data
  assert.equal(manifest_data.find((manifest) => manifest.id === id)?.step, 'import_cleared')
})

test('a parcel goes into one manifest of its own way, while there is room and time', async () => {
  const parcel = await atHub()
  const word = async (id: string, number = parcel.number) => (await load(id, number)).code_message
  assert.equal(await word(await opened({ to_country: 'MY' })), 'parcel_goes_another_way')
  assert.equal(await word(await opened({ capacity_kg: 5 })), 'manifest_full')
  assert.equal(
    await word(await opened({ cut_off_at: inHours(-1), departs_at: inHours(1) })),
    'manifest_closed',
  )
  const id = await opened()
  const answers = await Promise.all([load(id, parcel.number), load(await opened(), parcel.number)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'parcel_already_loaded',
    'success',
  ])
  const fresh = await paid(await makeUser())
  assert.equal(await word(id, fresh.number), 'step_not_legal')
  assert.equal(
    (await call(moveManifest, { params: { id }, body: { step: 'export_customs' } }, { ...agent })).code,
    403,
  )
})

test('a parcel that was loaded by mistake is taken back to the hub, makes room and goes with another', async () => {
  const [wrong, right] = [await opened({ capacity_kg: 6 }), await opened()]
  const [parcel, next] = [await atHub(), await atHub()]
  await load(wrong, parcel.number)
  assert.equal((await load(wrong, next.number)).code_message, 'manifest_full')
  const { last_seq } = await db
    .selectFrom('parcels')
    .select('last_seq')
    .where('order_id', '=', parcel.id)
    .executeTakeFirstOrThrow()
  const body = { step: 'origin_hub_in' as const, reason: 'wrong_step' as const, last_seq }
  const corrected = { params: { number: parcel.number }, body }
  const [back] = await Promise.all([call(correctParcel, corrected, admin), load(wrong, next.number)])
  assert.equal(back.code, 200)
  assert.ok(['success', 'parcel_already_loaded'].includes((await load(wrong, next.number)).code_message))
  const { data } = await load(right, parcel.number)
  assert.equal(data.manifest.loaded_kg, 6)
  const kept = await db.selectFrom('manifest_parcels').selectAll().where('manifest_id', '=', wrong).execute()
  assert.deepEqual(
    kept.map(({ order_id }) => order_id),
    [next.id],
  )
})

test('what a manifest holds is listed; one loaded by mistake is unloaded once, while it still loads', async () => {
  const id = await opened()
  const [one, two] = [await atHub(), await atHub()]
  for (const { number } of [one, two]) await load(id, number)
  const contents = async (who = admin) =>
    (await call(listLoaded, { params: { id } }, { token: who.token })).data.parcel_data
  assert.deepEqual(
    (await contents()).map(({ tracking_number, weight, chargeable_kg, contents: goods }) => [
      tracking_number,
      weight,
      chargeable_kg,
      goods,
    ]),
    [one, two].map(({ number }) => [number, 3.2, 6, '2 × Baju']),
  )
  assert.deepEqual(
    (await contents(agent)).map(({ contents: goods, declared_value }) => [goods, declared_value]),
    [
      [null, null],
      [null, null],
    ],
  )
  const unload = (number: string, who = admin) =>
    call(unloadParcel, { params: { id }, body: { number } }, { token: who.token })
  const answers = await Promise.all([unload(one.number), unload(one.number, agent)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'parcel_not_loaded',
    'success',
  ])
  assert.deepEqual([await stepOf(one.id), (await contents()).length], ['origin_hub_in', 1])
  const { manifest_data } = (await call(listManifests, {}, admin)).data
  assert.equal(manifest_data.find((manifest) => manifest.id === id)?.loaded_kg, 6)
  assert.equal((await load(id, one.number)).code, 200)
  await call(moveManifest, { params: { id }, body: { step: 'export_customs' } }, admin)
  assert.equal((await unload(two.number)).code_message, 'manifest_closed')
  for (const who of [courier, await makeUser()]) assert.equal((await unload(two.number, who)).code, 403)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('an agent works with the manifests of their counter alone, and the office with all', async () => {
  const id = await opened()
  const { manifest } = (await call(createManifest, { body: flight }, admin)).data
  const parcel = await atHub()
  const listedFor = async (who: { token: string }) =>
    (await call(listManifests, {}, { token: who.token })).data.manifest_data.map((shown) => shown.id)
  assert.deepEqual(
    [(await listedFor(agent)).includes(id), (await listedFor(admin)).includes(id)],
    [true, true],
  )
  assert.deepEqual([(await listedFor(agent)).includes(manifest.id), manifest.counter], [false, null])
  assert.deepEqual([await listedFor(stranger), await listedFor(unbound)], [[], []])
  const params = { id }
  for (const who of [stranger, unbound]) {
    const as = { token: who.token }
    const codes = [
      await call(loadParcel, { params, body: { number: parcel.number } }, as),
      await call(unloadParcel, { params, body: { number: parcel.number } }, as),
      await call(closeManifest, { params }, as),
      await call(listLoaded, { params }, as),
      await call(printManifest, { params }, as),
    ].map(({ code }) => code)
    assert.deepEqual(codes, [404, 404, 404, 404, 404])
  }
  const refused = await call(createManifest, { body: flight }, { token: unbound.token })
  assert.equal(refused.code_message, 'counter_missing')
  assert.equal((await load(manifest.id, parcel.number, admin)).code, 200)
})

test('a parcel in the hands of somebody else is not loaded past them, as it is not scanned past them', async () => {
  const { id: order_id, number } = await paid(await makeUser())
  await scanned(courier, number, 'picked_up')
  await scanned(courier, number, 'reweighed')
  const { holder_id } = await db
    .selectFrom('parcels')
    .select('holder_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  assert.equal(holder_id, courier.id)
  const manifest_id = await opened()
  assert.equal((await load(manifest_id, number)).code_message, 'held_by_another')
  assert.equal(await stepOf(order_id), 'reweighed')
  await scanned(agent, number, 'origin_hub_in')
  assert.equal((await load(manifest_id, number)).code, 200)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('a closed manifest takes nothing in or out until the office opens it again and says why', async () => {
  const id = await opened()
  const [one, two] = [await atHub(), await atHub()]
  const params = { id }
  const close = (who = agent) => call(closeManifest, { params }, { token: who.token })
  const reopen = (who: { token: string }, reason = 'One box was left behind') =>
    call(reopenManifest, { params, body: { reason } }, { token: who.token })
  assert.equal((await close()).code_message, 'manifest_empty')
  await load(id, one.number)
  assert.equal((await reopen(admin)).code_message, 'manifest_not_closed')
  const answers = await Promise.all([close(), close(admin)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['manifest_closed', 'success'])
  assert.equal((await load(id, two.number)).code_message, 'manifest_closed')
  const unloading = { params, body: { number: one.number } }
  assert.equal((await call(unloadParcel, unloading, admin)).code_message, 'manifest_closed')
  assert.equal((await reopen(agent)).code, 403)
  assert.deepEqual((await reopen(admin, ' ')).errors, [{ path: 'reason', message: 'error.reason_required' }])
  assert.equal((await reopen(admin)).data.manifest.closed_at, null)
  assert.equal((await load(id, two.number)).code, 200)
  const moved = await call(moveManifest, { params, body: { step: 'export_customs' } }, admin)
  assert.ok(moved.data.manifest.closed_at)
  assert.equal((await reopen(admin)).code_message, 'manifest_not_closed')
  const said = await db
    .selectFrom('events')
    .select(['name', 'data'])
    .where('subject_id', '=', id)
    .where('name', 'in', ['manifest_closed', 'manifest_reopened'])
    .orderBy('id')
    .execute()
  assert.deepEqual(
    said.map(({ name, data }) => [name, data]),
    [
      ['manifest_closed', { parcels: 1 }],
      ['manifest_reopened', { reason: 'One box was left behind' }],
    ],
  )
})

test('a manifest is printed with every parcel, page after page', async () => {
  const id = await opened()
  const parcel = await atHub()
  await load(id, parcel.number)
  for (const who of [agent, admin]) {
    const { status, file } = await call(printManifest, { params: { id } }, { token: who.token })
    assert.equal(status, 200)
    assert.equal((await printed(file, 50)).length, 1)
  }
})

test('the board shows what leaves, to everybody', async () => {
  await call(createManifest, { body: flight }, admin)
  const { data } = await call(listDepartures, {}, { area: 'public' })
  assert.ok(data.departure_data.length > 0)
  assert.deepEqual(
    [
      data.departure_data[0]?.to_place,
      data.departure_data.every(({ departs_at }) => new Date(departs_at) > new Date()),
    ],
    ['CGK', true],
  )
})
