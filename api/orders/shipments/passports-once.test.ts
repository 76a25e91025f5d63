import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPassports, orderShipment, sendPassport } from '#contract/orders/shipments.ts'
import { makePicture } from '../purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeShipments, type Person } from './test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { orderOf } = await makeShipments(server)
const picture = await makePicture(200, 200)

async function othersPassport(person: Person) {
  const sent = await call(sendPassport, { query: { is_others: 'true' } }, { token: person.token, picture })
  return sent.data.passportId
}

async function ordered(person: Person, receiver_picture: string, sender_picture?: string) {
  const body = await orderOf(person, (order) => ({
    ...order,
    sender: { ...order.sender, ...(sender_picture ? { passport_image_id: sender_picture } : {}) },
    receiver: { ...order.receiver, passport_image_id: receiver_picture },
  }))
  return call(orderShipment, { body }, { token: person.token })
}

test('a picture given for the receiver goes to one party of one order; one’s own may be given again', async () => {
  const person = await makeUser()
  const theirs = await othersPassport(person)
  assert.equal((await ordered(person, theirs)).code, 200)
  const again = await ordered(person, theirs)
  assert.deepEqual(again.errors, [{ path: 'receiver.passport_image_id', message: 'error.passport_used' }])
  const both = await othersPassport(person)
  assert.deepEqual((await ordered(person, both, both)).errors, [
    { path: 'receiver.passport_image_id', message: 'error.passport_used' },
  ])
  const { passport_id } = await db
    .selectFrom('users')
    .select('passport_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  assert.ok(passport_id)
  const kept = await orderOf(person)
  for (const _ of [1, 2])
    assert.equal((await call(orderShipment, { body: kept }, { token: person.token })).code, 200)
  const { data } = await call(listPassports, { query: {} }, { token: person.token })
  assert.equal(
    data.passport_data.some(({ id }) => id === theirs),
    false,
  )
})

test('two orders at once with one picture are one order', async () => {
  const person = await makeUser()
  const theirs = await othersPassport(person)
  const answers = await Promise.all([ordered(person, theirs), ordered(person, theirs)])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 400])
})
