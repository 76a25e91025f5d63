import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Input } from '#contract/platform/endpoint.ts'
import {
  createManifest,
  listDepartures,
  listLoaded,
  listManifests,
  loadParcel,
  manifestSteps,
  moveManifest,
  unloadParcel,
} from '#contract/parcels/manifests.ts'
import { correctParcel } from '#contract/office/office-parcels.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { paid, scanned, admin } = await makeParcels(server)
const [courier, agent] = await Promise.all([makeUser('courier'), makeUser('agent')])
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
  return (await call(createManifest, { body: { ...flight, ...change } }, admin)).data.manifest.id
}

async function atHub() {
  const parcel = await paid(await makeUser())
  await scanned(courier, parcel.number, 'picked_up')
  await scanned(agent, parcel.number, 'origin_hub_in')
  return parcel
}

const load = (id: string, number: string) => call(loadParcel, { params: { id }, body: { number } }, agent)
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
  for (const step of steps.slice(0, 5))
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
  const answers = await Promise.all([unload(one.number), unload(one.number, await makeUser('admin'))])
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
  for (const who of [courier, agent, await makeUser()])
    assert.equal((await unload(two.number, who)).code, 403)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('the board shows what leaves, to everybody', async () => {
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
