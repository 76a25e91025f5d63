import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { findCounterCash, searchCounterCash } from '#contract/money/counter-cash.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { payRefundInCash } from '#contract/money/refunds.ts'
import { cancelTransaction, previewOwnCancellation } from '#contract/orders/cancellations.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { bindToCounter } from '../payments/test-counters.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { place, paymentOf } = await makeOrders(server)
await makeSampleLocations(db)
const [agent, colleague, stranger] = [
  await makeUser('agent'),
  await makeUser('agent'),
  await makeUser('agent'),
]
await bindToCounter(db, agent.id)
await bindToCounter(db, colleague.id)
const elsewhere = await db
  .selectFrom('locations')
  .select('id')
  .orderBy('id', 'desc')
  .executeTakeFirstOrThrow()
await db.updateTable('users').set({ location_id: elsewhere.id }).where('id', '=', stranger.id).execute()

async function placed(type: 'cash' | 'transfer' = 'cash') {
  const person = await makeUser()
  const id = await place(person, type, 1)
  const { tracking_number: number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { person, id, number }
}

const find = (number: string, who: { token: string } = agent) =>
  call(findCounterCash, { params: { number } }, { token: who.token })
const take = (id: string, who: { token: string } = agent) =>
  call(confirmCash, { params: { id } }, { token: who.token })
const giveBack = (id: string, who: { token: string } = agent) =>
  call(payRefundInCash, { params: { id } }, { token: who.token })

test('an agent finds an unpaid order by its number, takes its cash once, and gives it back once at the same counter', async () => {
  const { person, id, number } = await placed()
  const { order } = (await find(number.toLowerCase())).data
  assert.deepEqual(Object.keys(order).toSorted(), [
    'amount',
    'customer_name',
    'deadline_at',
    'payment_id',
    'refund_data',
    'region_id',
    'tracking_number',
    'type',
  ])
  assert.deepEqual([order.amount, order.customer_name, order.refund_data], [50, 'Test customer', []])
  assert.equal((await find(number, stranger)).code, 404)
  assert.equal((await take(order.payment_id ?? '', stranger)).code_message, 'other_counter')
  const taken = await Promise.all([take(order.payment_id ?? ''), take(order.payment_id ?? '', colleague)])
  assert.deepEqual(taken.map(({ code }) => code).toSorted(), [200, 409])
  assert.equal((await find(number)).code, 404)

  const { data } = await call(previewOwnCancellation, { params: { id } }, person)
  await call(cancelTransaction, { params: { id }, body: { refund: data.refund } }, { token: person.token })
  const { refund_data } = (await find(number)).data.order
  const [refund] = refund_data
  assert.ok(refund)
  assert.deepEqual([refund.amount, refund.customer_name], [data.refund, 'Test customer'])
  assert.equal((await giveBack(refund.id, stranger)).code_message, 'other_counter')
  const given = await Promise.all([giveBack(refund.id), giveBack(refund.id, colleague)])
  assert.deepEqual(given.map(({ code_message }) => code_message).toSorted(), [
    'refund_already_paid',
    'success',
  ])
  const row = await db
    .selectFrom('refunds')
    .innerJoin('users', 'users.id', 'refunds.paid_by')
    .select(['refunds.counter_id', 'users.location_id', 'refunds.paid_in_cash'])
    .where('refunds.id', '=', refund.id)
    .executeTakeFirstOrThrow()
  assert.ok(row.counter_id)
  assert.deepEqual([row.counter_id, row.paid_in_cash], [row.location_id, true])
  assert.equal((await find(number)).code, 404)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('what is asked for beside an order is found by the number that stands on its parcel', async () => {
  const [first, beside] = [await placed(), await placed()]
  const { order } = (await find(first.number)).data
  assert.equal((await take(order.payment_id ?? '')).code, 200)
  assert.equal((await find(first.number)).code, 404)
  await db.updateTable('orders').set({ concerns: first.id }).where('id', '=', beside.id).execute()
  const found = (await find(first.number)).data.order
  assert.deepEqual(
    [found.tracking_number, found.payment_id],
    [beside.number, (await paymentOf(beside.id)).id],
  )
  assert.equal((await find(first.number, stranger)).code, 404)
  assert.equal((await take(found.payment_id ?? '')).code, 200)
  assert.equal((await find(first.number)).code, 404)
})

test('what is not cash of this counter is not found; misses are counted, looks are recorded, and nobody else looks', async () => {
  const open = await placed()
  const { number } = await placed('transfer')
  assert.equal((await find(open.number)).code, 200)
  const look = await db
    .selectFrom('events')
    .select('order_id')
    .where('name', '=', 'parcel_viewed')
    .where('actor_id', '=', agent.id)
    .where('order_id', '=', open.id)
    .execute()
  assert.equal(look.length, 1)
  for (const who of [await makeUser('courier'), await makeUser('admin'), open.person])
    assert.equal((await find(open.number, who)).code, 403)
  assert.equal((await find(open.number, await makeUser('agent'))).code, 404)
  const guesser = await makeUser('agent')
  await bindToCounter(db, guesser.id)
  const codes = []
  for (let count = 0; count < 31; count += 1) codes.push((await find(number, guesser)).code)
  assert.deepEqual([codes.indexOf(429), new Set(codes.slice(0, 30))], [30, new Set([404])])
  assert.equal((await paymentOf(open.id)).status, 'awaiting_payment')
})

test('who stands at the counter without a number is found by name or phone, there and nowhere else', async () => {
  const name = `Rosmawati ${randomUUID().slice(0, 8)} Contoh`
  const [here, byTransfer] = [await placed(), await placed('transfer')]
  const phone = '+60198700417'
  const ids = [here.person.id, byTransfer.person.id]
  await db.updateTable('users').set({ name, phone }).where('id', 'in', ids).execute()
  const search = async (text: string, who: { token: string } = agent) =>
    (await call(searchCounterCash, { body: { text } }, { token: who.token })).data.found_data
  const amount = (await paymentOf(here.id)).amount_sen / 100
  const hit = [{ tracking_number: here.number, customer_name: name, amount }]
  assert.deepEqual(await search(name.split(' ')[1] ?? ''), hit)
  assert.deepEqual(await search(name.toUpperCase()), hit)
  assert.deepEqual(await search('019-870 0417'), hit)
  assert.deepEqual(await search('700417'), hit)
  // The end of many numbers, and the number itself, which has a way of its own.
  assert.deepEqual(await search('00417'), [])
  assert.deepEqual(await search(here.number), [])
  assert.deepEqual(await search(name, stranger), [])
  assert.deepEqual(await search(name, await makeUser('agent')), [])
  for (const role of ['customer', 'courier'] as const)
    assert.equal(
      (
        await call(
          searchCounterCash,
          { body: { text: name } },
          { token: (await makeUser(role)).token, area: 'staff' },
        )
      ).code,
      403,
    )
  const { errors } = await call(searchCounterCash, { body: { text: 'ro' } }, { token: agent.token })
  assert.deepEqual(errors, [{ path: 'text', message: 'error.too_short' }])
  await take((await paymentOf(here.id)).id)
  assert.deepEqual(await search(name), [])
})

test('a counter reads five at most, and searches so often and no more', async () => {
  const name = `Sulastri ${randomUUID().slice(0, 8)}`
  const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => placed()))
  const ids = orders.map(({ person }) => person.id)
  await db.updateTable('users').set({ name }).where('id', 'in', ids).execute()
  const search = () => call(searchCounterCash, { body: { text: name } }, { token: colleague.token })
  const { data } = await search()
  assert.deepEqual([data.found_data.length, data.has_more], [5, true])
  const recorded = await db
    .selectFrom('events')
    .select('data')
    .where('name', '=', 'office_searched')
    .where('actor_id', '=', colleague.id)
    .execute()
  assert.equal(recorded.length, 1)
  assert.doesNotMatch(JSON.stringify(recorded), /Sulastri/)
  for (let times = 1; times < 60; times += 1) await search()
  assert.equal((await search()).code, 429)
})
