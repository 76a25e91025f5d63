import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCash } from '#contract/money/payments.ts'
import { purchaseBoxes, type PurchaseOrder } from '#contract/orders/purchases.ts'
import { printReceipt, readTransaction } from '#contract/orders/transactions.ts'
import { listMyParcels } from '#contract/courier/scans.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders } from './test-orders.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { orderOf, paymentOf } = await makeOrders(server)
await makeSampleLocations(db)

function counterIn(country_id: 'MY' | 'ID') {
  return db
    .selectFrom('locations')
    .select(['id', 'label'])
    .where('country_id', '=', country_id)
    .where('region_id', 'in', ['MY-10', '32'])
    .where('offers_collection', '=', true)
    .orderBy('label')
    .limit(1)
    .executeTakeFirstOrThrow()
}

const collectedAt = (counter_id: string): PurchaseOrder => ({
  ...orderOf('cash'),
  service_id: 'pickup',
  counter_id,
})

test('the counter named with an order of boxes is on its page, and its agents expect them once they are paid', async () => {
  const [person, admin, agent] = await Promise.all([makeUser(), makeUser('admin'), makeUser('agent')])
  const counter = await counterIn('MY')
  await db.updateTable('users').set({ location_id: counter.id }).where('id', '=', agent.id).execute()
  const placed = await call(purchaseBoxes, { body: collectedAt(counter.id) }, person)
  const id = placed.data.TransactionID
  const { transaction } = (await call(readTransaction, { params: { id } }, person)).data
  assert.equal(transaction.box_purchase?.counter?.label, counter.label)
  const isExpected = async () =>
    (await call(listMyParcels, {}, agent)).data.parcel_data.some(
      ({ tracking_number }) => tracking_number === transaction.tracking_number,
    )
  assert.equal(await isExpected(), false)
  await call(confirmCash, { params: { id: (await paymentOf(id)).id } }, admin)
  assert.equal(await isExpected(), true)
  const receipt = await call(printReceipt, { params: { id } }, person)
  assert.equal(receipt.headers['content-type'], 'application/pdf')
})

test('a city named by its label has the same counters', async () => {
  const person = await makeUser()
  const order = collectedAt((await counterIn('MY')).id)
  const body = { ...order, buyer_detail: { ...order.buyer_detail, city: 'Shah Alam' } }
  assert.equal((await call(purchaseBoxes, { body }, person)).code_message, 'success')
})

test('a counter that has closed, of another country, or for boxes that are brought is refused beside its field', async () => {
  const person = await makeUser()
  const [counter, abroad] = await Promise.all([counterIn('MY'), counterIn('ID')])
  const refusalOf = async (body: PurchaseOrder) => (await call(purchaseBoxes, { body }, person)).errors
  const gone = [{ path: 'counter_id', message: 'error.location_not_available' }]
  assert.deepEqual(await refusalOf(collectedAt(abroad.id)), gone)
  await db.updateTable('locations').set({ is_active: false }).where('id', '=', counter.id).execute()
  assert.deepEqual(await refusalOf(collectedAt(counter.id)), gone)
  await db.updateTable('locations').set({ is_active: true }).where('id', '=', counter.id).execute()
  const brought = { ...collectedAt(counter.id), service_id: 'delivery' }
  assert.deepEqual(await refusalOf(brought), [{ path: 'counter_id', message: 'error.invalid' }])
  const orders = await db.selectFrom('orders').select('id').where('user_id', '=', person.id).execute()
  assert.deepEqual(orders, [])
})
