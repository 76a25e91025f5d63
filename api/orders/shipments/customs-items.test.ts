import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCash } from '#contract/money/payments.ts'
import { printPaper, readTransaction } from '#contract/orders/transactions.ts'
import { makeOrders } from '../purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeShipments } from './test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place } = await makeShipments(server)
const { paymentOf } = await makeOrders(server)
const admin = await makeUser('admin')

test('what customs ask of each item is kept as it was said, and filled in where nothing was', async () => {
  const person = await makeUser()
  const id = await place(person, (order) => ({
    ...order,
    package: {
      ...order.package,
      declared_value: 30,
      items: [
        { name: 'Kain', quantity: 1, unit_value: 10, hs_code: '', net_weight_kg: 0.2, origin_country: 'CN' },
        { name: 'Teh', quantity: 2, unit_value: 10, hs_code: '' },
      ],
    },
  }))
  const { data } = await call(readTransaction, { params: { id } }, person)
  assert.deepEqual(
    data.transaction.shipment?.items.map(({ net_weight_kg, origin_country }) => [
      net_weight_kg,
      origin_country,
    ]),
    [
      [0.2, 'CN'],
      [3, 'MY'],
    ],
  )
})

test('items of an order from before, about which nothing is known, stay readable and printable', async () => {
  const person = await makeUser()
  const id = await place(person)
  await db
    .updateTable('shipment_items')
    .set({ net_weight_g: null, origin_country: null })
    .where('order_id', '=', id)
    .execute()
  await call(confirmCash, { params: { id: (await paymentOf(id)).id } }, admin)
  const { data } = await call(readTransaction, { params: { id } }, person)
  assert.equal(data.transaction.shipment?.items[0]?.net_weight_kg, null)
  const paper = await call(printPaper, { params: { id, kind: 'cn22' } }, person)
  assert.equal(paper.headers['content-type'], 'application/pdf')
})
