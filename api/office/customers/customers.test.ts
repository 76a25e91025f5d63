import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { listCustomerOrders, listCustomers, readCustomer } from '#contract/office/customers.ts'
import { listMyParcels } from '#contract/courier/scans.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import { endSessions, lockPerson } from '#contract/people/staff.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place } = await makeOrders(server)
const admin = await makeUser('admin')

const viewsOf = (id: string) =>
  db
    .selectFrom('events')
    .select(['actor_id', 'data'])
    .where('name', '=', 'customer_viewed')
    .where('subject_id', '=', id)
    .execute()

async function makeCustomer(name: string, phone: string) {
  const id = randomUUIDv7()
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`
  await db.insertInto('users').values({ id, name, email, phone, password_hash: 'none' }).execute()
  return id
}

test('customers are found by a part of name, email address or phone, the newest first', async () => {
  const siti = await makeCustomer('Siti Nurhaliza Contoh', '+60198765432')
  const budi = await makeCustomer('Budi 100% Contoh', '+6281234500001')
  const find = async (search: string) =>
    (await call(listCustomers, { query: { search } }, admin)).data.customer_data.map(({ id }) => id)
  assert.deepEqual(await find('nurhal'), [siti])
  assert.deepEqual(await find('SITI.NUR'), [siti])
  assert.deepEqual(await find('98765'), [siti])
  assert.deepEqual(await find('contoh'), [budi, siti])
  assert.deepEqual(await find('100%'), [budi])
  assert.deepEqual(await find('%%%'), [])
  const short = await call(listCustomers, { query: { search: 'ab' } }, admin)
  assert.deepEqual(short.errors, [{ path: 'search', message: 'error.search_short' }])
  const first = await call(listCustomers, { query: { search: 'contoh', limit: '1' } }, admin)
  const cursor = first.data.next_cursor ?? ''
  const second = await call(listCustomers, { query: { search: 'contoh', limit: '1', cursor } }, admin)
  assert.deepEqual([first.data.customer_data[0]?.id, second.data.customer_data[0]?.id], [budi, siti])
})

test('a customer is shown with what they ordered, and each view is recorded', async () => {
  const customer = await makeUser()
  const id = await place(customer)
  const { data } = await call(readCustomer, { params: customer }, admin)
  assert.deepEqual(
    [data.customer.email, data.customer.orders, data.customer.sessions, data.customer.is_locked],
    [customer.email, 1, 1, false],
  )
  const orders = await call(listCustomerOrders, { params: customer }, admin)
  assert.deepEqual(
    orders.data.order_data.map((order) => [order.id, order.status]),
    [[id, 'awaiting_payment']],
  )
  assert.deepEqual(await viewsOf(customer.id), [{ actor_id: admin.id, data: {} }])
  await call(listCustomerOrders, { params: customer, query: { cursor: id } }, admin)
  assert.equal((await viewsOf(customer.id)).length, 2)
})

test('staff are no customers: their page is not found and no view of it is kept', async () => {
  const courier = await makeUser('courier')
  assert.equal((await call(readCustomer, { params: courier }, admin)).code, 404)
  assert.deepEqual(await viewsOf(courier.id), [])
  const { data } = await call(listCustomers, { query: { search: courier.email } }, admin)
  assert.deepEqual(data.customer_data, [])
})

test('a customer can be signed out everywhere and locked out', async () => {
  const [customer, other] = await Promise.all([makeUser(), makeUser()])
  assert.equal((await call(endSessions, { params: customer }, admin)).data.ended, 1)
  const query = { type: 'shipment' as const }
  assert.equal((await call(listTransactions, { query }, customer)).status, 401)
  assert.equal((await call(lockPerson, { params: other }, admin)).code, 200)
  assert.equal((await call(listTransactions, { query }, other)).status, 401)
  assert.equal((await call(readCustomer, { params: other }, admin)).data.customer.is_locked, true)
  assert.equal((await call(listMyParcels, {}, other)).status, 401)
})
