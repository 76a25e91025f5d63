import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listKnownPeople, mostKnown, readPeopleOf } from '#contract/orders/known-people.ts'
import { createAddress } from '#contract/people/addresses.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeShipments, type Person } from './test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { orderOf, place } = await makeShipments(server)

const known = async (person: Person) => (await call(listKnownPeople, {}, person)).data.person_data
const named = async (person: Person) => (await known(person)).map(({ party, name }) => `${party} ${name}`)

test('whom one sent to is offered again, the newest of each, to nobody else', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  const { data } = await call(listKnownPeople, {}, person)
  assert.deepEqual([data.person_data, data.own.email], [[], person.email])
  await place(person)
  const id = await place(person, (order) => ({
    ...order,
    receiver: { ...order.receiver, name: order.receiver.name.toUpperCase(), phone: '81234567899' },
  }))
  const { sender, receiver } = await orderOf(person)
  const people = await known(person)
  assert.deepEqual(
    people.map((one) => [one.id, one.party, one.name]),
    [
      [id, 'receiver', receiver.name.toUpperCase()],
      [id, 'sender', sender.name],
    ],
  )
  assert.deepEqual(
    [people[0]?.phone, people[0]?.address, people[0]?.city_id],
    ['+6281234567899', receiver.address, receiver.city_id],
  )
  assert.deepEqual(await known(stranger), [])
})

test('who is saved, and what was erased, is not offered; of many the latest are', async () => {
  const person = await makeUser()
  const ids: string[] = []
  for (let count = 0; count <= mostKnown; count += 1)
    ids.push(
      await place(person, (order) => ({
        ...order,
        receiver: { ...order.receiver, name: `Ibu Contoh ${'ABCDEFG'.charAt(count)}` },
      })),
    )
  const receivers = async () => (await named(person)).filter((one) => one.startsWith('receiver'))
  assert.deepEqual(
    await receivers(),
    ['E', 'D', 'C', 'B'].map((letter) => `receiver Ibu Contoh ${letter}`),
  )
  const { receiver } = await orderOf(person)
  const {
    name: _,
    phone,
    email,
    address,
    country_id,
    region_id,
    city_id,
    district_id,
    postal_code,
  } = receiver
  const place_ = { address, country_id, region_id, city_id, district_id, postal_code }
  const body = {
    label: 'Ibu',
    name: 'ibu contoh e',
    phone,
    phone_country: receiver.country_id,
    email,
    ...place_,
  }
  assert.equal((await call(createAddress, { body }, person)).code_message, 'success')
  await db
    .updateTable('shipment_parties')
    .set({ erased_at: new Date(), name: null })
    .where('order_id', '=', ids[3] ?? '')
    .execute()
  assert.deepEqual(
    await receivers(),
    ['C', 'B', 'A'].map((letter) => `receiver Ibu Contoh ${letter}`),
  )
})

test('a shipment is sent again with both of its people, by nobody else and without whom was erased', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  const id = await place(person)
  const { sender, receiver } = await orderOf(person)
  const of = (who: Person) => call(readPeopleOf, { params: { id } }, who)
  const { data } = await of(person)
  assert.deepEqual(
    [data.sender?.name, data.sender?.city_id, data.receiver?.address, data.receiver?.id],
    [sender.name, sender.city_id, receiver.address, id],
  )
  assert.equal((await of(stranger)).code, 404)
  await db
    .updateTable('shipment_parties')
    .set({ erased_at: new Date(), name: null })
    .where('order_id', '=', id)
    .where('party', '=', 'receiver')
    .execute()
  const left = (await of(person)).data
  assert.deepEqual([left.sender?.name, left.receiver], [sender.name, null])
})
