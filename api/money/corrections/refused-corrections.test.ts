import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { cancelByOffice } from '#contract/orders/cancellations.ts'
import { correctApproval } from '#contract/money/corrections.ts'
import { rejectPayment } from '#contract/money/payments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeCorrections, why } from './test-corrections.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, admin, paymentOf, place, numberOf, preview, correct, nothingIsWrong, approvedBoxes } =
  await makeCorrections(server)

test('what was cancelled, is one’s own, is not approved or looks different is refused, and nothing changes', async () => {
  const person = await makeUser()
  const cancelled = await paid(person)
  const { amount_sen } = await paymentOf(cancelled.id)
  const ended = { reason: 'customer_asked', words: '', refund: amount_sen / 100 } as const
  await call(cancelByOffice, { params: { number: cancelled.number }, body: ended }, admin)
  assert.equal((await correct(cancelled.number)).code_message, 'cancelled_and_owed')

  const unpaid = await numberOf(await place(person, 'cash'))
  assert.equal((await correct(unpaid)).code_message, 'payment_not_approved')

  const { id, number } = await paid(person)
  const body = { ...why, way: 'payable', amount: 1 } as const
  assert.equal(
    (await call(correctApproval, { params: { number }, body }, admin)).code_message,
    'correction_changed',
  )
  const silent = { ...body, reject_code: 'other' } as const
  assert.equal((await call(correctApproval, { params: { number }, body: silent }, admin)).code, 400)
  for (const role of ['agent', 'courier', 'customer'] as const)
    assert.equal((await call(correctApproval, { params: { number }, body }, await makeUser(role))).code, 403)
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute()
  assert.equal((await correct(number, person)).code_message, 'own_order')
  await db.updateTable('users').set({ role: 'customer' }).where('id', '=', person.id).execute()
  assert.equal((await paymentOf(id)).status, 'success')
  await nothingIsWrong()
})

test('sen that another order carries by now are not taken back: the amount changes, and is said before', async () => {
  const person = await makeUser()
  const { id, number } = await approvedBoxes(person)
  const { amount_sen, base_sen, unique_sen } = await paymentOf(id)
  const rival = await place(await makeUser(), 'transfer')
  await sql`alter table payments disable trigger payments_steps`.execute(db)
  await db.updateTable('payments').set({ unique_sen }).where('order_id', '=', rival).execute()
  await sql`alter table payments enable trigger payments_steps`.execute(db)
  assert.equal((await preview(number)).changes_amount, true)
  const { data } = await correct(number)
  const after = await paymentOf(id)
  assert.notEqual(after.amount_sen, amount_sen)
  assert.deepEqual([after.base_sen, data.amount], [base_sen, after.amount_sen / 100])
  await nothingIsWrong()
})

test('the database lets nobody put an approval right without its row, and a step alone never says what is paid', async () => {
  const { id, number } = await paid(await makeUser())
  await assert.rejects(
    () => db.updateTable('payments').set({ status: 'awaiting_payment' }).where('order_id', '=', id).execute(),
    /cannot go from success/,
  )
  await correct(number)
  await assert.rejects(
    () =>
      sql`insert into parcel_events (order_id, seq, code, macro, params, hash)
        values (${id}::uuid, 0, 'corrected', 'info_received', '{"step": "label_created"}', '')`.execute(db),
    /cannot go back/,
  )
  const { id: payment_id, proof_id } = await paymentOf(id)
  const body = { proof_id: proof_id ?? crypto.randomUUID(), ...why }
  const late = await call(rejectPayment, { params: { id: payment_id }, body }, admin)
  assert.equal(late.code_message, 'payment_not_awaiting_approval')
})
