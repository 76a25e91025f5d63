import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  changeCounter,
  createCounter,
  listCounters,
  removeSampleCounters,
  type locationFields,
} from '#contract/people/counters.ts'
import { listLocations } from '#contract/places/locations.ts'
import type { z } from 'zod'
import { startTestServer } from '../../testing/test-server.ts'
import { makeSampleLocations } from './sample-locations.ts'

const server = await startTestServer()
const { call, db } = server
await makeSampleLocations(db)
const admin = await server.makeUser('admin')

const fields: z.input<typeof locationFields> = {
  kind: 'hub',
  label: 'Gudang Contoh Ampang',
  phone: '0123456789',
  phone_country: 'MY',
  country_id: 'MY',
  region_id: 'MY-10',
  city_id: 'MY-10-001',
  postal_code: '40000',
  address: 'No. 9, Jalan Contoh',
  lat: null,
  lon: null,
  hours: { 1: ['08:00', '20:00'] },
  is_drop_point: true,
  offers_collection: false,
  offers_boxes: true,
  is_active: true,
}

const rowOf = (id: string) =>
  db.selectFrom('locations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const shownIds = async () => {
  await server.settle()
  return (await call(listLocations, {})).data.location_data.map(({ id }) => id)
}

test('a location is added once for its key, stands in the middle of its city and is shown at once', async () => {
  const options = { token: admin.token, key: 'one-new-location' }
  const [first, second] = await Promise.all([
    call(createCounter, { body: fields }, options),
    call(createCounter, { body: fields }, options),
  ])
  assert.equal(first.data.id, second.data.id)
  const { id } = first.data
  const { lat, phone, kind, is_sample } = await rowOf(id)
  const city = await db
    .selectFrom('cities')
    .select('lat')
    .where('code', '=', 'MY-10-001')
    .executeTakeFirstOrThrow()
  assert.deepEqual([lat, phone, kind, is_sample], [city.lat, '+60123456789', 'hub', false])
  assert.ok((await shownIds()).includes(id))
})

test('an edit counts everywhere and is on record, the phone itself is not', async () => {
  const { data } = await call(createCounter, { body: { ...fields, label: 'Gudang Contoh Dua' } }, admin)
  const params = { id: data.id }
  const body = { ...fields, label: 'Gudang Contoh Tiga', phone: '0198765432', is_active: false }
  assert.equal((await call(changeCounter, { params, body }, admin)).code, 200)
  assert.ok(!(await shownIds()).includes(data.id))
  const event = await db
    .selectFrom('events')
    .select(['name', 'actor_id', 'data'])
    .where('subject_id', '=', data.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  assert.deepEqual([event.name, event.actor_id], ['location_changed', admin.id])
  assert.deepEqual(event.data, {
    changed: ['phone'],
    before: { label: 'Gudang Contoh Dua', is_active: true },
    after: { label: 'Gudang Contoh Tiga', is_active: false },
  })
  const found = await call(listCounters, { query: { search: 'contoh tiga' } }, admin)
  assert.deepEqual(
    found.data.counter_data.map(({ label, is_active, people }) => [label, is_active, people]),
    [['Gudang Contoh Tiga', false, 0]],
  )
})

test('wrong places, hours and phones stand beside their fields and store nothing', async () => {
  const { data } = await call(createCounter, { body: fields }, admin)
  const cases: [Partial<typeof fields>, string][] = [
    [{ city_id: 'MY-01-001' }, 'city_id'],
    [{ city_id: 'NO-SUCH' }, 'city_id'],
    [{ region_id: '32' }, 'region_id'],
    [{ hours: {} }, 'hours'],
    [{ phone: '000000' }, 'phone'],
    [{ lat: 3, lon: null }, 'lat'],
  ]
  for (const [change, path] of cases) {
    const body = { ...fields, label: 'Never stored', ...change }
    const answers = [
      await call(createCounter, { body }, admin),
      await call(changeCounter, { params: { id: data.id }, body }, admin),
    ]
    for (const { code, errors } of answers) assert.deepEqual([code, errors[0]?.path], [400, path])
  }
  const stored = await db.selectFrom('locations').select('id').where('label', '=', 'Never stored').execute()
  assert.deepEqual(stored, [])
})

test('a location that is not there is not found, and only admins edit', async () => {
  const params = { id: crypto.randomUUID() }
  assert.equal((await call(changeCounter, { params, body: fields }, admin)).code, 404)
  for (const role of ['customer', 'courier', 'agent'] as const) {
    const { token } = await server.makeUser(role)
    const options = { token, area: 'staff' } as const
    const answers = [
      await call(listCounters, {}, options),
      await call(createCounter, { body: fields }, options),
      await call(changeCounter, { params, body: fields }, options),
      await call(removeSampleCounters, {}, options),
    ]
    assert.deepEqual(
      answers.map(({ code }) => code),
      [403, 403, 403, 403],
    )
  }
})

test('a sample that is edited is one no more; the others go all at once and do not come back', async () => {
  const { data } = await call(listCounters, { query: { limit: '100' } }, admin)
  assert.equal(data.samples, 9)
  const bandung = data.counter_data.find(({ label }) => label.endsWith('Bandung'))
  assert.ok(bandung)
  const { country_id, region_id, city_id } = bandung
  const body = { ...fields, country_id, region_id, city_id, kind: 'agent' as const }
  assert.equal((await call(changeCounter, { params: { id: bandung.id }, body }, admin)).code, 200)
  const [one, two] = await Promise.all([
    call(removeSampleCounters, {}, admin),
    call(removeSampleCounters, {}, admin),
  ])
  assert.deepEqual([one.data.removed, two.data.removed].toSorted(), [0, 8])
  await makeSampleLocations(db)
  await server.settle()
  const left = (await call(listLocations, {})).data.location_data
  assert.ok(left.every(({ is_sample }) => !is_sample))
  assert.ok(left.some(({ id }) => id === bandung.id))
  const after = await call(listCounters, { query: { limit: '100' } }, admin)
  assert.deepEqual(
    [after.data.samples, after.data.counter_data.some(({ is_sample }) => is_sample)],
    [0, false],
  )
})

test('the list goes by cursor, newest first, and misses none', async () => {
  const all: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await call(listCounters, { query: { limit: '2', ...(cursor ? { cursor } : {}) } }, admin)
    all.push(...data.counter_data.map(({ id }) => id))
    cursor = data.next_cursor ?? undefined
  } while (cursor)
  assert.deepEqual(all, all.toSorted().toReversed())
  assert.equal(new Set(all).size, all.length)
})
