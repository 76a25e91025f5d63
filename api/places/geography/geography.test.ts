import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { postalCode } from '#contract/people/addresses.ts'
import { countryCodes } from '#contract/places/countries.ts'
import { findPostcode, listCities, listDistricts, listRegions } from '#contract/places/geography.ts'
import { zone } from '#contract/places/zone-shapes.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, countStatements } = server
const active = { is_active: 'true' } as const

test('every place of both countries is loaded', async () => {
  const counts = await server.db
    .selectNoFrom((eb) => [
      eb.selectFrom('regions').select(eb.fn.countAll<number>().as('n')).as('regions'),
      eb.selectFrom('cities').select(eb.fn.countAll<number>().as('n')).as('cities'),
      eb.selectFrom('districts').select(eb.fn.countAll<number>().as('n')).as('districts'),
    ])
    .executeTakeFirst()
  assert.deepEqual(counts, { regions: 54, cities: 958, districts: 7445 })
})

test('every country and zone has places with postal codes that forms take, and holidays', async () => {
  const regions = await server.db.selectFrom('regions').select(['country', 'zone']).execute()
  assert.deepEqual(new Set(regions.map(({ country }) => country)), new Set<string>(countryCodes))
  assert.deepEqual(new Set(regions.map(({ zone: own }) => own)), new Set(zone.options))
  const holidays = await server.db.selectFrom('holidays').select('country').distinct().execute()
  assert.deepEqual(new Set(holidays.map(({ country }) => country)), new Set<string>(countryCodes))
  const places = await Promise.all([
    server.db.selectFrom('cities').select('postcodes').execute(),
    server.db.selectFrom('districts').select('postcodes').execute(),
  ])
  const refused = places
    .flat()
    .flatMap(({ postcodes }) => postcodes.filter((code) => !postalCode.safeParse(code).success))
  assert.deepEqual(refused, [])
})

test('a country gives its regions, on the public and the user path alike', async () => {
  const open = await call(listRegions, { params: { parent: 'MY' }, query: active })
  assert.equal(open.data.region_data.length, 16)
  assert.deepEqual(open.data.region_data[0], { id: 'MY-01', label: 'Johor', zone: 'MYP' })
  const { token } = await server.makeUser()
  const own = await call(listRegions, { params: { parent: 'ID' }, query: active }, { token })
  assert.equal(own.data.region_data.length, 38)
  assert.ok(own.data.region_data.some(({ label }) => label === 'DKI Jakarta'))
})

test('a region gives its cities with their postcodes', async () => {
  const { data } = await call(listCities, { params: { parent: 'MY-01' }, query: active })
  assert.equal(data.city_data.length, 54)
  assert.deepEqual(data.city_data.find(({ label }) => label === 'Bandar Penawar')?.postcodes, [
    '81930',
    '81960',
  ])
})

test('an Indonesian city and a Malaysian state give districts', async () => {
  const kecamatan = await call(listDistricts, { params: { parent: '32.73' }, query: active })
  assert.equal(kecamatan.data.district_data.length, 30)
  assert.match(kecamatan.data.district_data[0]?.postcodes[0] ?? '', /^\d{5}$/)
  const daerah = await call(listDistricts, { params: { parent: 'MY-10' }, query: active })
  assert.equal(daerah.data.district_data.length, 9)
})

test('a postcode names its city in Malaysia and its district in Indonesia', async () => {
  const johor = await call(findPostcode, { params: { country: 'MY', postcode: '80000' } })
  assert.deepEqual(
    johor.data.place_data.map(({ region_id }) => region_id),
    ['MY-01'],
  )
  const sukasari = await call(findPostcode, { params: { country: 'ID', postcode: '40151' } })
  assert.ok(sukasari.data.place_data.every(({ city_id, district_id }) => city_id === '32.73' && district_id))
  assert.notEqual(sukasari.data.place_data.length, 0)
  const nowhere = await call(findPostcode, { params: { country: 'MY', postcode: '00000' } })
  assert.deepEqual(nowhere.data.place_data, [])
})

test('a Malaysian town names the districts around it, and a postcode the one where it is certain', async () => {
  const districtsOf = async (postcode: string) => {
    const { data } = await call(findPostcode, { params: { country: 'MY', postcode } })
    return data.place_data.map(({ district_id }) => district_id)
  }
  assert.deepEqual(await districtsOf('63000'), ['MY-10-D09'])
  assert.deepEqual(await districtsOf('42700'), ['MY-10-D05'])
  // Shah Alam lies in two.
  assert.deepEqual(await districtsOf('40000'), [null])
  const { rows } = await sql<{ code: string }>`
    select c.code from cities c where c.code like 'MY-%' and not exists (
      select from districts d where d.region_code = c.region_code and d.postcodes && c.postcodes)`.execute(
    server.db,
  )
  assert.deepEqual(rows, [])
  const elsewhere = await sql<{ code: string }>`
    select d.code from districts d where d.region_code like 'MY-%' and (d.postcodes = '{}' or exists (
      select from unnest(d.postcodes) own where not exists (
        select from cities c where c.region_code = d.region_code and own = any(c.postcodes))))`.execute(
    server.db,
  )
  assert.deepEqual(elsewhere.rows, [])
})

test('each list is one statement', async () => {
  assert.equal(await countStatements(() => call(listRegions, { params: { parent: 'ID' } })), 1)
  assert.equal(await countStatements(() => call(listCities, { params: { parent: '32' } })), 1)
  assert.equal(await countStatements(() => call(listDistricts, { params: { parent: '32.73' } })), 1)
  const postcode = { params: { country: 'MY', postcode: '80000' } } as const
  assert.equal(await countStatements(() => call(findPostcode, postcode)), 1)
})

test('an unknown place has no children, an impossible one is not found, and unknown filters are refused', async () => {
  assert.deepEqual((await call(listCities, { params: { parent: 'XX-99' } })).data.city_data, [])
  const reply = await server.http.inject({ url: '/api/v1/region/SG' })
  assert.deepEqual([reply.statusCode, reply.json().code_message], [404, 'not_found'])
  const filtered = await server.http.inject({ url: '/api/v1/region/MY?is_active=false' })
  assert.deepEqual([filtered.statusCode, filtered.json().code_message], [400, 'invalid_input'])
})

test('a place switched off is not served', async () => {
  await server.db.updateTable('regions').set({ is_active: false }).where('code', '=', 'MY-15').execute()
  const { data } = await call(listRegions, { params: { parent: 'MY' }, query: active })
  assert.ok(!data.region_data.some(({ id }) => id === 'MY-15'))
})
