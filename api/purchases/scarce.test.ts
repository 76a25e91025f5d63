import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { purchaseBoxes } from '#contract/purchases.ts'
import { startTestServer } from '../platform/test-server.ts'
import { makeOrders } from './test-orders.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { orderOf, place, paymentOf } = await makeOrders(server)

test('open transfers of one account never ask for the same sen while any are free, nor ever for the same amount', async () => {
  const person = await makeUser()
  await edit('payments', "status = 'cancelled'", "status = 'awaiting_payment'")
  // In threes, as customers come; all at once some would be asked to come again in a moment.
  const answers = []
  for (let placed = 0; placed < 99; placed += 3)
    answers.push(
      ...(await Promise.all(
        [1, 2, 3].map(() => call(purchaseBoxes, { body: orderOf('transfer', 1) }, person)),
      )),
    )
  assert.deepEqual([...new Set(answers.map(({ code }) => code))], [200])
  const open = await db
    .selectFrom('payments')
    .select(['unique_sen', 'amount_sen'])
    .where('status', '=', 'awaiting_payment')
    .execute()
  assert.equal(new Set(open.map(({ unique_sen }) => unique_sen)).size, 99)
  const other = await call(purchaseBoxes, { body: orderOf('transfer', 2) }, person)
  assert.equal(other.code, 200)
  const full = await call(purchaseBoxes, { body: orderOf('transfer', 1) }, person)
  assert.deepEqual([full.code, full.code_message], [409, 'payment_account_busy'])
  assert.equal((await paymentOf(await place(person, 'cash'))).unique_sen, 0)
})

test('the last place in a time slot is taken once', async () => {
  const people = await Promise.all([makeUser(), makeUser(), makeUser()])
  await edit('time_slots', 'capacity = 1', "id = '12-15'")
  const day = new Date(Date.now() + 4 * 86_400_000)
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1)
  const visit = { day: day.toISOString().slice(0, 10), time_slot_id: '12-15' }
  const answers = await Promise.all(
    people.map((person) => call(purchaseBoxes, { body: { ...orderOf('cash'), visit } }, person)),
  )
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'slot_full',
    'slot_full',
    'success',
  ])
})

function edit(table: string, set: string, where: string) {
  return sql.raw(`update ${table} set ${set} where ${where}`).execute(db)
}
