import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  acceptClaim,
  askClaimant,
  declineClaim,
  listClaims,
  readOfficeClaim,
  showClaimPicture,
  takeClaim,
} from '#contract/money/claim-desk.ts'
import { agreeToClaim, answerClaim, fileClaim, objectToClaim, withdrawClaim } from '#contract/money/claims.ts'
import { listRefunds, payRefund, takeBackPayment } from '#contract/money/refunds.ts'
import { changeRefundAccount } from '#contract/money/vouchers.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { Person } from '../../orders/shipments/test-shipments.ts'
import { settleClaimsJob } from './settle.ts'
import { makeClaims } from './test-claims.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { admin, claimBody, filed, taken, rowOf, pictureOf } = await makeClaims(server)
const second = await makeUser('admin')

function accept(id: string, amount: number, who: Person = admin) {
  return call(acceptClaim, { params: { id }, body: { amount, words: '' } }, who)
}
function decline(id: string, who: Person = admin) {
  return call(declineClaim, { params: { id }, body: { decline_code: 'weak_packing', words: '' } }, who)
}
async function refundOf(id: string) {
  return db.selectFrom('refunds').selectAll().where('subject_id', '=', id).execute()
}

test('accepted in full it is owed at once, paid at the desk of the refunds, and the ledger sums to zero', async () => {
  const person = await makeUser()
  const { id, order_id } = await taken(person)
  assert.equal((await accept(id, 80)).data.status, 'accepted')
  await server.proveFresh(person.token)
  await call(
    changeRefundAccount,
    {
      body: { country_id: 'MY', bank_name: 'Maybank', account_number: '1234567', account_name: 'Ibu Contoh' },
    },
    person,
  )
  const { data } = await call(listRefunds, { query: { status: 'due', limit: '100' } }, admin)
  const due = data.refund_data.find((refund) => refund.order_id === order_id)
  assert.deepEqual([due?.kind, due?.amount], ['claim', 80])
  const body = { bank_reference: 'TRX 9', account_changed_at: due?.account_changed_at ?? '' }
  const paid = await call(payRefund, { params: { id: due?.id ?? '' }, body }, admin)
  assert.equal(paid.code, 200)
  const row = await rowOf(id)
  assert.deepEqual([row.status, row.amount_sen, row.closed_at === null], ['paid', 8000, false])
  const back = { reason: 'sent_back', paid_at: paid.data.paid_at } as const
  assert.equal((await call(takeBackPayment, { params: { id: due?.id ?? '' }, body: back }, admin)).code, 200)
  const reopened = await rowOf(id)
  assert.deepEqual(
    [reopened.status, reopened.settled_at === null, reopened.closed_at],
    ['accepted', false, null],
  )
  assert.equal((await call(payRefund, { params: { id: due?.id ?? '' }, body }, admin)).code, 200)
  assert.equal((await rowOf(id)).status, 'paid')
  const sums = await db
    .selectFrom('ledger')
    .select(['account', sql<number>`sum(amount_sen)::bigint`.as('sum')])
    .where('order_id', '=', order_id)
    .where('account', 'in', ['claim_costs', 'claims_owed', 'paid_out'])
    .groupBy('account')
    .orderBy('account')
    .execute()
  assert.deepEqual(
    sums.map(({ account, sum }) => [account, sum]),
    [
      ['claim_costs', 8000],
      ['claims_owed', 0],
      ['paid_out', -8000],
    ],
  )
})

test('no amount above the most is accepted, neither here nor by the database', async () => {
  const { id } = await taken(await makeUser())
  const { errors } = await accept(id, 80.01)
  assert.deepEqual(errors, [{ path: 'amount', message: 'error.claim_above_most' }])
  await assert.rejects(
    () =>
      sql`update claims set status = 'accepted', amount_sen = 8001, decided_by = ${admin.id}::uuid, decided_at = now() where id = ${id}::uuid`.execute(
        db,
      ),
    /claims_/,
  )
  assert.deepEqual([(await rowOf(id)).status, await refundOf(id)], ['in_review', []])
})

test('of two admins who take or decide at once one wins', async () => {
  const { id } = await filed(await makeUser())
  const takes = await Promise.all([admin, second].map((who) => call(takeClaim, { params: { id } }, who)))
  assert.deepEqual(takes.map(({ code }) => code).toSorted(), [200, 409])
  const decisions = await Promise.all([accept(id, 80), decline(id, second), accept(id, 60, second)])
  assert.deepEqual(decisions.map(({ code_message }) => code_message).toSorted(), [
    'claim_already_decided',
    'claim_already_decided',
    'success',
  ])
  const decided = await db
    .selectFrom('claim_events')
    .select('what')
    .where('claim_id', '=', id)
    .where('what', 'in', ['accepted', 'declined'])
    .execute()
  assert.equal(decided.length, 1)
  assert.ok((await refundOf(id)).length <= 1)
})

test('nobody takes or decides a claim of their own, nor one that nobody has taken', async () => {
  const person = await makeUser()
  const { id } = await filed(person)
  assert.equal((await accept(id, 10)).code_message, 'claim_not_taken')
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.id).execute()
  assert.equal(
    (await call(takeClaim, { params: { id } }, { ...person, area: 'staff' })).code_message,
    'own_order',
  )
  await call(takeClaim, { params: { id } }, admin)
  assert.equal((await accept(id, 10, person)).code_message, 'own_order')
  assert.equal((await decline(id, person)).code_message, 'own_order')
  await db.updateTable('users').set({ role: 'customer' }).where('id', '=', person.id).execute()
  for (const role of ['customer', 'courier', 'agent'] as const)
    assert.equal((await call(takeClaim, { params: { id } }, await makeUser(role))).code, 403)
})

test('a claim withdrawn while it is decided ends one way only', async () => {
  const person = await makeUser()
  const { id } = await taken(person)
  const [mine, office] = await Promise.all([call(withdrawClaim, { params: { id } }, person), accept(id, 80)])
  assert.deepEqual([mine.code, office.code].toSorted(), [200, 409])
  assert.equal((await refundOf(id)).length, office.code === 200 ? 1 : 0)
  assert.equal((await call(withdrawClaim, { params: { id } }, person)).code_message, 'claim_already_decided')
  assert.equal((await call(withdrawClaim, { params: { id } }, await makeUser())).code, 404)
})

test('while the customer is asked the clock stands still, and runs on with the answer', async () => {
  const person = await makeUser()
  const { id } = await taken(person)
  await call(askClaimant, { params: { id }, body: { words: 'Which shirt?' } }, admin)
  assert.equal((await accept(id, 80)).code_message, 'claim_is_asked')
  const listed = await call(listClaims, { query: { tab: 'open', limit: '100' } }, admin)
  assert.equal(listed.data.claim_data.find((claim) => claim.id === id)?.due_at, null)
  const before = await rowOf(id)
  await sql`update claims set asked_at = now() - interval '5 days' where id = ${id}::uuid`.execute(db)
  const body = { words: 'The blue one', picture_ids: [await pictureOf(person)] }
  assert.equal((await call(answerClaim, { params: { id }, body }, person)).data.status, 'in_review')
  const after = await rowOf(id)
  const days = (after.decide_due_at.getTime() - before.decide_due_at.getTime()) / 86_400_000
  assert.equal(Math.round(days), 5)
  assert.equal((await call(answerClaim, { params: { id }, body }, person)).code_message, 'claim_not_asked')
})

test('a question nobody answers is an answer after fourteen days, and not before', async () => {
  const { id } = await taken(await makeUser())
  await call(askClaimant, { params: { id }, body: { words: 'Which shirt?' } }, admin)
  const no_answer = { params: { id }, body: { decline_code: 'no_answer', words: '' } as const }
  assert.equal((await call(declineClaim, no_answer, admin)).code_message, 'claim_is_asked')
  await sql`update claims set asked_at = now() - interval '14 days' where id = ${id}::uuid`.execute(db)
  assert.equal((await call(declineClaim, no_answer, admin)).data.status, 'declined')
})

test('a lower amount waits for the customer’s word, and is owed once', async () => {
  const person = await makeUser()
  const { id } = await taken(person)
  await accept(id, 30)
  assert.deepEqual(await refundOf(id), [])
  const answers = await Promise.all([
    call(agreeToClaim, { params: { id } }, person),
    call(objectToClaim, { params: { id }, body: { words: 'Too little' } }, person),
    call(agreeToClaim, { params: { id } }, person),
  ])
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  assert.equal((await refundOf(id)).length, (await rowOf(id)).settled_at === null ? 0 : 1)
})

test('an objection is decided by somebody else, once, and never to the worse', async () => {
  const person = await makeUser()
  const { id } = await taken(person)
  await accept(id, 30)
  const body = { words: 'It cost more' }
  assert.equal((await call(objectToClaim, { params: { id }, body }, person)).data.status, 'in_review')
  assert.equal((await accept(id, 80)).code_message, 'first_decider')
  assert.equal((await decline(id, second)).code_message, 'claim_below_first')
  const { errors } = await accept(id, 29, second)
  assert.deepEqual(errors, [{ path: 'amount', message: 'error.claim_below_first' }])
  assert.equal((await call(withdrawClaim, { params: { id } }, person)).code_message, 'claim_already_decided')
  await accept(id, 45, second)
  assert.deepEqual(
    (await refundOf(id)).map(({ amount_sen }) => amount_sen),
    [4500],
  )
  assert.equal(
    (await call(objectToClaim, { params: { id }, body }, person)).code_message,
    'objection_not_possible',
  )
})

test('whoever decided first decides again when all other admins are locked out', async () => {
  const person = await makeUser()
  const { id } = await taken(person)
  await accept(id, 30)
  await call(objectToClaim, { params: { id }, body: { words: 'It cost more' } }, person)
  assert.equal((await accept(id, 80)).code_message, 'first_decider')
  const others = db.updateTable('users').where('role', '=', 'admin').where('id', '<>', admin.id)
  await others.set({ locked_at: new Date() }).execute()
  const again = await accept(id, 80)
  await others.set({ locked_at: null }).execute()
  assert.equal(again.data.status, 'accepted')
})

test('fourteen days after a decision there is no objection, and a lower amount is owed by itself', async () => {
  const person = await makeUser()
  const { id } = await taken(person)
  await accept(id, 30)
  await settleClaimsJob(server).work()
  assert.deepEqual(await refundOf(id), [])
  await sql`update claims set decided_at = now() - interval '14 days' where id = ${id}::uuid`.execute(db)
  const late = await call(objectToClaim, { params: { id }, body: { words: 'Late' } }, person)
  assert.equal(late.code_message, 'objection_not_possible')
  await Promise.all([settleClaimsJob(server).work(), settleClaimsJob(server).work()])
  assert.equal((await refundOf(id)).length, 1)
})

test('all claims of a parcel together never take more than its cover, nor the same things twice', async () => {
  const person = await makeUser()
  const { id, order_id } = await taken(person, { items: [{ position: 1, quantity: 1 }], wanted: 50 })
  await accept(id, 50)
  const both = await claimBody(person, order_id, { wanted: 60 })
  assert.deepEqual((await call(fileClaim, { body: both }, person)).errors, [
    { path: 'items.0.quantity', message: 'error.claim_more_than_sent' },
  ])
  const rest = await claimBody(person, order_id, { items: [{ position: 1, quantity: 1 }], wanted: 50 })
  const { data } = await call(fileClaim, { body: rest }, person)
  assert.equal((await rowOf(data.id)).cover_sen, 5000)
})

test('the office sees the record of the parcel, and every look at a picture is written down', async () => {
  const person = await makeUser()
  const picture_id = await pictureOf(person)
  const { id, order_id } = await filed(person, { picture_ids: [picture_id] })
  const { data } = await call(readOfficeClaim, { params: { id } }, admin)
  assert.deepEqual(
    [data.claim.events[0]?.code, data.claim.label.receiver.name, data.claim.parcel.cover, data.claim.is_own],
    ['delivered', 'Ibu Contoh', 100, false],
  )
  const look = await call(showClaimPicture, { params: { id, picture_id } }, admin)
  assert.match(String(look.headers['content-type']), /^image\/jpeg/)
  const other = await pictureOf(await makeUser())
  assert.equal((await call(showClaimPicture, { params: { id, picture_id: other } }, admin)).code, 404)
  const looks = await db
    .selectFrom('events')
    .select('actor_id')
    .where('name', '=', 'claim_picture_viewed')
    .where('order_id', '=', order_id)
    .execute()
  assert.deepEqual(looks, [{ actor_id: admin.id }])
})

test('the nearest due stands first, and what is overdue is counted', async () => {
  const { id } = await filed(await makeUser())
  await sql`update claims set look_due_at = now() - interval '1 hour' where id = ${id}::uuid`.execute(db)
  const { data } = await call(listClaims, { query: { tab: 'open', limit: '2' } }, admin)
  assert.deepEqual([data.claim_data[0]?.id, data.claim_data[0]?.is_overdue], [id, true])
  assert.equal(data.overdue, 1)
  const query = { tab: 'open', cursor: data.next_cursor ?? '', limit: '100' } as const
  const rest = await call(listClaims, { query }, admin)
  assert.ok(rest.data.claim_data.every((claim) => claim.id !== id))
  assert.ok(rest.data.claim_data.length > 0)
})
