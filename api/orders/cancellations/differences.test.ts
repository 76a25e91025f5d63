import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { confirmCash } from '#contract/money/payments.ts'
import { listRefunds, payRefundInCash } from '#contract/money/refunds.ts'
import {
  cancelByOffice,
  cancelTransaction,
  previewCancellation,
  previewOwnCancellation,
} from '#contract/orders/cancellations.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { atOneMoment } from '../../verify/connection.ts'
import { verify } from '../../verify/verify.ts'
import { heavy, makeWeighings } from '../differences/test-weighings.ts'
import { makeReturns } from '../returns/test-returns.ts'
import type { Person } from '../shipments/test-shipments.ts'

const server = await startTestServer()
const { call, db, makeUser, url } = server
const { admin, agree, courier, heavierParcel, newest, paymentOf, scanned, weighed } =
  await makeWeighings(server)
const sentBack = makeReturns(server)
const other = await makeUser('admin')
const why = { reason: 'other', words: 'The scale was wrong' } as const

/** A difference that its sender has paid in cash. */
async function paidDifference() {
  const parcel = await heavierParcel()
  return { ...parcel, ...(await payFor(parcel.person, parcel.id)) }
}

async function payFor(person: Person, id: string) {
  const { TransactionID: difference } = (await agree(person, (await newest(person, id)).id)).data
  const { id: payment_id, amount_sen } = await paymentOf(difference)
  assert.equal((await call(confirmCash, { params: { id: payment_id } }, admin)).code, 200)
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', difference)
    .executeTakeFirstOrThrow()
  return { difference, difference_number: tracking_number, amount_sen }
}

const previewOf = async (number: string, who: Person = admin) =>
  (await call(previewCancellation, { params: { number } }, { token: who.token, area: 'staff' })).data

async function cancel(number: string, who: Person = admin) {
  const { refund } = await previewOf(number, who)
  return call(
    cancelByOffice,
    { params: { number }, body: { ...why, refund } },
    { token: who.token, area: 'staff' },
  )
}

async function balances(order_id: string) {
  const { rows } = await sql<{ account: string; sum: number }>`
    select split_part(account, ':', 1) as account, sum(amount_sen)::bigint as sum from ledger
    where order_id = ${order_id}::uuid group by 1 having sum(amount_sen) <> 0 order by 1`.execute(db)
  return rows.map(({ account, sum }) => [account, sum])
}

function refundsOf(order_id: string) {
  return db
    .selectFrom('refunds')
    .select(['id', 'kind', 'amount_sen'])
    .where('order_id', '=', order_id)
    .execute()
}

test('two of the office cancel a paid difference at once: its money is owed once, in cash, and the parcel goes on', async () => {
  const { person, id, number, difference, difference_number, amount_sen } = await paidDifference()
  const own = (await call(previewOwnCancellation, { params: { id: difference } }, person)).data
  assert.equal(own.obstacle, 'difference_paid')
  const asked = { params: { id: difference }, body: { refund: amount_sen / 100 } }
  assert.equal(
    (await call(cancelTransaction, asked, { token: person.token })).code_message,
    'difference_paid',
  )
  const preview = await previewOf(difference_number)
  assert.deepEqual(
    [preview.obstacle, preview.is_difference, preview.is_cash, preview.refund],
    [null, true, true, amount_sen / 100],
  )
  const answers = await Promise.all([cancel(difference_number), cancel(difference_number, other)])
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), ['order_over', 'success'])
  const [refund, ...further] = await refundsOf(difference)
  assert.ok(refund)
  assert.deepEqual([refund.kind, refund.amount_sen, further], ['cancellation', amount_sen, []])
  assert.deepEqual(await balances(difference), [
    ['cancellations_owed', -amount_sen],
    ['received', amount_sen],
  ])
  assert.deepEqual(
    [(await newest(person, id)).status, (await paymentOf(difference)).status],
    ['cancelled', 'success'],
  )
  const shown = (await call(readTransaction, { params: { id: difference } }, person)).data.transaction
  assert.deepEqual([shown.status, shown.cancellation?.words], ['cancelled', why.words])
  const due = (await call(listRefunds, { query: { status: 'due', limit: '100' } }, admin)).data.refund_data
  assert.equal(due.find((one) => one.id === refund.id)?.is_cash, true)
  assert.deepEqual(await atOneMoment(url, verify), [])
  assert.equal((await call(payRefundInCash, { params: { id: refund.id } }, admin)).code_message, 'success')
  assert.equal((await scanned(admin, number, 'consolidated')).code_message, 'success')
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('its event says who did it and why, and the amount leaves the revenue', async () => {
  const revenue = async () => {
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from (
      select amount from day_figures where figure = 'revenue' union all
      select amount from figure_changes where figure = 'revenue') f`.execute(db)
    return rows[0]?.sum
  }
  const { difference, difference_number, amount_sen } = await paidDifference()
  const before = await revenue()
  await cancel(difference_number)
  assert.equal(await revenue(), (before ?? 0) - amount_sen)
  const events = await db
    .selectFrom('events')
    .select(['actor_id', 'data'])
    .where('order_id', '=', difference)
    .where('name', '=', 'difference_cancelled')
    .execute()
  assert.deepEqual(events, [{ actor_id: admin.id, data: { reason: 'other', amount_sen } }])
})

test('a parcel weighed again counts from before; the newer of two differences is cancelled first', async () => {
  const { person, id, number, difference_number } = await paidDifference()
  const first = await newest(person, id)
  await weighed(courier, number, { ...heavy, weight: 14 })
  assert.equal((await cancel(difference_number)).code_message, 'weighed_since')
  const further = await payFor(person, id)
  assert.equal((await cancel(difference_number)).code_message, 'weighed_since')
  assert.equal((await cancel(further.difference_number)).code_message, 'success')
  assert.equal((await cancel(difference_number)).code_message, 'success')
  await weighed(courier, number, heavy)
  const again = await newest(person, id)
  assert.deepEqual([again.status, again.old_total], ['waiting', first.old_total])
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('weighing again and cancelling at once leave one of both', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { person, id, number, difference_number } = await paidDifference()
    const [scan, ended] = await Promise.all([
      weighed(courier, number, { ...heavy, weight: 14 }),
      cancel(difference_number),
    ])
    assert.equal(scan.code_message, 'success')
    const last = await newest(person, id)
    if (ended.code === 200) assert.ok(['waiting', 'cancelled'].includes(last.status))
    else assert.equal(ended.code_message, 'weighed_since')
  }
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('what went back for a difference does not go back again with the parcel, and the other way round', async () => {
  const one = await paidDifference()
  assert.equal((await cancel(one.difference_number)).code_message, 'success')
  assert.equal((await sentBack(admin, one.number, 'customer_asked')).code_message, 'success')
  const [returned] = await refundsOf(one.id)
  assert.ok(returned && returned.amount_sen <= (await paymentOf(one.id)).amount_sen)
  const two = await paidDifference()
  await sentBack(admin, two.number, 'customer_asked')
  assert.equal((await cancel(two.difference_number)).code_message, 'settled_by_return')
  const most = sql`insert into refunds (kind, subject_id, order_id, user_id, amount_sen)
    values ('cancellation', ${two.difference}::uuid, ${two.difference}::uuid, ${two.person.id}::uuid, ${two.amount_sen})`
  await assert.rejects(() => most.execute(db), /more than/)
  assert.deepEqual(await atOneMoment(url, verify), [])
})

test('only the office, and nobody their own', async () => {
  const { person, difference_number, amount_sen } = await paidDifference()
  const input = { params: { number: difference_number }, body: { ...why, refund: amount_sen / 100 } }
  for (const role of ['customer', 'courier', 'agent'] as const)
    assert.equal((await call(cancelByOffice, input, await makeUser(role))).code, 403)
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute()
  const own = await call(cancelByOffice, input, { token: person.token, area: 'staff' })
  assert.equal(own.code_message, 'own_order')
})
