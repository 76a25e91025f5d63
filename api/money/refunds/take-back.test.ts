import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { cancelByOffice, previewCancellation } from '#contract/orders/cancellations.ts'
import { listMyRefunds, listRefunds, payRefund, takeBackPayment } from '#contract/money/refunds.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { makeCorrections } from '../corrections/test-corrections.ts'
import { makeMailWorld } from '../../messages/letters/test-world.ts'

const { mail, server, speak, whenQuiet } = await makeMailWorld()
const { call, db, makeUser } = server
const { paid, admin, balances, nothingIsWrong } = await makeCorrections(server)
const other = await makeUser('admin')

type Person = Awaited<ReturnType<typeof makeUser>>

/** The refund of an order that the office has cancelled. */
async function owed({ id, number }: { id: string; number: string }) {
  const { refund } = (await call(previewCancellation, { params: { number } }, admin)).data
  const body = { reason: 'customer_asked', words: '', refund } as const
  await call(cancelByOffice, { params: { number }, body }, admin)
  return db.selectFrom('refunds').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
}

async function accountOf(person: Person, account_number: string) {
  const bank = { country_id: 'MY', bank_name: 'Maybank', account_name: 'Nur Contoh' } as const
  await server.proveFresh(person.token)
  await call(changeRefundAccount, { body: { ...bank, account_number } }, person)
  const { changed_at } = await db
    .selectFrom('refund_accounts')
    .select('changed_at')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return changed_at.toISOString()
}

const bouncedFor = (paid_at: string) => ({ reason: 'sent_back', paid_at }) as const

test('what the bank sent back is owed once more, however often it is pressed, and paid again', async () => {
  const person = await makeUser()
  await speak(person.id, 'sg')
  const order = await paid(person)
  const { id, amount_sen } = await owed(order)
  const params = { id }
  const before = await balances(order.id)
  const wrong = { bank_reference: 'TRX 7', account_changed_at: await accountOf(person, '514012345679') }
  const { paid_at } = (await call(payRefund, { params, body: wrong }, admin)).data
  const answers = await Promise.all(
    [admin, other, admin].map((who) => call(takeBackPayment, { params, body: bouncedFor(paid_at) }, who)),
  )
  assert.deepEqual(answers.map(({ code_message }) => code_message).toSorted(), [
    'refund_not_paid',
    'refund_not_paid',
    'success',
  ])
  assert.deepEqual(await balances(order.id), before)
  const query = { status: 'due', search: order.number } as const
  const [due] = (await call(listRefunds, { query }, admin)).data.refund_data
  assert.deepEqual(
    [due?.id, due?.paid_at, due?.bank_reference, due?.taken_back_reason],
    [id, null, null, 'sent_back'],
  )
  const [mine] = (await call(listMyRefunds, {}, person)).data.refund_data
  assert.deepEqual([mine?.status, mine?.taken_back_reason], ['due', 'sent_back'])

  const right = { bank_reference: 'TRX 8', account_changed_at: await accountOf(person, '514012345678') }
  const again = await call(payRefund, { params, body: right }, admin)
  assert.equal(again.code_message, 'success')
  // Whoever still looks at the first payment does not undo the second.
  const late = await call(takeBackPayment, { params, body: bouncedFor(paid_at) }, other)
  assert.equal(late.code_message, 'refund_not_paid')
  const [sent] = (await call(listMyRefunds, {}, person)).data.refund_data
  assert.deepEqual([sent?.status, sent?.bank_reference, sent?.taken_back_at], ['paid', 'TRX 8', null])
  const kept = await db
    .selectFrom('payments_taken_back')
    .select(['bank_reference', 'paid_by'])
    .where('refund_id', '=', id)
    .execute()
  assert.deepEqual(kept, [{ bank_reference: 'TRX 7', paid_by: admin.id }])
  const events = await db
    .selectFrom('events')
    .select('data')
    .where('order_id', '=', order.id)
    .where('name', '=', 'refund_taken_back')
    .execute()
  assert.deepEqual(
    events.map(({ data }) => data),
    [{ kind: 'cancellation', amount_sen, reason: 'sent_back' }],
  )
  await whenQuiet()
  const subjects = (await mail.mailsTo(person.email, 5)).map(({ subject = '' }) => subject)
  assert.equal(subjects.filter((subject) => /^Your bank sent RM.* back to us$/.test(subject)).length, 1)
  // The first was taken back before anybody was written of it.
  assert.equal(subjects.filter((subject) => subject.startsWith('We’ve sent you')).length, 1)
  await nothingIsWrong()
})

test('of a press too early nobody is written; once it was, the customer is told that it was not sent', async () => {
  const person = await makeUser()
  await speak(person.id, 'sg')
  const { id } = await owed(await paid(person))
  const params = { id }
  const body = { bank_reference: 'TRX 5', account_changed_at: await accountOf(person, '514012345678') }
  const press = async () => (await call(payRefund, { params, body }, admin)).data.paid_at
  const undo = (paid_at: string) =>
    call(takeBackPayment, { params, body: { reason: 'not_sent', paid_at } }, admin)
  assert.equal((await undo(await press())).code_message, 'success')
  const told = async (count: number) => {
    await whenQuiet()
    const letters = await mail.mailsTo(person.email, count)
    return letters.map(({ subject = '' }) => subject).filter((subject) => /sen[dt] you/.test(subject))
  }
  const before = (await told(0)).length
  assert.equal(before, 0)
  const paid_at = await press()
  const [first, ...more] = await told(4)
  assert.match(first ?? '', /^We’ve sent you/)
  assert.equal(more.length, 0)
  assert.equal((await undo(paid_at)).code_message, 'success')
  assert.match((await told(5)).at(-1) ?? '', /still have to send you RM/)
})

test('nobody takes back what is not paid, what was given in cash, their own, or without the right', async () => {
  const person = await makeUser()
  const { id } = await owed(await paid(person))
  const params = { id }
  const early = { params, body: bouncedFor(new Date().toISOString()) }
  assert.equal((await call(takeBackPayment, early, admin)).code_message, 'refund_not_paid')
  const body = { bank_reference: 'TRX 9', account_changed_at: await accountOf(person, '514012345678') }
  const { paid_at } = (await call(payRefund, { params, body }, admin)).data
  const bounced = { params, body: bouncedFor(paid_at) }
  for (const role of ['agent', 'courier', 'customer'] as const)
    assert.equal((await call(takeBackPayment, bounced, await makeUser(role))).code, 403)
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute()
  assert.equal((await call(takeBackPayment, bounced, { ...person, area: 'staff' })).code_message, 'own_order')
  const unknown = { ...bounced, params: { id: randomUUID() } }
  assert.equal((await call(takeBackPayment, unknown, admin)).code, 404)
  await assert.rejects(
    () =>
      sql`update refunds set status = 'due', country_id = null, bank_name = null, account_number = null, account_name = null,
        bank_reference = null, paid_by = null, paid_at = null where id = ${id}::uuid`.execute(db),
    /taken back with a reason/,
  )
  await assert.rejects(() => sql`delete from payments_taken_back`.execute(db), /only grows/)

  const cash = await owed(await paid(await makeUser()))
  await sql`update refunds set status = 'paid', paid_in_cash = true, paid_at = '2026-11-20T00:00:00Z' where id = ${cash.id}::uuid`.execute(
    db,
  )
  const given = { params: { id: cash.id }, body: bouncedFor('2026-11-20T00:00:00.000Z') }
  assert.equal((await call(takeBackPayment, given, admin)).code_message, 'refund_paid_in_cash')
})
