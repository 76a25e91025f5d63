import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCash } from '#contract/money/payments.ts'
import { listRefunds, payRefund, type RefundStatus } from '#contract/money/refunds.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { oweRefund } from '../payments/owe.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place, paymentOf } = await makeOrders(server)
const admin = await makeUser('admin')

type Person = Awaited<ReturnType<typeof makeUser>>

interface Query {
  cursor?: string
  limit?: string
  search?: string
}

/** Somebody of this name who has said where the money goes. */
async function named(name: string) {
  const person = await makeUser()
  await db.updateTable('users').set({ name }).where('id', '=', person.id).execute()
  await server.proveFresh(person.token)
  const bank = { country_id: 'MY', bank_name: 'Maybank', account_number: '514012345678' } as const
  await call(changeRefundAccount, { body: { ...bank, account_name: name } }, person)
  return person
}

/** Of an order of boxes that was paid in cash. */
async function owed(person: Person) {
  const order_id = await place(person, 'cash')
  const { id } = await paymentOf(order_id)
  assert.equal((await call(confirmCash, { params: { id } }, admin)).code, 200)
  const credit = {
    kind: 'credit',
    subject_id: order_id,
    order_id,
    user_id: person.id,
    amount_sen: 1234,
  } as const
  await db.transaction().execute((tx) => oweRefund(tx, credit))
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return refund.id
}

async function page(status: RefundStatus, query: Query = {}) {
  const { code, data } = await call(listRefunds, { query: { status, ...query } }, admin)
  assert.equal(code, 200)
  return data
}

async function everyone(status: RefundStatus, query: Query = {}) {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const data = await page(status, { ...query, ...(cursor ? { cursor } : {}) })
    ids.push(...data.refund_data.map(({ id }) => id))
    cursor = data.next_cursor
  }
  return ids
}

async function pay(id: string) {
  const { refund_data } = await page('due', { limit: '100' })
  const account_changed_at = refund_data.find((refund) => refund.id === id)?.account_changed_at ?? ''
  const body = { bank_reference: `TRX ${id.slice(-6)}`, account_changed_at }
  assert.equal((await call(payRefund, { params: { id }, body }, admin)).code, 200)
}

const people = await Promise.all(Array.from({ length: 4 }, () => named('Zubaidah Contoh')))
const due: string[] = []

test('all of more than fifty refunds that are due are reached part by part, the oldest first', async () => {
  for (let count = 0; count < 14; count += 1) for (const person of people) due.push(await owed(person))
  const first = await page('due', { limit: '50' })
  assert.deepEqual([first.refund_data.length, first.waiting, first.waiting_amount], [50, 56, 691.04])
  assert.deepEqual(await everyone('due', { limit: '50' }), due)
  assert.deepEqual(await everyone('due', { limit: '7' }), due)
  const last = due.at(-1) ?? ''
  const { tracking_number } = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('o.tracking_number')
    .where('r.id', '=', last)
    .executeTakeFirstOrThrow()
  assert.ok(!first.refund_data.some(({ id }) => id === last))
  assert.deepEqual(
    await everyone('due', { search: tracking_number }),
    [last],
    'a search looks at all of them',
  )
  assert.deepEqual(await everyone('due', { search: 'zubai', limit: '50' }), due)
})

test('nothing is stepped over or shown twice when refunds are paid between two parts', async () => {
  const first = await page('due', { limit: '50' })
  const [one = '', fiftieth = ''] = [due[0], due[49]]
  await pay(one)
  await pay(fiftieth)
  const rest = await page('due', { limit: '50', cursor: first.next_cursor ?? '' })
  assert.deepEqual(
    rest.refund_data.map(({ id }) => id),
    due.slice(50),
  )
  assert.equal(rest.waiting, 54)
})

test('what was paid comes newest first, part by part, past the fiftieth', async () => {
  const paid = [due[0] ?? '', due[49] ?? '']
  for (const id of due.filter((one) => !paid.includes(one))) {
    await pay(id)
    paid.push(id)
  }
  assert.deepEqual(await everyone('paid', { limit: '50' }), paid.toReversed())
  assert.deepEqual((await page('due', { limit: '50' })).refund_data, [])
})
