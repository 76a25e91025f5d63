import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  approvePayment,
  confirmCash,
  listPaymentsToJudge,
  readDecision,
  rejectPayment,
  undoApproval,
} from '#contract/money/payments.ts'
import { readTransaction, sendProof } from '#contract/orders/transactions.ts'
import { makeOrders, makePicture } from '../../orders/purchases/test-orders.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { approvalDueJob, approvalsOverdueJob } from './approve.ts'
import { makeApprovals } from './test-approvals.ts'
import { eventNamesOf } from './test-events.ts'

const server = await startTestServer()
const { call, db, makeUser } = server
const { place, placeWithProof, paymentOf } = await makeOrders(server)
const { takeEffect } = makeApprovals(server)
const [admin, other] = await Promise.all([makeUser('admin'), makeUser('admin')])

async function approved(type: 'transfer' | 'cash' = 'transfer') {
  const person = await makeUser()
  const order = await placeWithProof(person, type)
  const input = { params: { id: order.payment_id }, body: { proof_id: order.proof_id } }
  const answer = await call(approvePayment, input, admin)
  return { person, ...order, input, answer }
}

async function waitingFor(who: { token: string }) {
  return (
    await call(
      listPaymentsToJudge,
      { query: { waiting_for: 'decision', limit: '100' } },
      { token: who.token },
    )
  ).data
}

test('an approval waits ten seconds by the clock of the database; meanwhile nothing follows and nobody else decides', async () => {
  const { person, id, payment_id, proof_id, answer, input } = await approved('cash')
  const { rows } = await sql<{ wait_s: number }>`
    select extract(epoch from takes_effect_at - given_at)::int as wait_s from approvals where payment_id = ${payment_id}::uuid`.execute(
    db,
  )
  assert.deepEqual([answer.data.status, rows], ['awaiting_approval', [{ wait_s: 10 }]])
  await approvalsOverdueJob({ db }).work()
  const { transaction } = (await call(readTransaction, { params: { id } }, person)).data
  assert.equal(transaction.status, 'awaiting_approval')
  const rejection = { proof_id, reject_code: 'not_received' as const, reject_reason: '' }
  const { params } = input
  const words = await Promise.all([
    call(approvePayment, input, other),
    call(rejectPayment, { params, body: rejection }, other),
    call(rejectPayment, { params, body: rejection }, admin),
    call(confirmCash, { params }, other),
  ])
  assert.deepEqual(
    words.map(({ code_message }) => code_message),
    [
      'payment_not_awaiting_approval',
      'payment_not_awaiting_approval',
      'payment_not_awaiting_approval',
      'payment_not_awaiting_cash',
    ],
  )
  assert.deepEqual(await eventNamesOf(db, id), ['order_placed', 'proof_sent', 'approval_given'])
  for (const [who, mine] of [
    [admin, 1],
    [other, 0],
  ] as const) {
    const { payment_data, pending_data } = await waitingFor(who)
    assert.equal(payment_data.filter((one) => one.id === payment_id).length, 0)
    assert.equal(pending_data.filter((one) => one.id === payment_id).length, mine)
  }
  const decision = (await call(readDecision, { params }, other)).data
  assert.deepEqual([decision.is_pending, decision.decided_by], [true, 'Test admin'])
  await takeEffect(payment_id)
  assert.deepEqual((await eventNamesOf(db, id)).slice(-1), ['payment_approved'])
})

test('whoever gave it takes it back, nobody else and not too late; then the proof waits as before', async () => {
  const { id, payment_id, proof_id, input } = await approved()
  const { params } = input
  assert.equal((await call(undoApproval, { params }, other)).code_message, 'approval_of_another')
  assert.equal((await call(undoApproval, { params }, await makeUser('agent'))).code, 403)
  assert.equal((await call(undoApproval, { params }, admin)).data.status, 'awaiting_approval')
  assert.equal((await call(undoApproval, { params }, admin)).code_message, 'approval_undone')
  await takeEffect(payment_id)
  assert.equal((await paymentOf(id)).status, 'awaiting_approval')
  assert.deepEqual((await eventNamesOf(db, id)).slice(2), ['approval_given', 'approval_undone'])
  assert.ok((await waitingFor(other)).payment_data.some((one) => one.id === payment_id))
  const body = { proof_id, reject_code: 'unreadable' as const, reject_reason: '' }
  assert.equal((await call(rejectPayment, { params, body }, other)).code, 200)

  const late = await approved()
  await takeEffect(late.payment_id)
  assert.equal(
    (await call(undoApproval, { params: late.input.params }, admin)).code_message,
    'approval_in_effect',
  )
})

test('the effect comes once: by the job twice, by the sweep, and by two processes at the same moment', async () => {
  const { id, payment_id } = await approved()
  const { id: approval_id } = await db
    .updateTable('approvals')
    .set({ takes_effect_at: sql<Date>`now()` })
    .where('payment_id', '=', payment_id)
    .returning('id')
    .executeTakeFirstOrThrow()
  // The job may be lost with the process that sent it: the table says what is due.
  const due = () => approvalDueJob({ db }).work({ approval_id })
  await Promise.all([due(), due(), approvalsOverdueJob({ db }).work(), approvalsOverdueJob({ db }).work()])
  await due()
  const vouchers = await db.selectFrom('vouchers').select('id').where('order_id', '=', id).execute()
  assert.deepEqual([(await paymentOf(id)).status, vouchers.length], ['success', 2])
  assert.equal((await eventNamesOf(db, id)).filter((name) => name === 'payment_approved').length, 1)
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_sen), 0)::bigint as sum from ledger where order_id = ${id}::uuid and account like 'received%'`.execute(
    db,
  )
  assert.deepEqual(rows, [{ sum: (await paymentOf(id)).amount_sen }])
})

test('undo and effect at the same moment: one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, payment_id, input } = await approved()
    await sql`update approvals set takes_effect_at = clock_timestamp() + interval '20 milliseconds' where payment_id = ${payment_id}::uuid`.execute(
      db,
    )
    const [undone] = await Promise.all([
      call(undoApproval, { params: input.params }, admin),
      new Promise((resolve) => setTimeout(resolve, 15)).then(() => approvalsOverdueJob({ db }).work()),
    ])
    await takeEffect(payment_id)
    assert.equal((await paymentOf(id)).status, undone.code === 200 ? 'awaiting_approval' : 'success')
  }
})

test('a proof that came after the one looked at is approved only when it was looked at', async () => {
  const person = await makeUser()
  const id = await place(person)
  await call(sendProof, { params: { id } }, { token: person.token, picture: await makePicture() })
  const payment = await paymentOf(id)
  const input = { params: { id: payment.id }, body: { proof_id: crypto.randomUUID() } }
  assert.equal((await call(approvePayment, input, admin)).code_message, 'newer_proof')
})

test('an approval that cannot be carried out holds up none of those behind it', async () => {
  const [stuck, behind] = [await approved(), await approved()]
  // Nobody may write in the books for the first one.
  await sql`create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$`.execute(
    db,
  )
  await sql`create trigger refuse_one before insert on ledger for each row when (new.order_id = ${sql.lit(stuck.id)}) execute function refuse_one()`.execute(
    db,
  )
  const ids = [stuck.payment_id, behind.payment_id]
  await sql`update approvals set takes_effect_at = now() where payment_id = any(${ids}::uuid[])`.execute(db)
  await assert.rejects(() => approvalsOverdueJob({ db }).work(), /1 of \d+ failed/)
  assert.deepEqual(
    [(await paymentOf(stuck.id)).status, (await paymentOf(behind.id)).status],
    ['awaiting_approval', 'success'],
  )
  await sql`drop trigger refuse_one on ledger`.execute(db)
  await approvalsOverdueJob({ db }).work()
  assert.equal((await paymentOf(stuck.id)).status, 'success')
})

test('a newer picture and an approval at the same moment: one of them finds what the other left', async () => {
  const picture = await makePicture()
  for (let time = 0; time < 8; time += 1) {
    const person = await makeUser()
    const { id, payment_id, proof_id } = await placeWithProof(person)
    const [approval, newer] = await Promise.all([
      call(
        approvePayment,
        { params: { id: payment_id }, body: { proof_id } },
        time % 2 === 0 ? admin : other,
      ),
      call(sendProof, { params: { id } }, { token: person.token, picture }),
    ])
    const words = [approval.code_message, newer.code_message]
    const isApproved = approval.code === 200
    assert.ok(isApproved !== (newer.code === 200), words.join())
    assert.equal(words[isApproved ? 1 : 0], isApproved ? 'payment_not_awaiting_payment' : 'newer_proof')
    assert.equal((await paymentOf(id)).proof_id === proof_id, isApproved)
  }
})
