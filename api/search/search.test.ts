import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deleteAccount } from '#contract/people/accounts.ts'
import { searchOffice } from '#contract/office/office-search.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { hashPassword } from '../people/accounts/passwords.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makeOrders } from '../orders/purchases/test-orders.ts'
import { makeShipments, type Person } from '../orders/shipments/test-shipments.ts'
import { readSearch } from './read-search.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const shipments = await makeShipments(server)
const { place, paymentOf } = await makeOrders(server)
const admin = await makeUser('admin')

const people = [
  ['Nurhaliza binti Contoh Rahman', '0137654321', 'nur.haliza@example.com'],
  ['Budi Contoh Santoso', '0817654321', 'Budi.S@example.com'],
] as const

/** A shipment between two people who are called like nobody else here. */
function named(person: Person) {
  const [[sender, sender_phone, sender_email], [receiver, receiver_phone, receiver_email]] = people
  return shipments.place(person, (order) => ({
    ...order,
    sender: { ...order.sender, name: sender, phone: sender_phone, email: sender_email },
    receiver: { ...order.receiver, name: receiver, phone: receiver_phone, email: receiver_email },
  }))
}

const id = await named(await makeUser())
const number = (
  await db.selectFrom('orders').select('tracking_number').where('id', '=', id).executeTakeFirstOrThrow()
).tracking_number

async function orders(text: string) {
  const { data } = await call(searchOffice, { body: { text } }, admin)
  return data.order_data.map(({ order_id, found_by }) => [order_id, found_by])
}

test('an order is found by its whole number and by any group or end of it, with or without the check', async () => {
  const [body, check] = [number.slice(2, 14), number.slice(14)]
  for (const text of [
    number,
    number.toLowerCase(),
    `SB ${body.slice(0, 4)} ${body.slice(4, 8)}-${body.slice(8)}${check}`,
    body,
    number.slice(0, 8),
    body.slice(4, 9),
    body.slice(8) + check,
    body.slice(7),
    body.slice(7) + check,
    // As a label printed after a change bears it, and as its code says.
    `${number}-2`,
    `SB ${body.slice(0, 4)} ${body.slice(4, 8)} ${body.slice(8)} ${check} - 2`,
    `https://seberang.test/resi-detail?number=${number}&label=2`,
  ])
    assert.deepEqual(await orders(text), [[id, 'number']], text)
})

test('a group in the middle of a number may begin as another kind of number does', () => {
  assert.deepEqual(readSearch('BXXYN'), {
    number: ['BXXYN'],
    serial: ['BXXYN'],
    name: 'bxxyn',
    email: 'bxxyn',
    isNumber: false,
  })
  assert.deepEqual(readSearch('SBQ 7K2').number, ['SBQ7K2', 'Q7K2'])
  assert.equal(readSearch('SB').number, undefined)
})

test('people are found by any word of their name, their mail, and their phone in any form', async () => {
  for (const text of ['nurhal', 'NURHALIZA', 'rahman', 'contoh rahman', 'Nurhaliza Contoh', 'nur.hal'])
    assert.deepEqual(await orders(text), [[id, 'sender']], text)
  for (const text of ['+60 13-765 4321', '0137654321', '60137654321', '013-765 4321', '00 60 13 765 4321'])
    assert.deepEqual(await orders(text), [[id, 'sender']], text)
  for (const text of ['budi', 'santoso', 'budi.s@example.com', '+62 817-654321', '0817654321'])
    assert.deepEqual(await orders(text), [[id, 'receiver']], text)
  assert.deepEqual(await orders('haliza'), [])
  assert.deepEqual(await orders('0137654322'), [])
})

test('what was found says in which field, shows a phone or an address that matched, and what is to be paid', async () => {
  const { amount_sen } = await paymentOf(id)
  const found = async (text: string) => {
    const { data } = await call(searchOffice, { body: { text } }, admin)
    return data.order_data.map(({ found_in, matched, amount }) => [found_in, matched, amount])
  }
  const amount = amount_sen / 100
  assert.deepEqual(await found(number), [['number', null, amount]])
  assert.deepEqual(await found('santoso'), [['name', null, amount]])
  assert.deepEqual(await found('0817654321'), [['phone', '+62817654321', amount]])
  assert.deepEqual(await found('nur.hal'), [['email', people[0][2], amount]])
})

test('vouchers are found by their serial, customers by who they are', async () => {
  const person = await makeUser()
  const order_id = await place(person, 'cash', 1)
  await call(confirmCash, { params: { id: (await paymentOf(order_id)).id } }, admin)
  const { serial } = await db
    .selectFrom('vouchers')
    .select('serial')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  for (const text of [serial, serial.slice(2), serial.slice(0, 7), serial.slice(6), serial.slice(6, -1)]) {
    const { data } = await call(searchOffice, { body: { text } }, admin)
    assert.deepEqual(
      data.voucher_data.map(({ serial }) => serial),
      [serial],
      text,
    )
  }
  const { data } = await call(searchOffice, { body: { text: person.email.slice(0, 30) } }, admin)
  assert.deepEqual(
    data.customer_data.map(({ id }) => id),
    [person.id],
  )
})

test('whoever is erased is found no more', async () => {
  const person = await makeUser()
  const password = 'kopi-tarik-manis-9'
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password), name: 'Zulaikha Contoh' })
    .where('id', '=', person.id)
    .execute()
  const own = await shipments.place(person, (order) => ({
    ...order,
    sender: { ...order.sender, name: 'Zulaikha Contoh', phone: '0191112223' },
  }))
  const found = async (text: string) => {
    const { data } = await call(searchOffice, { body: { text } }, admin)
    return [data.order_data.length, data.customer_data.length]
  }
  assert.deepEqual(await orders('zulaikha'), [[own, 'sender']])
  assert.deepEqual(await found('zulaikha'), [1, 1])
  assert.equal((await call(deleteAccount, { body: { current_password: password } }, person)).code, 200)
  assert.deepEqual(await found('zulaikha'), [0, 0])
  assert.deepEqual(await found('0191112223'), [0, 0])
})

test('searches are for admins, recorded without the words, and too many are refused', async () => {
  const courier = await makeUser('courier')
  assert.equal((await call(searchOffice, { body: { text: 'budi' } }, courier)).code, 403)
  const short = await call(searchOffice, { body: { text: 'b ' } }, admin)
  assert.deepEqual(short.errors, [{ path: 'text', message: 'error.too_short' }])
  const other = await makeUser('admin')
  await call(searchOffice, { body: { text: 'santoso' } }, other)
  const { data } = await db
    .selectFrom('events')
    .select('data')
    .where('actor_id', '=', other.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(data, { by: ['number', 'serial', 'name', 'email'], found: 1, orders: [id], customers: [] })
  await db.updateTable('limits').set({ count: 600 }).where('bucket', '=', `search:${other.id}`).execute()
  assert.equal((await call(searchOffice, { body: { text: 'santoso' } }, other)).code, 429)
})

test('letters that mean something to a pattern or to SQL are letters', async () => {
  for (const text of ['%%%', '___', "o'Contoh", 'a\\b', '"x"y', '(abc)'])
    assert.equal((await call(searchOffice, { body: { text } }, admin)).code, 200, text)
  assert.deepEqual(await orders('%%%'), [])
})
