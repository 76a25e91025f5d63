import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  createAddress,
  deleteAddress,
  listAddresses,
  mostAddresses,
  setMainAddress,
  updateAddress,
} from '#contract/people/addresses.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server

const bandung = {
  label: 'Rumah',
  name: 'Ibu Contoh',
  phone: '081234567890',
  phone_country: 'ID' as const,
  email: 'ibu@example.com',
  address: 'Jl. Merdeka 1',
  country_id: 'ID' as const,
  region_id: '32',
  city_id: '32.73',
  district_id: '32.73.01',
  postal_code: '40111',
}
const shahAlam = {
  label: 'Kedai',
  name: 'Encik Contoh',
  phone: '0123456789',
  phone_country: 'MY' as const,
  email: 'encik@example.com',
  address: 'No. 1, Jalan Contoh',
  country_id: 'MY' as const,
  region_id: 'MY-10',
  city_id: 'MY-10-001',
  district_id: 'MY-10-D01',
  postal_code: '40000',
}

async function listed(token: string) {
  return (await call(listAddresses, { query: { is_active: 'true' } }, { token })).data.address_data
}

function stored(user_id: string) {
  return db.selectFrom('addresses').selectAll().where('user_id', '=', user_id).execute()
}

test('the first address becomes main, and exactly one ever is', async () => {
  const { token, id: user_id } = await makeUser()
  const first = await call(createAddress, { body: bandung }, { token })
  assert.deepEqual(
    [first.data.address.is_main, first.data.address.phone, first.data.address.region_label],
    [true, '+6281234567890', 'Jawa Barat'],
  )
  const second = await call(createAddress, { body: shahAlam }, { token })
  assert.equal(second.data.address.is_main, false)
  await call(setMainAddress, { params: { id: second.data.address.id } }, { token })
  assert.deepEqual(
    (await listed(token)).map(({ label, is_main }) => [label, is_main]),
    [
      ['Kedai', true],
      ['Rumah', false],
    ],
  )
  await call(deleteAddress, { params: { id: second.data.address.id } }, { token })
  assert.deepEqual(
    (await stored(user_id)).map(({ label, is_main }) => [label, is_main]),
    [['Rumah', true]],
  )
})

test('two first addresses at the same moment leave one main', async () => {
  const { token, id } = await makeUser()
  const answers = await Promise.all(
    [bandung, shahAlam, bandung].map((body) => call(createAddress, { body }, { token })),
  )
  assert.deepEqual(
    answers.map(({ code }) => code),
    [200, 200, 200],
  )
  assert.equal((await stored(id)).filter(({ is_main }) => is_main).length, 1)
})

test('the same key stores one address and answers the same; another body with it is refused', async () => {
  const { token, id } = await makeUser()
  const key = 'key-of-one-address'
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(createAddress, { body: bandung }, { token, key })),
  )
  assert.equal(new Set(answers.map(({ data }) => data.address.id)).size, 1)
  assert.equal((await stored(id)).length, 1)
  const other = await call(createAddress, { body: shahAlam }, { token, key })
  assert.deepEqual([other.code, other.code_message], [422, 'idempotency_key_reused'])
  const missing = await server.http.inject({
    method: 'POST',
    url: '/api/user/v1/address',
    payload: bandung,
    headers: { authorization: `Bearer ${token}` },
  })
  assert.deepEqual([missing.statusCode, missing.json().code_message], [400, 'idempotency_key_missing'])
})

test('every required field is named when it is empty', async () => {
  const { token, id } = await makeUser()
  const body = {
    ...bandung,
    label: '',
    name: '',
    phone: '',
    email: '',
    address: '',
    region_id: '',
    city_id: '',
    district_id: '',
    postal_code: '',
  }
  const { errors } = await call(createAddress, { body }, { token })
  const named = new Set(errors.map(({ path }) => path))
  for (const field of [
    'label',
    'name',
    'phone',
    'email',
    'address',
    'region_id',
    'city_id',
    'district_id',
    'postal_code',
  ])
    assert.ok(named.has(field), field)
  assert.deepEqual(await stored(id), [])
})

test('places of different parents do not fit together', async () => {
  const { token, id } = await makeUser()
  const cases = [
    [{ ...bandung, country_id: 'MY' as const }, 'region_id'],
    [{ ...bandung, city_id: '31.71' }, 'city_id'],
    [{ ...bandung, district_id: '31.71.01' }, 'district_id'],
    [{ ...bandung, district_id: 'nowhere' }, 'district_id'],
  ] as const
  for (const [body, field] of cases) {
    const { code, errors } = await call(createAddress, { body }, { token })
    assert.deepEqual([code, errors], [400, [{ path: field, message: 'error.place_does_not_fit' }]])
  }
  assert.deepEqual(await stored(id), [])
})

test("another person's address is not found, whatever is tried with it", async () => {
  const owner = await makeUser()
  const stranger = await makeUser()
  const { data } = await call(createAddress, { body: bandung }, owner)
  const params = { id: data.address.id }
  const tries = [
    await call(updateAddress, { params, body: shahAlam }, { token: stranger.token }),
    await call(deleteAddress, { params }, { token: stranger.token }),
    await call(setMainAddress, { params }, { token: stranger.token }),
  ]
  assert.deepEqual(
    tries.map(({ code, code_message }) => [code, code_message]),
    tries.map(() => [404, 'not_found']),
  )
  assert.deepEqual(
    (await stored(owner.id)).map(({ label }) => label),
    ['Rumah'],
  )
  assert.deepEqual(await listed(stranger.token), [])
})

test('an address is changed as a whole', async () => {
  const { token } = await makeUser()
  const { data } = await call(createAddress, { body: bandung }, { token })
  const changed = await call(updateAddress, { params: { id: data.address.id }, body: shahAlam }, { token })
  assert.deepEqual(
    [changed.data.address.label, changed.data.address.city_id, changed.data.address.is_main],
    ['Kedai', 'MY-10-001', true],
  )
})

test('nobody fills the table', async () => {
  const { token, id } = await makeUser()
  for (let time = 0; time < mostAddresses; time += 1) await call(createAddress, { body: bandung }, { token })
  const over = await call(createAddress, { body: bandung }, { token })
  assert.deepEqual([over.code, over.code_message], [409, 'too_many_addresses'])
  assert.equal((await stored(id)).length, mostAddresses)
})

test('emoji, Jawi and long names survive; NUL, lone surrogates and bidi controls are refused', async () => {
  const { token } = await makeUser()
  const kept = await call(createAddress, { body: { ...bandung, name: '🚢 نور Nurul' } }, { token })
  assert.equal(kept.data.address.name, '🚢 نور Nurul')
  for (const name of ['a\u0000b', 'a\ud800b', 'a\u202eb']) {
    const { code, errors } = await call(createAddress, { body: { ...bandung, name } }, { token })
    assert.deepEqual([code, errors], [400, [{ path: 'name', message: 'error.unsafe_text' }]])
  }
})
