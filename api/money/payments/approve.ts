import { sql, type Kysely, type Transaction } from 'kysely'
import { approvalDelay_s } from '#contract/money/payments.ts'
import { counterTypes } from '#contract/site/payment-types.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { listed } from '../../platform/listed.ts'
import { eachAlone, transaction } from '../../platform/transaction.ts'
import { reasonAgainst, settlePaid, type Decided, type Decision } from './decide.ts'

/** Nothing follows from it yet: the payment waits on, and nobody else can decide on it meanwhile. */
export async function giveApproval(
  tx: Transaction<DB>,
  jobs: Jobs,
  { proof_id, ...decision }: Decision & { proof_id: string | null },
) {
  const { id, admin_id } = decision
  const waiting = proof_id === null ? countedCash(decision) : shownProof(decision, proof_id)
  const { rows } = await sql<{ approval_id: string; takes_effect_at: Date; order_id: string }>`
    with waiting as (${waiting}), given as (
      insert into approvals (payment_id, proof_id, admin_id, takes_effect_at)
      select id, ${proof_id}::uuid, ${admin_id}::uuid, now() + make_interval(secs => ${approvalDelay_s}::int) from waiting
      on conflict (payment_id) where status = 'pending' do nothing
      returning id, takes_effect_at
    )
    select g.id as approval_id, g.takes_effect_at, w.order_id from given g, waiting w`.execute(tx)
  const [given] = rows
  if (!given) throw await reasonAgainst(tx, { ...decision, ...(proof_id === null ? {} : { proof_id }) })
  const { approval_id, takes_effect_at, order_id } = given
  await jobs.send(
    tx,
    proof_id === null ? 'counted_cash_due' : 'approval_due',
    { approval_id },
    { start_after_s: approvalDelay_s },
  )
  await record(tx, { name: 'approval_given', order_id, subject_id: id, actor_id: admin_id })
  return { id, status: 'awaiting_approval' as const, takes_effect_at }
}

function shownProof({ id, admin_id }: Decision, proof_id: string) {
  return sql`select p.id, p.order_id from payments p join orders o on o.id = p.order_id
    where p.id = ${id}::uuid and p.status = 'awaiting_approval' and p.proof_id = ${proof_id}::uuid
      and o.user_id is distinct from ${admin_id}::uuid for update of p`
}

/** From here on it is held open like a payment whose proof is there. */
function countedCash({ id, admin_id }: Decision) {
  return sql`update payments p set status = 'awaiting_approval', counted_at = now() from orders o
    where p.id = ${id}::uuid and p.status = 'awaiting_payment' and p.deadline_at > now() and p.payment_type_id in (${listed(counterTypes)})
      and o.id = p.order_id and o.user_id is distinct from ${admin_id}::uuid
    returning p.id, p.order_id`
}

/** Whoever gave it may take it back until its time has come by the clock of the database. */
export async function undoApproval(tx: Transaction<DB>, { id, admin_id }: Decision) {
  await sendAhead(tx, sql`select from payments where id = ${id}::uuid for update`)
  const { rows } = await sql<{ order_id: string }>`
    update approvals a set status = 'undone', ended_at = now() from payments p
    where a.payment_id = ${id}::uuid and a.status = 'pending' and a.admin_id = ${admin_id}::uuid
      and a.takes_effect_at > now() and p.id = a.payment_id
    returning p.order_id`.execute(tx)
  const [undone] = rows
  if (!undone) throw await reasonAgainstUndoing(tx, { id, admin_id })
  await record(tx, {
    name: 'approval_undone',
    order_id: undone.order_id,
    subject_id: id,
    actor_id: admin_id,
  })
  return { id, status: await standingAfter(tx, id) }
}

/** Cash that was not counted after all is still to come. */
async function standingAfter(tx: Transaction<DB>, id: string) {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ status: 'awaiting_payment', counted_at: null })
    .where('id', '=', id)
    .where('counted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? ('awaiting_payment' as const) : ('awaiting_approval' as const)
}

/** By the approval that was given last; a payment may have had several. */
async function reasonAgainstUndoing(tx: Transaction<DB>, { id, admin_id }: Decision) {
  const last = await tx
    .selectFrom('approvals')
    .select(['status', 'admin_id'])
    .where('payment_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return notFound()
  if (last.status === 'undone') return conflict('approval_undone')
  if (last.status === 'pending' && last.admin_id !== admin_id) return conflict('approval_of_another')
  return conflict('approval_in_effect')
}

/** Comes when an approval was due. However often and in however many processes: the first finds it pending. */
export function approvalDueJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'approval_due',
    work: ({ approval_id }: { approval_id: string }) => transaction(db, (tx) => carryOut(tx, approval_id)),
  }
}

/** The same of cash, under a name that the version before, which may run beside this one, doesn't know. */
export function countedCashDueJob(parts: { db: Kysely<DB> }) {
  return { ...approvalDueJob(parts), name: 'counted_cash_due' }
}

/** Catches what a job missed. */
export function approvalsOverdueJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'approvals_overdue',
    every: '* * * * *',
    work: async () => {
      const { rows } = await sql<{ id: string }>`
        select id from approvals where status = 'pending' and takes_effect_at <= now()
        order by takes_effect_at limit 500`.execute(db)
      await eachAlone(db, rows, (tx, { id }) => carryOut(tx, id))
    },
  }
}

async function carryOut(tx: Transaction<DB>, approval_id: string) {
  // The payment first, as everybody who decides locks it first.
  await sendAhead(
    tx,
    sql`select from payments where id = (select payment_id from approvals where id = ${approval_id}::uuid) for update`,
  )
  const { rows } = await sql<Decided & { admin_id: string; was_counted: boolean }>`
    with due as (
      update approvals set status = 'done', ended_at = now()
      where id = ${approval_id}::uuid and status = 'pending' and takes_effect_at <= now()
      returning payment_id, proof_id, admin_id
    )
    update payments p set status = 'success', reject_code = null, reject_reason = null, decided_at = now(), counted_at = null,
      decided_by = (select id from users where id = due.admin_id)
    from due, orders o
    where p.id = due.payment_id and p.status = 'awaiting_approval' and o.id = p.order_id
      and case when due.proof_id is null then p.counted_at is not null else p.proof_id = due.proof_id end
    returning p.id, p.order_id, p.status, o.type, due.admin_id, due.proof_id is null as was_counted`.execute(
    tx,
  )
  for (const { admin_id, was_counted, ...decided } of rows)
    await settlePaid(tx, decided, admin_id, was_counted ? 'cash_confirmed' : 'payment_approved')
}
