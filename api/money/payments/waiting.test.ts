import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approvePayment, confirmCash, listPaymentsToJudge, rejectPayment } from '#contract/money/payments.ts'
import { listRefunds } from '#contract/money/refunds.ts'
import { sendProof } from '#contract/orders/transactions.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders, makePicture } from '../../orders/purchases/test-orders.ts'
import { oweRefund } from './owe.ts'
import { readAmount } from '../../search/on-desk.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place, placeWithProof, paymentOf, numberOf } = await makeOrders(server)
const [admin, other] = await Promise.all([makeUser('admin'), makeUser('admin')])

type Asked = 'cash' | 'decision'

async function page(waiting_for: Asked, query: { cursor?: string; search?: string; limit?: string } = {}) {
  const { code, data } = await call(listPaymentsToJudge, { query: { waiting_for, ...query } }, admin)
  assert.equal(code, 200)
  return data
}

async function everyone(waiting_for: Asked, query: { search?: string; limit?: string } = {}) {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const data = await page(waiting_for, { ...query, ...(cursor ? { cursor } : {}) })
    ids.push(...data.payment_data.map(({ order_id }) => order_id))
    cursor = data.next_cursor
  }
  return ids
}

async function found(waiting_for: Asked, search: string) {
  return (await everyone(waiting_for, { search })).toSorted()
}

test('cash: all of more than fifty are reached part by part, and one is found by number, name and amount', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => makeUser()))
  const placed = new Set<string>()
  for (let count = 0; count < 15; count += 1)
    for (const id of await Promise.all(people.map((person) => place(person, 'cash')))) placed.add(id)
  const reached = await everyone('cash', { limit: '50' })
  assert.equal(new Set(reached).size, reached.length)
  assert.equal(reached.filter((id) => placed.has(id)).length, 60)

  const [first] = [...placed]
  assert.ok(
    first && !(await page('cash', { limit: '50' })).payment_data.some(({ order_id }) => order_id === first),
  )
  const tracking_number = await numberOf(first)
  for (const text of [tracking_number, tracking_number.slice(-6).toLowerCase()])
    assert.deepEqual(await found('cash', text), [first])
  assert.deepEqual(await found('decision', tracking_number), [])

  const [person] = people
  const name = 'Zubaidah binti Contoh'
  await db
    .updateTable('users')
    .set({ name })
    .where('id', '=', person?.id ?? '')
    .execute()
  assert.equal((await found('cash', 'zubai')).length, 15)
  assert.equal((await page('cash', { search: 'zubai', limit: '5' })).waiting, 15)
  const rare = await place(person ?? admin, 'cash', 7)
  assert.deepEqual(await found('cash', 'RM 350.00'), [rare])
  assert.deepEqual(await found('cash', '350'), [rare])
  assert.deepEqual(await found('cash', '350.01'), [])
  assert.deepEqual(await found('cash', 'nobody is called so'), [])
})

test('proofs: nothing is stepped over while decisions are made and newer proofs come in between two parts', async () => {
  const person = await makeUser()
  const waiting = []
  for (let count = 0; count < 6; count += 1) waiting.push(await placeWithProof(person))
  const ids = waiting.map(({ id }) => id)
  const first = await page('decision', { limit: '2' })
  const last = first.payment_data.at(-1)
  assert.ok(last?.proof_id && last.order_id === ids[1])
  const body = { proof_id: last.proof_id, reject_code: 'unreadable', reject_reason: '' } as const
  await call(rejectPayment, { params: { id: last.id }, body }, other)
  const again = { token: person.token, picture: await makePicture() }
  await call(sendProof, { params: { id: last.order_id } }, again)
  const next = await page('decision', { limit: '10', cursor: first.next_cursor ?? '' })
  assert.deepEqual(
    next.payment_data.map(({ order_id }) => order_id),
    [...ids.slice(2), ids[1]],
  )
})

test('proofs are found by the sen of a transfer and by the word of its note', async () => {
  const person = await makeUser()
  const { id, payment_id, proof_id } = await placeWithProof(person, 'transfer', 9)
  const { amount_sen } = await paymentOf(id)
  assert.deepEqual(await found('decision', (amount_sen / 100).toFixed(2)), [id])
  assert.deepEqual(await found('decision', String(Math.floor(amount_sen / 100))), [id])
  const crowd = []
  for (let count = 0; count < 6; count += 1) crowd.push(await placeWithProof(person, 'transfer', 11))
  const noted = await Promise.all(crowd.map((one) => paymentOf(one.id)))
  const one = noted.find(({ pay_reference }) => pay_reference !== null)
  assert.deepEqual(await found('decision', one?.pay_reference?.slice(0, 5).toLowerCase() ?? ''), [
    one?.order_id,
  ])

  await call(approvePayment, { params: { id: payment_id }, body: { proof_id } }, other)
  assert.deepEqual(await found('decision', (amount_sen / 100).toFixed(2)), [])
})

test('whoever judges a proof sees how often its customer has paid, and of nobody else', async () => {
  const [person, stranger] = await Promise.all([makeUser(), makeUser()])
  const { id, payment_id } = await placeWithProof(person)
  const paidBefore = async () => {
    const { payment_data } = await page('decision', { search: await numberOf(id) })
    return payment_data.map((one) => [one.id, one.customer_id, one.customer_paid])
  }
  const cash = await paymentOf(await place(person, 'cash'))
  const foreign = await paymentOf(await place(stranger, 'cash'))
  await call(confirmCash, { params: { id: foreign.id } }, admin)
  assert.deepEqual(await paidBefore(), [[payment_id, person.id, 0]])
  await call(confirmCash, { params: { id: cash.id } }, admin)
  assert.deepEqual(await paidBefore(), [[payment_id, person.id, 1]])
})

test('refunds are found by number, name and amount; whose data a search showed is on record, not the words', async () => {
  const [person, clerk] = await Promise.all([makeUser(), makeUser('admin')])
  const name = 'Qistina Contoh'
  await db.updateTable('users').set({ name }).where('id', '=', person.id).execute()
  const order_id = await place(person, 'cash', 5)
  const { id } = await paymentOf(order_id)
  await call(confirmCash, { params: { id } }, admin)
  const owed = {
    kind: 'credit',
    subject_id: order_id,
    order_id,
    user_id: person.id,
    amount_sen: 4321,
  } as const
  await db.transaction().execute((tx) => oweRefund(tx, owed))
  const tracking_number = await numberOf(order_id)
  for (const search of ['qistina', '43.21', tracking_number]) {
    const { data } = await call(listRefunds, { query: { status: 'due', search } }, clerk)
    assert.deepEqual([data.refund_data[0]?.order_id, data.waiting, data.waiting_amount], [order_id, 1, 43.21])
  }
  const { data } = await call(listRefunds, { query: { status: 'paid', search: 'qistina' } }, clerk)
  assert.deepEqual(data.refund_data, [])
  const acts = await db
    .selectFrom('events')
    .select('data')
    .where('name', '=', 'office_searched')
    .where('actor_id', '=', clerk.id)
    .orderBy('id', 'desc')
    .execute()
  assert.deepEqual(acts[0]?.data, { by: ['desk'], found: 0, orders: [] })
  assert.deepEqual(acts[1]?.data, { by: ['desk'], found: 1, orders: [order_id] })
  assert.doesNotMatch(JSON.stringify(acts), /qistina|zubai/)
})

test('what is typed half is read as far as it goes', () => {
  assert.deepEqual(['50', 'RM 1,234.5', '50.37', '50.', '1,23', 'SB12', '-5'].map(readAmount), [
    { from_sen: 5000, to_sen: 5099 },
    { from_sen: 123_450, to_sen: 123_459 },
    { from_sen: 5037, to_sen: 5037 },
    { from_sen: 5000, to_sen: 5099 },
    undefined,
    undefined,
    undefined,
  ])
})

test('a search of one letter is refused, and nobody but the office searches', async () => {
  const query = { waiting_for: 'cash', search: 'a' } as const
  assert.equal((await call(listPaymentsToJudge, { query }, admin)).code, 400)
  for (const role of ['agent', 'courier', 'customer'] as const)
    assert.equal(
      (await call(listPaymentsToJudge, { query: { ...query, search: 'ab' } }, await makeUser(role))).code,
      403,
    )
})
