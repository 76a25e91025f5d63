import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { cancelByOffice, previewCancellation } from '#contract/orders/cancellations.ts'
import {
  listMyRefunds,
  listRefunds,
  payRefund,
  refundWithdrawal,
  withdrawRefund,
} from '#contract/money/refunds.ts'
import { readTransaction } from '#contract/orders/transactions.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { makeCorrections } from '../corrections/test-corrections.ts'
import { makeMailWorld } from '../../messages/letters/test-world.ts'
import { withDatabaseBefore } from '../../testing/test-upgrade.ts'

const { mail, server, speak, whenQuiet } = await makeMailWorld()
const { call, db, makeUser } = server
const { paid, admin, approvedBoxes, balances, nothingIsWrong } = await makeCorrections(server)
const other = await makeUser('admin')

type Person = Awaited<ReturnType<typeof makeUser>>

const given = { reject_code: 'not_received', reject_reason: '', never_came: true } as const

/** The refund of an order that the office has cancelled. */
async function owed({ id, number }: { id: string; number: string }) {
  const { refund } = (await call(previewCancellation, { params: { number } }, admin)).data
  const body = { reason: 'customer_asked', words: '', refund } as const
  assert.equal((await call(cancelByOffice, { params: { number }, body }, admin)).code_message, 'success')
  return db.selectFrom('refunds').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
}

async function account(person: Person) {
  const bank = { country_id: 'MY', bank_name: 'Maybank', account_number: '514012345678' } as const
  await server.proveFresh(person.token)
  await call(changeRefundAccount, { body: { ...bank, account_name: 'Nur Contoh' } }, person)
  const { changed_at } = await db
    .selectFrom('refund_accounts')
    .select('changed_at')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return { bank_reference: 'TRX 7', account_changed_at: changed_at.toISOString() }
}

async function events(order_id: string) {
  const rows = await db
    .selectFrom('events')
    .select(['actor_id', 'data'])
    .where('order_id', '=', order_id)
    .where('name', '=', 'refund_withdrawn')
    .execute()
  return rows.map(({ actor_id, data }) => ({ actor_id, data }))
}

test('a refund whose money never came is withdrawn once: the books are even, and its customer reads why', async () => {
  const person = await makeUser()
  await speak(person.id, 'sg')
  const order = await paid(person)
  const { id, amount_sen } = await owed(order)
  const typed = { ...given, reject_code: 'other', reject_reason: 'The slip was of another day.' } as const
  const answers = await Promise.all(
    [admin, other, admin].map((who) => call(withdrawRefund, { params: { id }, body: typed }, who)),
  )
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'refund_withdrawn',
    'refund_withdrawn',
    'success',
  ])
  assert.deepEqual(await balances(order.id), [])
  const [event, ...more] = await events(order.id)
  assert.deepEqual([event?.data, more.length], [{ reject_code: 'other', amount_sen }, 0])
  const { refund_data: mine } = (await call(listMyRefunds, {}, person)).data
  assert.deepEqual(
    mine.map(({ status }) => status),
    ['withdrawn'],
  )
  const { cancellation } = (await call(readTransaction, { params: { id: order.id } }, person)).data
    .transaction
  assert.deepEqual([cancellation?.is_refunded, cancellation?.is_withdrawn], [false, true])
  const query = { status: 'withdrawn', search: order.number } as const
  const { data } = await call(listRefunds, { query }, admin)
  const [row] = data.refund_data
  assert.deepEqual([data.refund_data.length, row?.id, data.waiting], [1, id, 0])
  assert.deepEqual(
    [row?.withdrawal_code, row?.withdrawal_words, row?.paid_at, typeof row?.withdrawn_at],
    ['other', typed.reject_reason, null, 'string'],
  )
  await whenQuiet()
  const letters = await mail.mailsTo(person.email, 4)
  const letter = letters.find(({ subject = '' }) => subject.startsWith('No refund for order'))
  assert.match(letter?.text ?? '', /The slip was of another day/)
  await nothingIsWrong()
})

test('boxes that were never paid: their deposits and prices leave the books with the refund', async () => {
  const order = await approvedBoxes(await makeUser())
  const { id } = await owed(order)
  assert.equal((await call(withdrawRefund, { params: { id }, body: given }, admin)).code, 200)
  assert.deepEqual(await balances(order.id), [])
  await nothingIsWrong()
})

test('whoever does not say that the money never came withdraws nothing, nor an own one, nor without the right', async () => {
  const person = await makeUser()
  const { id } = await owed(await paid(person))
  const params = { id }
  for (const wrong of [
    { ...given, never_came: false },
    { ...given, reject_code: 'other' },
  ] as const)
    assert.equal((await call(withdrawRefund, { params, body: wrong }, admin)).code, 400)
  // A part of it came in, and goes back.
  assert.equal(refundWithdrawal.safeParse({ ...given, reject_code: 'amount_differs' }).success, false)
  for (const role of ['agent', 'courier', 'customer'] as const)
    assert.equal((await call(withdrawRefund, { params, body: given }, await makeUser(role))).code, 403)
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute()
  const own = await call(withdrawRefund, { params, body: given }, { ...person, area: 'staff' })
  assert.equal(own.code_message, 'own_order')
  const unknown = { params: { id: randomUUID() }, body: given }
  assert.equal((await call(withdrawRefund, unknown, admin)).code, 404)
  await db.updateTable('users').set({ role: 'customer' }).where('id', '=', person.id).execute()
  assert.equal((await call(payRefund, { params, body: await account(person) }, admin)).code, 200)
  assert.equal(
    (await call(withdrawRefund, { params, body: given }, admin)).code_message,
    'refund_already_paid',
  )
  await nothingIsWrong()
})

test('one pays and one withdraws at once: one of them, and the database knows no other way', async () => {
  const person = await makeUser()
  const { id } = await owed(await paid(person))
  const body = await account(person)
  const [sent, withdrawn] = await Promise.all([
    call(payRefund, { params: { id }, body }, admin),
    call(withdrawRefund, { params: { id }, body: given }, other),
  ])
  assert.deepEqual([sent.code, withdrawn.code].toSorted(), [200, 409])
  const silent = await owed(await paid(person))
  await assert.rejects(
    () => db.updateTable('refunds').set({ status: 'withdrawn' }).where('id', '=', silent.id).execute(),
    /withdrawn with a reason/,
  )
  await call(withdrawRefund, { params: { id: silent.id }, body: given }, admin)
  await assert.rejects(
    () => db.updateTable('refunds').set({ status: 'due' }).where('id', '=', silent.id).execute(),
    /stays so/,
  )
  await nothingIsWrong()
})

test('the upgrade leaves refunds as they are, and one that was due before can be withdrawn after it', () =>
  withDatabaseBefore('0049', async (client, upgrade) => {
    await client.query('set session_replication_role = replica')
    const [order, refund] = [randomUUID(), randomUUID()]
    await client.query(
      `insert into refunds (id, kind, subject_id, order_id, amount_sen) values ($1, 'cancellation', $2, $2, 500)`,
      [refund, order],
    )
    await upgrade()
    const { rows } = await client.query('select status, amount_sen from refunds')
    assert.deepEqual(
      rows.map(({ status, amount_sen }) => [status, Number(amount_sen)]),
      [['due', 500]],
    )
    await client.query('set session_replication_role = origin')
    await assert.rejects(
      () => client.query(`update refunds set status = 'withdrawn'`),
      /withdrawn with a reason/,
    )
    await client.query('begin')
    await client.query(
      `insert into refund_withdrawals (refund_id, reject_code) values ($1, 'not_received')`,
      [refund],
    )
    await client.query(`update refunds set status = 'withdrawn'`)
    await client.query('commit')
  }))
