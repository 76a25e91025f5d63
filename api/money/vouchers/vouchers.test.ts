import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { sql } from 'kysely'
import { deleteAccount, exportData } from '#contract/people/accounts.ts'
import { voucherLifetime_months } from '#contract/money/voucher-lifetime.ts'
import { changeRefundAccount, listVouchers, readRefundAccount } from '#contract/money/vouchers.ts'
import { parcelSteps } from '#contract/parcels/parcel-steps.ts'
import { hashPassword } from '../../people/accounts/passwords.ts'
import { makeOrders } from '../../orders/purchases/test-orders.ts'
import { makeApprovals } from '../payments/test-approvals.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { expireVouchersJob } from './expire.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { approve } = makeApprovals(server)
const { place, placeWithProof, paymentOf } = await makeOrders(server)
const admin = await makeUser('admin')

async function buy(person: { id: string; token: string }, qty = 1) {
  const { id, payment_id, proof_id } = await placeWithProof(person, 'transfer', qty)
  await approve({ params: { id: payment_id }, body: { proof_id } }, admin)
  return id
}

async function owed() {
  const { rows } = await sql<{ owed: number; all: number }>`
    select coalesce(-sum(amount_sen) filter (where account = 'deposits_owed'), 0)::int as owed, coalesce(sum(amount_sen), 0)::int as all from ledger`.execute(
    db,
  )
  return rows[0]
}

test('a voucher lives for its months; then the deposit is no longer owed', async () => {
  const person = await makeUser()
  await buy(person, 2)
  const { rows } = await sql<{ is_kept: boolean }>`
    select bool_and(expires_at = issued_at + make_interval(months => ${voucherLifetime_months}::int)) as is_kept
    from vouchers where user_id = ${person.id}::uuid`.execute(db)
  assert.deepEqual(rows, [{ is_kept: true }])
  assert.deepEqual(await owed(), { owed: 6000, all: 0 })
  const expire = expireVouchersJob({ db })
  await expire.work()
  const [first] = (await call(listVouchers, {}, person)).data.voucher_data
  assert.deepEqual([first?.status, first?.value], ['issued', 30])
  await sql`update vouchers set expires_at = now() - interval '1 second' where id = ${first?.id}::uuid`.execute(
    db,
  )
  await Promise.all([expire.work(), expire.work()])
  const statuses = (await call(listVouchers, {}, person)).data.voucher_data.map(({ status }) => status)
  assert.deepEqual(statuses, ['expired', 'issued'])
  assert.deepEqual(await owed(), { owed: 3000, all: 0 })
})

test('until a box has reached its buyer its voucher says that it is on its way', async () => {
  const person = await makeUser()
  const id = await buy(person, 2)
  const coming = async () =>
    (await call(listVouchers, {}, person)).data.voucher_data.map(({ is_box_coming }) => is_box_coming)
  assert.deepEqual(await coming(), [true, true])
  for (const code of ['out_for_delivery', 'delivered'] as const)
    await sql`insert into parcel_events (order_id, seq, code, macro, actor_id, hash)
      values (${id}::uuid, 0, ${code}, ${parcelSteps[code].macro}, ${admin.id}::uuid, '')`.execute(db)
  assert.deepEqual(await coming(), [false, false])
})

test('a refund account belongs to one person', async () => {
  const [person, other] = await Promise.all([makeUser(), makeUser()])
  const body = {
    country_id: 'ID' as const,
    bank_name: 'BRI',
    account_number: '002101000111222',
    account_name: 'Contoh',
  }
  assert.equal((await call(readRefundAccount, {}, person)).data.refund_account, null)
  await server.proveFresh(person.token)
  await call(changeRefundAccount, { body }, person)
  // The clock of this process may be wrong; the one of the database counts.
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 86_400_000 })
  await call(changeRefundAccount, { body: { ...body, bank_name: 'BCA' } }, person)
  mock.timers.reset()
  const { changed_at } = await db
    .selectFrom('refund_accounts')
    .select('changed_at')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  assert.ok(changed_at.getTime() <= Date.now() + 1000)
  assert.deepEqual((await call(readRefundAccount, {}, person)).data.refund_account, {
    ...body,
    bank_name: 'BCA',
  })
  assert.equal((await call(readRefundAccount, {}, other)).data.refund_account, null)
  const wrong = await call(changeRefundAccount, { body: { ...body, account_number: '12-34' } }, person)
  assert.deepEqual(wrong.errors, [{ path: 'account_number', message: 'error.account_number_invalid' }])
})

test('whoever leaves takes their data along; the books stay whole', async () => {
  const person = await makeUser()
  const password_hash = await hashPassword('a long password')
  await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  const paid = await buy(person)
  const open = await place(person)
  const { data } = await call(exportData, {}, person)
  assert.match(JSON.stringify(data.export), /"name":"Siti Contoh".*"serial":"BX/)
  const judged = await placeWithProof(person)
  const early = await call(deleteAccount, { body: { current_password: 'a long password' } }, person)
  assert.equal(early.code_message, 'payment_under_review')
  await approve({ params: { id: judged.payment_id }, body: { proof_id: judged.proof_id } }, admin)
  assert.equal(
    (await call(deleteAccount, { body: { current_password: 'a long password' } }, person)).code,
    200,
  )
  const rows = await db
    .selectFrom('box_purchases')
    .select(['name', 'phone', 'email', 'address'])
    .where('order_id', 'in', [paid, open, judged.id])
    .execute()
  assert.deepEqual(
    rows,
    Array.from({ length: 3 }, () => ({ name: null, phone: null, email: null, address: null })),
  )
  assert.equal((await paymentOf(open)).status, 'cancelled')
  const files = await db
    .selectFrom('files')
    .select(['sealed_key', 'owner_id'])
    .where('id', '=', judged.proof_id)
    .execute()
  assert.deepEqual(files, [{ sealed_key: Buffer.alloc(0), owner_id: null }])
  const vouchers = await db
    .selectFrom('vouchers')
    .select('status')
    .where('order_id', 'in', [paid, judged.id])
    .execute()
  assert.deepEqual([...new Set(vouchers.map(({ status }) => status))], ['void'])
  assert.equal((await owed())?.all, 0)
})
