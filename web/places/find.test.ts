import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShownLocation } from '#contract/places/locations.ts'
import { distanceBetween_km, find, noFilters } from './find.ts'

const plain: ShownLocation = {
  id: '',
  kind: 'agent',
  label: 'Agen',
  address: 'Jalan Satu 1',
  postal_code: '40000',
  city: '',
  region: '',
  region_id: '',
  country_id: 'MY',
  phone: '+60355550100',
  lat: 0,
  lon: 0,
  hours: {},
  is_drop_point: true,
  offers_collection: true,
  offers_boxes: false,
  is_sample: false,
}
const klang = { ...plain, id: 'klang', kind: 'office' as const, city: 'Klang', lat: 3, lon: 101.39 }
const johor = { ...plain, id: 'johor', city: 'Johor Bahru', postal_code: '80000', lat: 1.46, lon: 103.76 }
const medan = { ...plain, id: 'medan', country_id: 'ID' as const, city: 'Kota Medan', lat: 3.58, lon: 98.67 }
const all = [johor, klang, medan]

test('a place is found by any of its words, its postcode and its filters', () => {
  const ids = (filters: Partial<typeof noFilters>) =>
    find(all, { ...noFilters, ...filters }).map(({ location }) => location.id)
  assert.deepEqual(ids({}), ['johor', 'klang', 'medan'])
  assert.deepEqual(ids({ search: 'bahru JOHOR' }), ['johor'])
  assert.deepEqual(ids({ search: '80000' }), ['johor'])
  assert.deepEqual(ids({ country_id: 'MY', kind: 'agent' }), ['johor'])
  assert.deepEqual(ids({ search: 'medan', country_id: 'MY' }), [])
})

test('with a position the nearest comes first', () => {
  const found = find(all, noFilters, { lat: 3.07, lon: 101.52 })
  assert.deepEqual(
    found.map(({ location }) => location.id),
    ['klang', 'johor', 'medan'],
  )
  assert.equal(Math.round(found[0]?.distance_km ?? 0), 16)
})

test('a degree of latitude is 111 km everywhere, one of longitude less away from the equator', () => {
  assert.equal(Math.round(distanceBetween_km({ lat: 0, lon: 100 }, { lat: 1, lon: 100 })), 111)
  assert.ok(distanceBetween_km({ lat: 60, lon: 100 }, { lat: 60, lon: 101 }) < 56)
})
