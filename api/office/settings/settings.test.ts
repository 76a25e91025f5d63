import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countVisits, listHolidays, putHoliday, removeHoliday } from '#contract/places/holidays.ts'
import { readMasterData } from '#contract/site/master-data.ts'
import {
  addTimeSlot,
  changeCountry,
  changeExchangeRate,
  changeTimeSlot,
  readSettings,
} from '#contract/places/settings.ts'
import { listSlots } from '#contract/places/slots.ts'
import { startTestServer } from '../../testing/test-server.ts'

const { call, db, makeUser } = await startTestServer()
const admin = await makeUser('admin')

async function slotsOfSelangor() {
  const { data } = await call(listSlots, { params: { region: 'MY-10' } })
  return data.slot_data
}

test('a new time slot is offered at once, one switched off no longer, and each is in the audit', async () => {
  const body = { from: '18:00', to: '20:30', capacity: 3 }
  const [one, two] = await Promise.all([
    call(addTimeSlot, { body }, admin),
    call(addTimeSlot, { body }, admin),
  ])
  assert.deepEqual([one.code, two.code].toSorted(), [200, 400])
  const { id } = (one.code === 200 ? one : two).data.time_slot
  const [day] = await slotsOfSelangor()
  assert.ok(day?.slots.some((slot) => slot.id === id))
  await call(changeTimeSlot, { params: { id }, body: { capacity: 3, is_active: false } }, admin)
  const [later] = await slotsOfSelangor()
  assert.ok(!later?.slots.some((slot) => slot.id === id))
  const wrong = await call(addTimeSlot, { body: { from: '20:00', to: '19:00', capacity: 1 } }, admin)
  assert.deepEqual(wrong.errors, [{ path: 'to', message: 'error.ends_before_start' }])
  const names = await db
    .selectFrom('events')
    .select('name')
    .where('actor_id', '=', admin.id)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    names.map(({ name }) => name),
    ['time_slot_added', 'time_slot_changed'],
  )
})

test('a holiday closes its day for visits, and opens it again when removed', async () => {
  const open = (await slotsOfSelangor()).find(({ is_open }) => is_open)
  assert.ok(open)
  const holiday = { country: 'MY' as const, date: open.day, label: 'Cuti contoh' }
  const day = { country: 'MY', date: open.day } as const
  const visits = async (params: { country: 'ID' | 'MY'; date: string }) =>
    (await call(countVisits, { params }, admin)).data.visits
  assert.equal(await visits(day), 0)
  const booked = { region_id: 'MY-10', day: open.day, time_slot_id: '09-12', booked: 3 }
  await db.insertInto('slot_bookings').values(booked).execute()
  assert.deepEqual([await visits(day), await visits({ ...day, country: 'ID' })], [3, 0])
  await call(putHoliday, { body: holiday }, admin)
  await call(putHoliday, { body: { ...holiday, label: 'Cuti khas' } }, admin)
  const isOpen = async () => (await slotsOfSelangor()).find(({ day }) => day === open.day)?.is_open
  assert.equal(await isOpen(), false)
  const { data } = await call(listHolidays, {}, admin)
  assert.equal(
    data.holiday_data.filter(({ date, country }) => date === open.day && country === 'MY').length,
    1,
  )
  const params = { country: 'MY' as const, date: open.day }
  assert.equal((await call(removeHoliday, { params }, admin)).code, 200)
  assert.equal((await call(removeHoliday, { params }, admin)).code, 404)
  assert.equal(await isOpen(), true)
})

test('a country without boxes says so in the master data; the rate stays within reason', async () => {
  const flags = { is_purchase_available: false, is_pickup_available: true }
  await call(changeCountry, { params: { code: 'ID' }, body: flags }, admin)
  const { data } = await call(readMasterData, { query: { is_active: 'true' } })
  assert.equal(data.country.find(({ id }) => id === 'ID')?.is_purchase_available, false)
  assert.equal((await call(changeExchangeRate, { body: { rupiah_per_ringgit: 10 } }, admin)).code, 400)
  await call(changeExchangeRate, { body: { rupiah_per_ringgit: 3900 } }, admin)
  assert.equal((await call(readSettings, {}, admin)).data.rupiah_per_ringgit, 3900)
})

test('nobody but the office changes any of it', async () => {
  for (const role of ['customer', 'courier', 'agent'] as const) {
    const who = { ...(await makeUser(role)), area: 'staff' as const }
    const answers = await Promise.all([
      call(changeExchangeRate, { body: { rupiah_per_ringgit: 4000 } }, who),
      call(removeHoliday, { params: { country: 'MY', date: '2027-01-01' } }, who),
      call(readSettings, {}, who),
    ])
    assert.deepEqual(
      answers.map(({ code }) => code),
      [403, 403, 403],
    )
  }
})
