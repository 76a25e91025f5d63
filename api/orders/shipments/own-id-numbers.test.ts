import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listIdNumbers, showIdNumber } from '#contract/orders/own-id-numbers.ts'
import { showPassport } from '#contract/orders/shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { masked } from './id-numbers.ts'
import { makeShipments } from './test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { orderOf, place } = await makeShipments(server)

const looks = (name: string, actor_id: string) =>
  db.selectFrom('events').select('id').where('name', '=', name).where('actor_id', '=', actor_id).execute()

test('of a short number no more than half is shown', () => {
  assert.deepEqual(['B123', 'B1234', '3174012345678901'].map(masked), ['••••23', '••••34', '••••8901'])
})

test('numbers given before come masked, the newest of each person', async () => {
  const person = await makeUser()
  await place(person)
  const id = await place(person, (order) => ({
    ...order,
    receiver: { ...order.receiver, name: order.receiver.name.toUpperCase(), id_number: 'C99998888' },
  }))
  const { data } = await call(listIdNumbers, {}, person)
  const { sender, receiver } = await orderOf(person)
  assert.deepEqual(
    data.id_number_data.map(({ order_id, name, masked }) => ({ order_id, name, masked })),
    [
      { order_id: id, name: sender.name, masked: `••••${sender.id_number.slice(-4)}` },
      { order_id: id, name: receiver.name.toUpperCase(), masked: '••••8888' },
    ],
  )
  assert.deepEqual((await call(listIdNumbers, {}, await makeUser())).data.id_number_data, [])
})

test('a number is shown to whoever gave it, and one look is one record', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  const order_id = await place(person)
  const { receiver } = await orderOf(person)
  const params = { order_id, party: 'receiver' } as const
  assert.equal((await call(showIdNumber, { params }, stranger)).code, 404)
  for (const _ of [1, 2])
    assert.equal((await call(showIdNumber, { params }, person)).data.id_number, receiver.id_number)
  assert.equal((await looks('id_number_viewed', person.id)).length, 1)
  await call(showIdNumber, { params: { order_id, party: 'sender' } }, person)
  assert.equal((await looks('id_number_viewed', person.id)).length, 2)
  assert.equal((await looks('id_number_viewed', stranger.id)).length, 0)
})

test('a number that was erased is neither offered nor shown', async () => {
  const person = await makeUser()
  const order_id = await place(person)
  await db
    .updateTable('shipment_parties')
    .set({ sealed_id_number: null, erased_at: new Date() })
    .where('order_id', '=', order_id)
    .execute()
  assert.deepEqual((await call(listIdNumbers, {}, person)).data.id_number_data, [])
  assert.equal((await call(showIdNumber, { params: { order_id, party: 'sender' } }, person)).code, 404)
})

test('a picture looked at twice in a row is one record', async () => {
  const person = await makeUser()
  const { sender } = await orderOf(person)
  for (const _ of [1, 2]) {
    const { headers } = await call(showPassport, { params: { id: sender.passport_image_id } }, person)
    assert.equal(headers['content-type'], 'image/jpeg')
  }
  assert.equal((await looks('passport_viewed', person.id)).length, 1)
})
