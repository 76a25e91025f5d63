import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { askAgain } from '#contract/money/corrections.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { overdueJob } from '../../orders/ending/due.ts'
import { makeCorrections } from './test-corrections.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { admin, correct, courier, nothingIsWrong, numberOf, paid, payCash, paymentOf, scanned } =
  await makeCorrections(server)

async function expire(order_id: string) {
  const past = sql<Date>`now() - interval '1 minute'`
  await db.updateTable('payments').set({ deadline_at: past }).where('order_id', '=', order_id).execute()
  await overdueJob({ db }).work()
}

/** A payment that never came, asked for by an order of its own whose time is over. */
async function expiredPayable() {
  const person = await makeUser()
  const { number } = await paid(person)
  await scanned(courier, number, 'picked_up')
  const payable_number = (await correct(number)).data.payable_number ?? ''
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('tracking_number', '=', payable_number)
    .executeTakeFirstOrThrow()
  await expire(id)
  return { person, id, number, payable_number }
}

const ask = (number: string, who = admin) => call(askAgain, { params: { number } }, { token: who.token })

test('a missing payment whose time is over is asked for again once, paid, and the books are even', async () => {
  const { person, id, payable_number } = await expiredPayable()
  assert.equal((await paymentOf(id)).status, 'expired')
  const answers = await Promise.all([ask(payable_number), ask(payable_number)])
  assert.deepEqual(answers.map(({ code }) => code).toSorted(), [200, 409])
  const { transaction } = (await call(readTransaction, { params: { id } }, person)).data
  assert.equal(transaction.status, 'awaiting_payment')
  assert.ok(Date.parse(transaction.deadline_at) > Date.now() + 29 * 86_400_000)
  await nothingIsWrong()
  await expire(id)
  assert.equal((await ask(payable_number)).code, 200)
  assert.equal((await payCash(id)).code, 200)
  assert.equal((await ask(payable_number)).code_message, 'nothing_to_ask_again')
  await nothingIsWrong()
})

test('nothing else that expired is asked for again, nobody asks themselves, and only the office asks', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  assert.equal((await correct(number)).data.way, 'again')
  await expire(id)
  assert.equal((await ask(number)).code_message, 'nothing_to_ask_again')
  const revived = sql`update payments set status = 'awaiting_payment' where order_id = ${id}::uuid`
  await assert.rejects(() => revived.execute(db), /cannot go from expired/)
  const payable = await expiredPayable()
  for (const role of ['courier', 'agent'] as const)
    assert.equal((await ask(payable.payable_number, await makeUser(role))).code, 403)
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', payable.person.id).execute()
  assert.equal((await ask(payable.payable_number, payable.person)).code_message, 'own_order')
  assert.equal(await numberOf(payable.id), payable.payable_number)
})
