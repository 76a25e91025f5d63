import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { deleteAccount } from '#contract/people/accounts.ts'
import { boxSerial_bytes, newBoxSerial } from '#contract/parcels/box-serial.ts'
import {
  exportRefunds,
  listMyRefunds,
  listRefunds,
  payRefund,
  takeBackPayment,
} from '#contract/money/refunds.ts'
import { confirmBox } from '#contract/courier/scans.ts'
import { changeRefundAccount, type RefundAccount } from '#contract/money/vouchers.ts'
import { hashPassword } from '../../people/accounts/passwords.ts'
import { makeParcels } from '../../courier/scans/test-parcels.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import { oweRefund } from '../payments/owe.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { paid, scanned, admin } = await makeParcels(server)
const courier = await makeUser('courier')

const account: RefundAccount = {
  country_id: 'ID',
  bank_name: 'BCA',
  account_number: '0012345678',
  account_name: '=Contoh, "Ibu"',
}
const serials = Array.from({ length: 8 }, () => newBoxSerial(randomBytes(boxSerial_bytes)))

/** A voucher confirmed by a courier, the way it happens: attached, handed over, scanned. */
async function confirmed(person: Person) {
  const { id, number } = await paid(person, (order) => ({
    ...order,
    package: { ...order.package, box: 'M', length: undefined, width: undefined, height: undefined },
  }))
  const box = await db.selectFrom('boxes').select('id').where('label', '=', 'M').executeTakeFirstOrThrow()
  const serial = serials.pop() ?? ''
  const { id: voucher_id } = await db
    .insertInto('vouchers')
    .values({
      serial,
      order_id: id,
      user_id: person.id,
      box_id: box.id,
      box_label: 'M',
      value_sen: 3000,
      expires_at: new Date('2099-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('vouchers').set({ status: 'attached' }).where('id', '=', voucher_id).execute()
  await db.updateTable('shipments').set({ voucher_id }).where('order_id', '=', id).execute()
  await scanned(courier, number, 'picked_up')
  await call(confirmBox, { params: { number }, body: { serial } }, courier)
  const refund = await db
    .selectFrom('refunds')
    .selectAll()
    .where('voucher_id', '=', voucher_id)
    .executeTakeFirstOrThrow()
  return { voucher_id, refund_id: refund.id, order_id: id, number }
}

async function giveAccount(person: Person) {
  await server.proveFresh(person.token)
  await call(changeRefundAccount, { body: account }, person)
  const { changed_at } = await db
    .selectFrom('refund_accounts')
    .select('changed_at')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return { bank_reference: 'TRX 1', account_changed_at: changed_at.toISOString() }
}

test('a confirmed voucher is paid once, however often two admins press, and the ledger sums to zero', async () => {
  const [person, other] = await Promise.all([makeUser(), makeUser('admin')])
  const { voucher_id, refund_id, order_id } = await confirmed(person)
  const body = await giveAccount(person)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, press) =>
      call(payRefund, { params: { id: refund_id }, body }, press % 2 ? admin : other),
    ),
  )
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  assert.deepEqual(
    new Set(answers.map(({ code_message }) => code_message)),
    new Set(['success', 'refund_already_paid']),
  )
  const voucher = await db
    .selectFrom('vouchers')
    .select('status')
    .where('id', '=', voucher_id)
    .executeTakeFirstOrThrow()
  assert.equal(voucher.status, 'refunded')
  const posted = await db
    .selectFrom('ledger')
    .select(['account', 'amount_sen'])
    .where('voucher_id', '=', voucher_id)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    posted.map(({ account: name, amount_sen }) => [name, amount_sen]),
    [
      ['deposits_owed', 3000],
      ['paid_out', -3000],
    ],
  )
  const events = await db
    .selectFrom('events')
    .select('name')
    .where('order_id', '=', order_id)
    .where('name', '=', 'refund_paid')
    .execute()
  assert.equal(events.length, 1)
  const { data } = await call(listMyRefunds, {}, person)
  assert.deepEqual(
    data.refund_data.map(({ status, amount, bank_reference }) => [status, amount, bank_reference]),
    [['paid', 30, 'TRX 1']],
  )
})

test('a voucher whose payment came back is only confirmed, until it is paid again', async () => {
  const person = await makeUser()
  const { voucher_id, refund_id } = await confirmed(person)
  const params = { id: refund_id }
  const body = await giveAccount(person)
  const statusOf = async () => {
    const { rows } = await sql<{ status: string; balance: number }>`
      select v.status, (select sum(l.amount_sen)::int from ledger l where l.voucher_id = v.id and l.account = 'paid_out') as balance
      from vouchers v where v.id = ${voucher_id}::uuid`.execute(db)
    return rows[0]
  }
  const { paid_at } = (await call(payRefund, { params, body }, admin)).data
  await assert.rejects(
    () => sql`update vouchers set status = 'confirmed' where id = ${voucher_id}::uuid`.execute(db),
    /cannot go from refunded to confirmed/,
  )
  const back = { params, body: { reason: 'not_sent', paid_at } } as const
  assert.equal((await call(takeBackPayment, back, admin)).code_message, 'success')
  assert.deepEqual(await statusOf(), { status: 'confirmed', balance: 0 })
  assert.equal((await call(payRefund, { params, body }, admin)).code_message, 'success')
  assert.deepEqual(await statusOf(), { status: 'refunded', balance: -3000 })
})

test('the database itself refuses a second refund of a voucher, a second payment and a deletion', async () => {
  const person = await makeUser()
  const { voucher_id, refund_id, order_id } = await confirmed(person)
  await assert.rejects(
    () =>
      db.transaction().execute((tx) =>
        oweRefund(tx, {
          kind: 'voucher',
          subject_id: voucher_id,
          order_id,
          user_id: person.id,
          amount_sen: 3000,
        }),
      ),
    /refunds_/,
  )
  await call(payRefund, { params: { id: refund_id }, body: await giveAccount(person) }, admin)
  await assert.rejects(
    () => sql`update refunds set bank_reference = 'again' where id = ${refund_id}::uuid`.execute(db),
    /paid once/,
  )
  await assert.rejects(
    () => sql`delete from refunds where id = ${refund_id}::uuid`.execute(db),
    /never deleted/,
  )
})

test('nobody is paid to an account that was not looked at, or to none, or by themselves', async () => {
  const person = await makeUser()
  const { refund_id } = await confirmed(person)
  const params = { id: refund_id }
  const early = { bank_reference: 'TRX 2', account_changed_at: new Date().toISOString() }
  assert.equal((await call(payRefund, { params, body: early }, admin)).code_message, 'refund_account_missing')
  const seen = await giveAccount(person)
  await giveAccount(person)
  assert.equal((await call(payRefund, { params, body: seen }, admin)).code_message, 'refund_account_changed')
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute()
  const own = await call(payRefund, { params, body: await giveAccount(person) }, { ...person, area: 'staff' })
  assert.equal(own.code_message, 'own_order')
  const { errors } = await call(payRefund, { params, body: { ...seen, bank_reference: ' ' } }, admin)
  assert.deepEqual(errors, [{ path: 'bank_reference', message: 'error.bank_reference_required' }])
  for (const role of ['customer', 'courier', 'agent'] as const)
    assert.equal((await call(payRefund, { params, body: seen }, await makeUser(role))).code, 403)
  const { status } = await db
    .selectFrom('refunds')
    .select('status')
    .where('id', '=', refund_id)
    .executeTakeFirstOrThrow()
  assert.equal(status, 'due')
})

test('a credit moves the sale into what is owed, and stands on the list of the office oldest first', async () => {
  const person = await makeUser()
  const { id, number } = await paid(person)
  const credit = {
    kind: 'credit',
    subject_id: id,
    order_id: id,
    user_id: person.id,
    amount_sen: 450,
  } as const
  await db.transaction().execute((tx) => oweRefund(tx, credit))
  const { data } = await call(listRefunds, { query: { status: 'due', limit: '100' } }, admin)
  const last = data.refund_data.at(-1)
  assert.deepEqual([last?.tracking_number, last?.amount, last?.account], [number, 4.5, null])
  assert.equal(data.waiting, data.refund_data.length)
  const sums = await db
    .selectFrom('ledger')
    .select(['account', sql<number>`sum(amount_sen)::bigint`.as('sum')])
    .where('order_id', '=', id)
    .where('account', 'in', ['credits_owed', 'shipping_sales'])
    .groupBy('account')
    .orderBy('account')
    .execute()
  assert.equal(sums[0]?.sum, -450)
})

test('an account is not deleted while money is still owed to it', async () => {
  const person = await makeUser()
  await confirmed(person)
  const current_password = 'kopi-tarik-pagi'
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(current_password) })
    .where('id', '=', person.id)
    .execute()
  const { code_message } = await call(deleteAccount, { body: { current_password } }, person)
  assert.equal(code_message, 'refund_due')
})

test('the table for the bank holds every row and no formula', async () => {
  const person = await makeUser()
  const { number } = await confirmed(person)
  await giveAccount(person)
  const { file, headers } = await call(exportRefunds, { query: { status: 'due' } }, admin)
  assert.match(String(headers['content-type']), /^text\/csv/)
  const line = file
    .toString('utf8')
    .split('\r\n')
    .find((text) => text.startsWith(number))
  assert.match(line ?? '', /,30\.00,.*,BCA,0012345678,"'=Contoh, ""Ibu""",/)
  const exported = await db.selectFrom('events').select('id').where('name', '=', 'refunds_exported').execute()
  assert.equal(exported.length, 1)
})
