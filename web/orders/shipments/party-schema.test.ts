import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partySchema } from './party-schema.ts'

const party = {
  name: 'Siti Contoh',
  phone: '123456789',
  phone_country: 'MY',
  email: 'siti@example.com',
  emergency_contact: '',
  id_number: 'A1234567',
  passport_image_id: '',
  address: 'No. 1, Jalan Contoh',
  note: '',
  country_id: 'MY',
  region_id: 'MY-10',
  city_id: '1001',
  district_id: '100101',
  postal_code: '40000',
  service_package: 'standard',
  visit_day: '',
  time_slot_id: '',
  service_type: 'home_delivery',
  drop_point_id: '',
}

const wrongIn = (changed: Partial<typeof party>) =>
  partySchema('receiver', false)
    .safeParse({ ...party, ...changed })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('a second number that nobody can call is refused at its step; nobody has to name one', () => {
  const fine = wrongIn({})
  assert.deepEqual(
    fine.filter(([field]) => field === 'emergency_contact'),
    [],
  )
  assert.deepEqual(wrongIn({ emergency_contact: '198765432' }), fine)
  for (const emergency_contact of ['5', '0812', '1'.repeat(15)])
    assert.deepEqual(wrongIn({ emergency_contact }), [...fine, ['emergency_contact', 'error.phone_invalid']])
})
