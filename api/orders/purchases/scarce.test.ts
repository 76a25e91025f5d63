import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { confirmCash } from '#contract/money/payments.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openDay } from '../shipments/plain-order.ts'
import { makeOrders } from './test-orders.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { orderOf, place, paymentOf } = await makeOrders(server)

/** Each person orders so often; in threes, as customers come. */
async function placeMany(count: number, qty: number) {
  const people = await Promise.all(Array.from({ length: Math.ceil(count / 3) }, () => makeUser()))
  const answers = []
  for (const [index, person] of people.entries())
    answers.push(
      ...(await Promise.all(
        [1, 2, 3]
          .slice(0, count - index * 3)
          .map(() => call(purchaseBoxes, { body: orderOf('transfer', qty) }, person)),
      )),
    )
  return answers
}

function openSen() {
  return db
    .selectFrom('payments')
    .select(['unique_sen', 'amount_sen', 'pay_reference'])
    .where('status', '=', 'awaiting_payment')
    .execute()
}

test('open transfers of one account never ask for the same sen while any are free; then they go by a word in the note', async () => {
  await edit('payments', "status = 'cancelled'", "status = 'awaiting_payment'")
  const answers = await placeMany(99, 1)
  assert.deepEqual([...new Set(answers.map(({ code }) => code))], [200])
  const open = await openSen()
  assert.equal(new Set(open.map(({ unique_sen }) => unique_sen)).size, 99)
  const person = await makeUser()
  assert.equal((await call(purchaseBoxes, { body: orderOf('transfer', 2) }, person)).code, 200)
  const id = await place(person, 'transfer', 1)
  const { unique_sen, amount_sen, base_sen, pay_reference } = await paymentOf(id)
  assert.deepEqual([unique_sen, amount_sen], [0, base_sen])
  assert.match(pay_reference ?? '', /^[0-9A-Z]{8}$/)
  const { transaction } = (await call(readTransaction, { params: { id } }, person)).data
  assert.deepEqual([transaction.pay_reference, transaction.unique_amount], [pay_reference, 0])
  assert.equal((await paymentOf(await place(person, 'cash'))).unique_sen, 0)
})

test('an amount is asked for again only when nothing rested longer: after thirty days, or the longest-rested first', async () => {
  await edit('payments', "status = 'cancelled'", "status = 'awaiting_payment'")
  await edit('payments', "closed_at = now() - interval '1 day'", "status = 'cancelled'")
  const [oldest] = await db
    .selectFrom('payments')
    .select(['id', 'amount_sen'])
    .where('unique_sen', '>', 0)
    .where('base_sen', '=', 5000)
    .orderBy('id')
    .execute()
  await edit('payments', "closed_at = now() - interval '9 days'", `id = '${oldest?.id}'`)
  const next = await paymentOf(await place(await makeUser(), 'transfer', 1))
  assert.equal(next.amount_sen, oldest?.amount_sen)
  await edit(
    'payments',
    "closed_at = now() - interval '31 days'",
    `base_sen = 5000 and status = 'cancelled' and unique_sen = 42`,
  )
  assert.equal((await paymentOf(await place(await makeUser(), 'transfer', 1))).unique_sen, 42)
})

test('twenty unpaid orders of one person and not one more, however many are sent at once; a cancellation makes room', async () => {
  const person = await makeUser()
  const other = await makeUser()
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => call(purchaseBoxes, { body: orderOf('transfer', 3) }, person)),
  )
  const words = answers.map(({ code_message }) => code_message)
  assert.equal(words.filter((word) => word === 'success').length, 20)
  assert.deepEqual(new Set(words), new Set(['success', 'too_many_unpaid']))
  const placed = answers.filter(({ code }) => code === 200).map(({ data }) => data.TransactionID)
  // Five amounts of one price for each person; later orders are identified by their word.
  const marks = await Promise.all(placed.map(paymentOf))
  assert.equal(marks.filter(({ unique_sen }) => unique_sen > 0).length, 5)
  assert.equal((await call(purchaseBoxes, { body: orderOf('transfer', 3) }, other)).code, 200)
  await call(cancelTransaction, { params: { id: placed[0] ?? '' } }, person)
  const again = await call(purchaseBoxes, { body: orderOf('cash', 3) }, person)
  assert.equal(again.code, 200)
  const full = await call(purchaseBoxes, { body: orderOf('cash', 3) }, person)
  assert.deepEqual([full.code, full.code_message, full.details], [409, 'too_many_unpaid', { most: 20 }])
})

test('one person holds half of a slot at most while nothing is paid; what is cancelled is free at once', async () => {
  const [person, other] = await Promise.all([makeUser(), makeUser()])
  await edit('time_slots', 'capacity = 6', "id = '15-18'")
  const visit = { day: openDay(5), time_slot_id: '15-18' }
  const body = { ...orderOf('cash'), visit }
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(purchaseBoxes, { body }, person)))
  const placed = answers.filter(({ code }) => code === 200).map(({ data }) => data.TransactionID)
  assert.equal(placed.length, 3)
  assert.deepEqual(
    new Set(answers.map(({ code_message }) => code_message)),
    new Set(['success', 'slot_full']),
  )
  assert.equal((await call(purchaseBoxes, { body }, other)).code, 200)
  await call(cancelTransaction, { params: { id: placed[0] ?? '' } }, person)
  assert.equal((await call(purchaseBoxes, { body }, person)).code, 200)
  const { id } = await paymentOf(placed[1] ?? '')
  await call(confirmCash, { params: { id } }, await makeUser('admin'))
  assert.equal((await call(purchaseBoxes, { body }, person)).code, 200)
})

test('the last place in a time slot is taken once', async () => {
  const people = await Promise.all([makeUser(), makeUser(), makeUser()])
  await edit('time_slots', 'capacity = 1', "id = '12-15'")
  const visit = { day: openDay(4), time_slot_id: '12-15' }
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
