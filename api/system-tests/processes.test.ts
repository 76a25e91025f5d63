import assert from 'node:assert/strict'
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { logIn, register, verifyRegistration } from '#contract/people/accounts.ts'
import { cancelByOffice, cancelTransaction, previewCancellation } from '#contract/orders/cancellations.ts'
import { readDoorCode } from '#contract/parcels/door-codes.ts'
import { draftCallsOf } from '#contract/orders/drafts.ts'
import type { Endpoint, Input } from '#contract/platform/endpoint.ts'
import { approvePayment, confirmCash, undoApproval } from '#contract/money/payments.ts'
import { purchaseBoxes } from '#contract/orders/purchases.ts'
import { payRefund } from '#contract/money/refunds.ts'
import { scanParcel } from '#contract/courier/scans.ts'
import { orderShipment } from '#contract/orders/shipments.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { codeFor } from '../people/accounts/codes.ts'
import { makeParcels } from '../courier/scans/test-parcels.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makeOrders } from '../orders/purchases/test-orders.ts'
import { openDay } from '../orders/shipments/plain-order.ts'
import { ofTheWhole } from '../verify/whole.ts'
import { insist } from './test-door.ts'
import { startProcesses } from './test-processes.ts'

const server = await startTestServer()
const { call, db, makeUser, proveFresh, keys } = server
const { orderOf, placeWithProof, paymentOf } = await makeOrders(server)
const parcels = await makeParcels(server)
const [admin, courier] = await Promise.all([makeUser('admin'), makeUser('courier')])
const doors = await startProcesses(4, server)
const nobody = { token: '' }

interface Asked<E extends Endpoint> {
  input: Partial<Input<E>>
  who: { token: string }
  key?: string
}

/** So many calls at once, over all processes in turn; a process too busy to answer is asked again. */
async function atOnce<E extends Endpoint>(endpoint: E, count: number, ask: (place: number) => Asked<E>) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, place) => {
      const { input, who, key = randomUUID() } = ask(place)
      return insist(async () => {
        const door = doors[place % doors.length]
        assert.ok(door)
        return door(endpoint, input, who, { key })
      })
    }),
  )
  return { answers, words: tally(answers.map(({ code_message }) => code_message)) }
}

function tally(words: readonly string[]) {
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))
}

test('four processes count the misses of an account and a network as one', async () => {
  const body = { email: 'nobody@example.com', password: 'not the password' }
  const misses: string[] = []
  while (misses.length < 10) {
    const { words } = await atOnce(logIn, 16, () => ({ input: { body }, who: nobody }))
    misses.push(...Array.from({ length: words['wrong_credentials'] ?? 0 }, () => 'miss'))
    if (words['too_many_requests']) break
  }
  assert.equal(misses.length, 10)
  const { words } = await atOnce(logIn, 4, () => ({ input: { body }, who: nobody }))
  assert.deepEqual(words, { too_many_requests: 4 })
})

test('a code is good once and guessed at five times, whichever process is asked', async () => {
  const account = { name: 'Nur Contoh', phone: '0123456789', phone_country: 'MY' as const }
  const words = { password: 'kopi-tarik-ombak-7', password_confirmation: 'kopi-tarik-ombak-7' }
  const ask = async (email: string) => {
    const { data } = await call(register, { body: { ...account, ...words, email } })
    const { nonce } = await db
      .selectFrom('one_time_codes')
      .select('nonce')
      .where('id', '=', data.request_id)
      .executeTakeFirstOrThrow()
    return { request_id: data.request_id, code: codeFor(keys, nonce) }
  }
  const right = await ask('right@example.com')
  const used = await atOnce(verifyRegistration, 12, () => ({ input: { body: right }, who: nobody }))
  assert.equal(used.words['success'], 1)
  const guessed = await ask('guessed@example.com')
  const code = guessed.code === '000000' ? '000001' : '000000'
  const wrong = await atOnce(verifyRegistration, 12, () => ({
    input: { body: { ...guessed, code } },
    who: nobody,
  }))
  assert.equal(wrong.words['invalid_input'], 5)
  const late = await atOnce(verifyRegistration, 1, () => ({ input: { body: guessed }, who: nobody }))
  assert.equal(late.words['success'], undefined)
})

test('forty orders of one person at once are twenty, with amounts of their own', async () => {
  const person = await makeUser()
  const { words } = await atOnce(purchaseBoxes, 40, () => ({ input: { body: orderOf() }, who: person }))
  assert.deepEqual(words, { success: 20, too_many_unpaid: 20 })
  const people = await Promise.all(Array.from({ length: 8 }, () => makeUser()))
  await atOnce(purchaseBoxes, 24, (place) => ({
    input: { body: orderOf() },
    who: people[place % people.length] ?? nobody,
  }))
  const { rows } = await sql<{ marks: number; different: number }>`
    select count(*)::int as marks, count(distinct (payment_account_id, amount_sen, pay_reference))::int as different
    from payments where status = 'awaiting_payment' and payment_type_id = 'transfer'`.execute(db)
  assert.deepEqual(rows, [{ marks: 44, different: 44 }])
})

test('one key over four processes is one order', async () => {
  const person = await makeUser()
  const key = randomUUID()
  const body = orderOf('cash')
  const { answers } = await atOnce(purchaseBoxes, 8, () => ({ input: { body }, who: person, key }))
  const given = answers.filter(({ status }) => status === 200)
  assert.equal(new Set(given.map(({ data }) => data.TransactionID)).size, 1)
  const orders = await db.selectFrom('orders').select('id').where('user_id', '=', person.id).execute()
  assert.equal(orders.length, 1)
})

test('the places of a slot are given once, and what is cancelled twice is free once', async () => {
  await db.updateTable('time_slots').set({ capacity: 6 }).where('id', '=', '15-18').execute()
  const visit = { day: openDay(6), time_slot_id: '15-18' }
  const people = await Promise.all(Array.from({ length: 12 }, () => makeUser()))
  const body = { ...orderOf('cash'), visit }
  const { answers, words } = await atOnce(purchaseBoxes, 12, (place) => ({
    input: { body },
    who: people[place] ?? nobody,
  }))
  assert.deepEqual(words, { success: 6, slot_full: 6 })
  const place = answers.findIndex(({ status }) => status === 200)
  const params = { id: answers[place]?.data.TransactionID ?? '' }
  await atOnce(cancelTransaction, 4, () => ({ input: { params }, who: people[place] ?? nobody }))
  const { rows } = await sql<{ booked: number }>`
    select booked from slot_bookings where day = ${visit.day}::date and time_slot_id = '15-18'`.execute(db)
  assert.deepEqual(rows, [{ booked: 5 }])
})

test('a door opens after five guesses for nobody, whichever process is asked', async () => {
  const person = await makeUser()
  const { id, number } = await parcels.paid(person, (order) => ({ ...order, wants_door_code: true }))
  await parcels.brought(courier, number)
  await parcels.scanned(courier, number, 'out_for_delivery')
  const { code } = (await call(readDoorCode, { params: { id } }, person)).data
  const evidence_id = await parcels.evidence(courier, number)
  const body = {
    code: 'delivered' as const,
    device_at: new Date().toISOString(),
    reason: '' as const,
    received_by: 'Ibu Contoh',
    evidence_id,
  }
  const guess = (door_code: string) => () => ({
    input: { params: { number }, body: { ...body, scan_id: randomUUIDv7(), door_code } },
    who: courier,
  })
  const wrong = await atOnce(scanParcel, 16, guess(code === '000000' ? '000001' : '000000'))
  assert.deepEqual(wrong.words, { door_code_wrong: 5, door_code_locked: 11 })
  assert.deepEqual((await atOnce(scanParcel, 4, guess(code ?? ''))).words, { door_code_locked: 4 })
})

test('an approval is given once, and either takes effect or is taken back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, payment_id, proof_id } = await placeWithProof(await makeUser())
    const params = { id: payment_id }
    const given = await atOnce(approvePayment, 4, () => ({
      input: { params, body: { proof_id } },
      who: admin,
    }))
    assert.equal(given.words['success'], 1)
    // Due in the middle of what follows; each process looks for due work on its own.
    await sql`update approvals set takes_effect_at = clock_timestamp() + ${round * 15} * interval '1 millisecond'
      where payment_id = ${payment_id}::uuid`.execute(db)
    const undone = await atOnce(undoApproval, 4, () => ({ input: { params }, who: admin }))
    const isUndone = (undone.words['success'] ?? 0) > 0
    await assertSettled(id, payment_id, isUndone)
  }
})

async function assertSettled(order_id: string, payment_id: string, isUndone: boolean) {
  const until = Date.now() + 30_000
  for (;;) {
    const { rows } =
      await sql`select from approvals where payment_id = ${payment_id}::uuid and status = 'pending'`.execute(
        db,
      )
    if (rows.length === 0 || Date.now() > until) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const { status } = await paymentOf(order_id)
  assert.equal(status, isUndone ? 'awaiting_approval' : 'success')
  const posted = await db.selectFrom('ledger').select('id').where('order_id', '=', order_id).execute()
  assert.equal(posted.length > 0, !isUndone)
}

test('of windows that save the same draft at once one saves it', async () => {
  const person = await makeUser()
  for (const version of [0, 1]) {
    const { words } = await atOnce(draftCallsOf.shipment.save, 8, (place) => ({
      input: { body: { draft: { place }, version } },
      who: person,
    }))
    assert.deepEqual(words, { success: 1, draft_changed: 7 })
  }
})

test('a voucher is spent once', async () => {
  const person = await makeUser()
  const answer = await call(purchaseBoxes, { body: orderOf('cash', 1) }, person)
  const { id: payment_id } = await paymentOf(answer.data.TransactionID)
  await call(confirmCash, { params: { id: payment_id } }, admin)
  const { id: voucher_id } = await db
    .selectFrom('vouchers')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const own = { box: 'M', length: undefined, width: undefined, height: undefined }
  const body = await parcels.orderOf(person, (order) => ({ ...order, package: { ...order.package, ...own } }))
  const { words } = await atOnce(orderShipment, 8, () => ({
    input: { body: { ...body, voucher_id } },
    who: person,
  }))
  assert.equal(words['success'], 1)
  const { status } = await db
    .selectFrom('vouchers')
    .select('status')
    .where('id', '=', voucher_id)
    .executeTakeFirstOrThrow()
  assert.equal(status, 'attached')
})

test('what was paid is owed back once and paid back once', async () => {
  const person = await makeUser()
  await proveFresh(person.token)
  const account = {
    country_id: 'ID' as const,
    bank_name: 'BCA',
    account_number: '0012345678',
    account_name: 'Ibu',
  }
  await call(changeRefundAccount, { body: account }, person)
  const { id, number } = await parcels.paid(person)
  const params = { number }
  const { refund } = (await call(previewCancellation, { params }, admin)).data
  const body = { reason: 'customer_asked' as const, words: '', refund }
  const { words } = await atOnce(cancelByOffice, 8, () => ({ input: { params, body }, who: admin }))
  assert.equal(words['success'], 1)
  const owed = await db
    .selectFrom('refunds')
    .select(['id', 'amount_sen'])
    .where('order_id', '=', id)
    .execute()
  assert.equal(owed.length, 1)
  const { changed_at } = await db
    .selectFrom('refund_accounts')
    .select('changed_at')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const payment = { bank_reference: 'TRX', account_changed_at: changed_at.toISOString() }
  const paid = await atOnce(payRefund, 8, () => ({
    input: { params: { id: owed[0]?.id ?? '' }, body: payment },
    who: admin,
  }))
  assert.equal(paid.words['success'], 1)
  assert.equal(owed[0]?.amount_sen, (await paymentOf(id)).amount_sen)
})

test('afterwards everything that holds over all tables holds', async () => {
  for (const [rule, statement] of Object.entries(ofTheWhole)) {
    const { rows } = await sql.raw(statement).execute(db)
    assert.deepEqual(rows, [], rule)
  }
})
