import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelByOffice, previewCancellation } from '#contract/orders/cancellations.ts'
import { deleteAccount } from '#contract/people/accounts.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { hashPassword } from '../../people/accounts/passwords.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { fileOf, makeBulk, rowOf } from '../bulk/test-bulk.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { shop, place } = await makeBulk(server)
const admin = await makeUser('admin')
const password = 'kopi-tarik-pagi'

test('a batch whose account is erased still frees each door once nobody goes there any more', async () => {
  const person = await shop()
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  const rows = [rowOf('E-1'), rowOf('E-2'), rowOf('E-3', { receiver_address: 'Jl. Lain 2' })]
  const batch = await place(person, fileOf(rows))
  assert.equal(await booked(), 3)
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', batch)
    .executeTakeFirstOrThrow()
  await call(confirmCash, { params: { id } }, admin)
  assert.equal((await call(deleteAccount, { body: { current_password: password } }, person)).code, 200)
  const taken = []
  for (const number of await numbersOf(batch)) {
    await cancel(number)
    taken.push(await booked())
  }
  assert.deepEqual(taken, [2, 2, 0])
})

/** The shipment to the other address first. */
async function numbersOf(batch: string) {
  const parts = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('paid_with', '=', batch)
    .orderBy('reference', 'desc')
    .execute()
  return parts.map(({ tracking_number }) => tracking_number)
}

async function cancel(number: string) {
  const params = { number }
  const { data } = await call(previewCancellation, { params }, admin)
  const body = { reason: 'not_served', words: '', refund: data.refund } as const
  assert.equal((await call(cancelByOffice, { params, body }, { token: admin.token })).code, 200)
}

async function booked() {
  const rows = await db.selectFrom('slot_bookings').select('booked').execute()
  return rows.reduce((sum, row) => sum + row.booked, 0)
}
