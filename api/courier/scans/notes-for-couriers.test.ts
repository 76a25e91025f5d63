import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCarried } from '#contract/courier/scans.ts'
import { readOrder } from '#contract/office/office-parcels.ts'
import { orderShipment } from '#contract/orders/shipments.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { eraseOrdersOf } from '../../orders/transactions/personal-data.ts'
import { makeParcels } from './test-parcels.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, orderOf, admin } = await makeParcels(server)
const note = 'Pagar hijau, tingkat 3; tekan loceng dua kali'

test('a note for the courier is read by whoever carries the parcel, its owner and the office, and by nobody else', async () => {
  const [person, courier, stranger] = await Promise.all([
    makeUser(),
    makeUser('courier'),
    makeUser('courier'),
  ])
  const { id, number } = await paid(person, (order) => ({
    ...order,
    sender: { ...order.sender, note: ` ${note} ` },
  }))
  await scanned(courier, number, 'picked_up')
  const carried = (await call(readCarried, { params: { number } }, courier)).data.parcel
  assert.deepEqual([carried.sender?.note, carried.receiver?.note], [note, null])
  const other = (await call(readCarried, { params: { number } }, stranger)).data.parcel
  assert.ok(!JSON.stringify(other).includes('Pagar hijau'))
  const { transaction } = (await call(readTransaction, { params: { id } }, person)).data
  assert.equal(transaction.shipment?.sender.note, note)
  const seen = (await call(readOrder, { params: { number } }, admin)).data
  assert.equal(seen.transaction.shipment?.sender.note, note)
})

test('a note is no longer than a line or two, and goes with the account', async () => {
  const person = await makeUser()
  const body = await orderOf(person, (order) => ({
    ...order,
    receiver: { ...order.receiver, note: 'x'.repeat(201) },
  }))
  const { errors } = await call(orderShipment, { body }, { token: person.token })
  assert.deepEqual(errors, [{ path: 'receiver.note', message: 'error.too_long' }])
  const { id } = await paid(person, (order) => ({ ...order, receiver: { ...order.receiver, note } }))
  const kept = () =>
    db.selectFrom('shipment_parties').select('note').where('order_id', '=', id).orderBy('party').execute()
  assert.deepEqual(await kept(), [{ note }, { note: null }])
  await db.transaction().execute((tx) => eraseOrdersOf(tx, person.id))
  assert.deepEqual(await kept(), [{ note: null }, { note: null }])
})
