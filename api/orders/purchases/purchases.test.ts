import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders } from './test-orders.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { accounts, orderOf, place, paymentOf } = await makeOrders(server)

async function countOf(user_id: string) {
  const rows = await db.selectFrom('orders').select('id').where('user_id', '=', user_id).execute()
  return rows.length
}

test('an order keeps its lines, payment, event and job, and asks for an amount of its own', async () => {
  const person = await makeUser()
  const id = await place(person)
  const { data } = await call(readTransaction, { params: { id } }, person)
  const { transaction } = data
  assert.deepEqual(
    [transaction.total, transaction.base_amount, transaction.status],
    [100, 100, 'awaiting_payment'],
  )
  assert.ok(transaction.unique_amount >= 0.01 && transaction.unique_amount <= 0.99)
  assert.equal(transaction.amount, Math.round((100 + transaction.unique_amount) * 100) / 100)
  assert.deepEqual(
    transaction.lines.map(({ code, quantity, unit_price, amount }) => [code, quantity, unit_price, amount]),
    [
      ['box', 2, 20, 40],
      ['deposit', 2, 30, 60],
    ],
  )
  assert.equal(readTrackingNumber(transaction.tracking_number), transaction.tracking_number)
  assert.equal(transaction.box_purchase?.phone, '+60123456789')
  const events = await db.selectFrom('events').select('name').where('order_id', '=', id).execute()
  assert.deepEqual(events, [{ name: 'order_placed' }])
  const { rows: jobs } = await sql<{ after_h: number }>`
    select round(extract(epoch from start_after - now()) / 3600)::int as after_h from jobs.job
    where name = 'payment_due' and data ->> 'order_id' = ${id}`.execute(db)
  assert.deepEqual(jobs, [{ after_h: 24 }])
  const payment = await paymentOf(id)
  assert.equal(Math.round((payment.deadline_at.getTime() - Date.now()) / 3_600_000), 24)
})

test('an order costs one call and at most two round trips to the database', async () => {
  const person = await makeUser()
  await server.settle()
  await place(person)
  const key = 'one-key-for-the-count'
  const trips = await server.countRoundTrips(() =>
    call(purchaseBoxes, { body: orderOf() }, { token: person.token, key }),
  )
  assert.ok(trips <= 2, `${trips} round trips`)
  assert.equal(await countOf(person.id), 2)
})

test('the call works as documented, without a key', async () => {
  const { token, id } = await makeUser()
  const reply = await server.http.inject({
    method: 'POST',
    url: '/api/user/v1/transaction/purchase',
    payload: orderOf('cash', 1),
    headers: { authorization: `Bearer ${token}` },
  })
  const { code, code_message, data } = reply.json()
  assert.deepEqual([code, code_message, Object.keys(data)], [200, 'success', ['TransactionID']])
  assert.equal(await countOf(id), 1)
})

test('fifty copies of one order with one key are one order', async () => {
  const { token, id } = await makeUser()
  const body = orderOf('transfer', 3)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call(purchaseBoxes, { body }, { token, key: 'fifty-copies' })),
  )
  assert.deepEqual([...new Set(answers.map(({ code }) => code))], [200])
  assert.equal(new Set(answers.map(({ data }) => data.TransactionID)).size, 1)
  assert.equal(await countOf(id), 1)
  const other = await call(purchaseBoxes, { body: orderOf('transfer', 4) }, { token, key: 'fifty-copies' })
  assert.deepEqual([other.code, other.code_message], [422, 'idempotency_key_reused'])
})

test('another price than the server’s is answered with the price of now', async () => {
  const person = await makeUser()
  const body = orderOf()
  const { code, code_message, details } = await call(
    purchaseBoxes,
    { body: { ...body, box_detail: { ...body.box_detail, price: 0.01 } } },
    person,
  )
  assert.deepEqual(
    [code, code_message, details],
    [409, 'price_changed', { price: 20, deposit: 30, total: 50 }],
  )
  assert.equal(await countOf(person.id), 0)
})

test('what was edited a moment ago counts at once, whatever this process remembers', async () => {
  const person = await makeUser()
  await place(person)
  const tries: [column: string, edit: () => Promise<unknown>, undo: () => Promise<unknown>, word: string][] =
    [
      [
        'price',
        () => edit('boxes', 'price_sen = 2100', "label = 'M'"),
        () => edit('boxes', 'price_sen = 2000', "label = 'M'"),
        'price_changed',
      ],
      [
        'box',
        () => edit('boxes', 'is_active = false', "label = 'M'"),
        () => edit('boxes', 'is_active = true', "label = 'M'"),
        'invalid_input',
      ],
      [
        'account',
        () => edit('payment_accounts', 'is_active = false', 'true'),
        () => edit('payment_accounts', 'is_active = true', 'true'),
        'invalid_input',
      ],
      [
        'country',
        () => edit('countries', 'is_purchase_available = false', 'true'),
        () => edit('countries', 'is_purchase_available = true', 'true'),
        'invalid_input',
      ],
    ]
  for (const [column, change, undo, word] of tries) {
    await change()
    const { code_message } = await call(purchaseBoxes, { body: orderOf() }, person)
    await undo()
    assert.deepEqual([column, code_message], [column, word])
  }
  assert.equal(await countOf(person.id), 1)
})

function edit(table: string, set: string, where: string) {
  return sql.raw(`update ${table} set ${set} where ${where}`).execute(db)
}

test('places may be named by label where the label is clear', async () => {
  const person = await makeUser()
  const body = orderOf('cash')
  const city = await db
    .selectFrom('cities')
    .select('label')
    .where('code', '=', 'MY-10-001')
    .executeTakeFirstOrThrow()
  const named = { ...body, buyer_detail: { ...body.buyer_detail, city: city.label, country: 'Malaysia' } }
  assert.equal((await call(purchaseBoxes, { body: named }, person)).code, 200)
})

test('a foreign transaction is not found, and nobody orders without a login', async () => {
  const [owner, stranger] = await Promise.all([makeUser(), makeUser()])
  const id = await place(owner)
  const { code, code_message } = await call(readTransaction, { params: { id } }, stranger)
  assert.deepEqual([code, code_message], [404, 'not_found'])
  const anonymous = await call(purchaseBoxes, { body: orderOf() }, { area: 'user' })
  assert.deepEqual([anonymous.status, anonymous.code], [401, 403])
  assert.equal(accounts.length, 4)
})
