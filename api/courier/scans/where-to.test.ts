import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCarried } from '#contract/courier/scans.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { boxOrder } from '../../orders/purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeParcels } from './test-parcels.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { accounts, admin, paid, scanned } = await makeParcels(server)

test('whoever carries a parcel reads street, district and postal code of both ends, and what is inside', async () => {
  const [person, courier, stranger] = await Promise.all([
    makeUser(),
    makeUser('courier'),
    makeUser('courier'),
  ])
  const { id, number } = await paid(person, (order) => ({
    ...order,
    package: { ...order.package, item_type: 'books' },
  }))
  await scanned(courier, number, 'picked_up')
  const { shipment } = (await call(readTransaction, { params: { id } }, person)).data.transaction
  const carried = (await call(readCarried, { params: { number } }, courier)).data.parcel
  for (const party of ['sender', 'receiver'] as const) {
    const { district, postal_code, city } = carried[party] ?? {}
    assert.ok(district && postal_code)
    assert.deepEqual(
      [district, postal_code, city],
      [shipment?.[party].district_label, shipment?.[party].postal_code, shipment?.[party].city_label],
    )
  }
  assert.deepEqual([carried.service?.item_type, shipment?.item_type], ['books', 'books'])
  const closed = (await call(readCarried, { params: { number } }, stranger)).data.parcel
  assert.deepEqual([closed.sender, closed.receiver, closed.service], [null, null, null])
})

test('boxes are brought to the district and postal code that their buyer gave; how many they are is known before', async () => {
  const person = await makeUser()
  const cash = accounts.find(({ payment_type_id }) => payment_type_id === 'cash')?.id ?? ''
  const body = boxOrder(cash, 'cash', 2)
  const id = (await call(purchaseBoxes, { body }, person)).data.TransactionID
  const order = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'o.tracking_number'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
  await call(confirmCash, { params: { id: order.id } }, admin)
  const { box_purchase } = (await call(readTransaction, { params: { id } }, person)).data.transaction
  const { parcel } = (await call(readCarried, { params: { number: order.tracking_number } }, admin)).data
  assert.deepEqual(
    [parcel.receiver?.district, parcel.receiver?.postal_code, parcel.service?.item_type],
    [box_purchase?.district_label, body.buyer_detail.postal_code, null],
  )
  const stranger = await makeUser('courier')
  const closed = (await call(readCarried, { params: { number: order.tracking_number } }, stranger)).data
    .parcel
  assert.deepEqual([closed.service, closed.box_label, closed.boxes], [null, 'M', 2])
})

test('since when a parcel lies at a counter is known there, whatever was noted meanwhile, and to nobody else', async () => {
  const [agent, colleague, courier] = await Promise.all([
    makeUser('agent'),
    makeUser('agent'),
    makeUser('courier'),
  ])
  const here = db.selectFrom('locations').select('id').where('country_id', '=', 'MY').limit(1)
  const { id } = await here.executeTakeFirstOrThrow()
  await db.updateTable('users').set({ location_id: id }).where('id', 'in', [agent.id, colleague.id]).execute()
  const { number } = await paid(await makeUser())
  const since = async (who: typeof agent) =>
    (await call(readCarried, { params: { number } }, who)).data.parcel.here_since
  assert.equal(await since(agent), null)
  await scanned(agent, number, 'dropped_off')
  const taken = await since(colleague)
  assert.ok(taken)
  await scanned(colleague, number, 'delayed')
  assert.deepEqual([await since(agent), await since(courier)], [taken, null])
})
