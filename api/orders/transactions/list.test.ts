import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { confirmCash } from '#contract/money/payments.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { listTransactions, type transactionStages } from '#contract/orders/transactions.ts'
import { makeOrders } from '../purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place, placeWithProof, paymentOf } = await makeOrders(server)

test('lists go by cursor, newest first, and show nobody else’s', async () => {
  const person = await makeUser()
  const ids: string[] = []
  for (let number = 0; number < 5; number += 1) ids.unshift(await place(person, 'cash', 1))
  const first = await call(listTransactions, { query: { type: 'box_purchase', limit: '2' } }, person)
  const second = await call(
    listTransactions,
    { query: { type: 'box_purchase', limit: '3', cursor: first.data.next_cursor ?? '' } },
    person,
  )
  assert.deepEqual(
    [...first.data.transaction_data, ...second.data.transaction_data].map(({ id }) => id),
    ids,
  )
  assert.equal(second.data.next_cursor, null)
  assert.deepEqual(
    (await call(listTransactions, { query: { type: 'shipment' } }, person)).data.transaction_data,
    [],
  )
  assert.deepEqual(
    (await call(listTransactions, { query: { type: 'box_purchase' } }, await makeUser())).data
      .transaction_data,
    [],
  )
})

test('whoever names no type is given that of their newest order, by name', async () => {
  const person = await makeUser()
  const newest = async () => (await call(listTransactions, {}, person)).data
  assert.deepEqual([(await newest()).type, (await newest()).transaction_data], ['shipment', []])
  const boxes = await place(person)
  const { type, transaction_data } = await newest()
  assert.deepEqual([type, transaction_data.map(({ id }) => id)], ['box_purchase', [boxes]])
})

test('the list that opens is the one with something to pay, then the one with something under way', async () => {
  const person = await makeUser()
  const opened = async () =>
    (await call(listTransactions, { query: { stage: 'under_way' } }, person)).data.type
  const asShipment = (id: string) =>
    db.updateTable('orders').set({ type: 'shipment' }).where('id', '=', id).execute()
  const { id: shipment } = await placeWithProof(person)
  await asShipment(shipment)
  const boxes = await place(person)
  assert.equal(await opened(), 'box_purchase')
  await call(cancelTransaction, { params: { id: boxes } }, person)
  assert.equal(await opened(), 'shipment')
  await placeWithProof(person)
  assert.equal(await opened(), 'box_purchase')
  const unpaid = await place(person)
  await asShipment(unpaid)
  await placeWithProof(person)
  assert.equal(await opened(), 'shipment')
})

test('further pages stay with their list, whatever is ordered meanwhile', async () => {
  const person = await makeUser()
  const boxes = [await place(person), await place(person)]
  const first = (await call(listTransactions, { query: { limit: '1' } }, person)).data
  // As if a shipment had come in between.
  const shipment = await place(person)
  await db.updateTable('orders').set({ type: 'shipment' }).where('id', '=', shipment).execute()
  assert.equal((await call(listTransactions, {}, person)).data.type, 'shipment')
  const query = { limit: '1', cursor: first.next_cursor ?? '' }
  const next = (await call(listTransactions, { query }, person)).data
  assert.deepEqual([next.type, next.transaction_data.map(({ id }) => id)], ['box_purchase', [boxes[0]]])
})

test('what is under way, what has arrived and what ended are listed apart', async () => {
  const person = await makeUser()
  const [open, waiting, gone, late] = [
    await place(person),
    (await placeWithProof(person)).id,
    await place(person),
    await place(person),
  ]
  await call(cancelTransaction, { params: { id: gone } }, person)
  await sql`update payments set deadline_at = now() - interval '1 second' where order_id = ${late}::uuid`.execute(
    db,
  )
  const paid = await place(person, 'cash', 1)
  const { id: payment } = await paymentOf(paid)
  const admin = await makeUser('admin')
  assert.equal((await call(confirmCash, { params: { id: payment } }, admin)).code, 200)
  const listed = async (stage?: (typeof transactionStages)[number]) => {
    const query = { type: 'box_purchase', ...(stage ? { stage } : {}) } as const
    const { data } = await call(listTransactions, { query }, person)
    return new Set(data.transaction_data.map(({ id }) => id))
  }
  assert.deepEqual(await listed('under_way'), new Set([open, waiting, paid]))
  assert.deepEqual(await listed('ended'), new Set([gone, late]))
  assert.deepEqual(await listed('arrived'), new Set())
  await sql`update parcels set macro = 'delivered' where order_id = ${paid}::uuid`.execute(db)
  assert.deepEqual(await listed('under_way'), new Set([open, waiting]))
  assert.deepEqual(await listed('arrived'), new Set([paid]))
  assert.deepEqual(await listed(), new Set([open, waiting, gone, late, paid]))
  const counted = (query: { stage?: 'ended'; cursor?: string }) =>
    call(listTransactions, { query: { type: 'box_purchase', ...query } }, person)
  const { data } = await counted({ stage: 'ended' })
  assert.deepEqual(data.stages, { under_way: 2, arrived: 1, ended: 2 })
  assert.equal(data.under_way_elsewhere, 0)
  const sent = await place(person)
  await db.updateTable('orders').set({ type: 'shipment' }).where('id', '=', sent).execute()
  assert.equal((await counted({ stage: 'ended' })).data.under_way_elsewhere, 1)
  const later = await counted({ stage: 'ended', cursor: open })
  assert.deepEqual([later.data.stages, (await counted({})).data.stages], [null, null])
})
