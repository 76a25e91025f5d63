import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { deleteAccount } from '#contract/people/accounts.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { hashPassword } from '../people/accounts/passwords.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makeOrders } from '../orders/purchases/test-orders.ts'
import { heavy, makeWeighings } from '../orders/differences/test-weighings.ts'
import { atOneMoment } from './connection.ts'
import { verify } from './verify.ts'
import { eventNamesOf } from '../money/payments/test-events.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { admin, agree, courier, heavierParcel, newest, place, paymentOf, weighed } =
  await makeWeighings(server)
const boxes = await makeOrders(server)
const found = () => atOneMoment(url, verify)
const password = 'kopi-tarik-pagi'

/** A difference that its sender agreed to and has not paid. */
async function openDifference() {
  const { person, id, number } = await heavierParcel()
  return { number, difference: (await agree(person, (await newest(person, id)).id)).data.TransactionID }
}

/** Somebody who has ordered a shipment with a voucher, and boxes, and has paid neither. */
async function buyer() {
  const person = await makeUser()
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  const paid = await boxes.place(person, 'cash', 1)
  await call(confirmCash, { params: { id: (await paymentOf(paid)).id } }, admin)
  const { id: voucher_id } = await db
    .selectFrom('vouchers')
    .select('id')
    .where('order_id', '=', paid)
    .executeTakeFirstOrThrow()
  const shipment = await place(person, (order) => {
    const { length: _, width: __, height: ___, ...content } = order.package
    return { ...order, voucher_id, package: { ...content, box: 'M' as const } }
  })
  const unpaid = await boxes.place(person, 'qris')
  return { person, shipment, unpaid, voucher_id }
}

async function statusOf(voucher_id: string) {
  const { status } = await db
    .selectFrom('vouchers')
    .select('status')
    .where('id', '=', voucher_id)
    .executeTakeFirstOrThrow()
  return status
}

async function placesTaken() {
  const rows = await db.selectFrom('slot_bookings').select('booked').execute()
  return rows.reduce((sum, { booked }) => sum + booked, 0)
}

test('a difference that a newer weighing replaces is cancelled, and its events say so', async () => {
  const { number, difference } = await openDifference()
  assert.equal((await weighed(courier, number, { ...heavy, weight: 14 })).code_message, 'success')
  assert.deepEqual(
    [(await paymentOf(difference)).status, await eventNamesOf(db, difference)],
    ['cancelled', ['order_placed', 'difference_replaced']],
  )
  assert.deepEqual(await found(), [])
})

test('the owner cancels a difference while it is weighed anew: one of them, and the weighing counts', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { person, id, number } = await heavierParcel()
    const { TransactionID: difference } = (await agree(person, (await newest(person, id)).id)).data
    const [scanned] = await Promise.all([
      weighed(courier, number, { ...heavy, weight: 14 }),
      call(cancelTransaction, { params: { id: difference } }, person),
    ])
    assert.equal(scanned.code_message, 'success')
    assert.equal((await eventNamesOf(db, difference)).length, 2)
  }
  assert.deepEqual(await found(), [])
})

test('whoever leaves gives back places and voucher of what was not paid', async () => {
  const before = await placesTaken()
  const { person, shipment, unpaid, voucher_id } = await buyer()
  assert.deepEqual([await placesTaken(), await statusOf(voucher_id)], [before + 2, 'attached'])
  assert.equal((await call(deleteAccount, { body: { current_password: password } }, person)).code, 200)
  assert.deepEqual([await placesTaken(), await statusOf(voucher_id)], [before, 'void'])
  for (const id of [shipment, unpaid])
    assert.deepEqual(await eventNamesOf(db, id), ['order_placed', 'order_cancelled'])
  assert.deepEqual(await found(), [])
})

test('what earlier versions cancelled in silence is mended at the upgrade', async () => {
  const { person, shipment, voucher_id } = await buyer()
  const { difference } = await openDifference()
  const taken = await placesTaken()
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`update payments set status = 'cancelled' where order_id in ('${shipment}', '${difference}');
      update weighings set status = 'replaced', payable_id = null where payable_id = '${difference}';
      begin; set local session_replication_role = replica;
      update payments set closed_at = now() - interval '3 days' where order_id in ('${shipment}', '${difference}');
      update orders set user_id = null where user_id = '${person.id}';
      update vouchers set user_id = null where user_id = '${person.id}'; commit`)
    assert.ok((await found()).length >= 3)
    const folder = path.resolve(import.meta.dirname, '../../database/migrations')
    const upgrade = '0045_every_order_says_that_it_is_cancelled.sql'
    await client.query(await readFile(path.join(folder, upgrade), 'utf8'))
    assert.deepEqual(await found(), [])
    assert.deepEqual([await placesTaken(), await statusOf(voucher_id)], [taken - 2, 'void'])
    assert.deepEqual(await eventNamesOf(db, difference), ['order_placed', 'difference_replaced'])
  } finally {
    await client.end()
  }
})
