import { sql, type Kysely, type Transaction } from 'kysely'
import { approvalDelay_s } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { eachAlone, transaction } from '../../platform/transaction.ts'
import { reasonAgainst, settlePaid, type Decided, type Decision } from './decide.ts'

/** Nothing follows from it yet: the payment waits on, and nobody else can decide on it meanwhile. */
export async function giveApproval(
  tx: Transaction<DB>,
  jobs: Jobs,
  decision: Decision & { proof_id: string },
) {
  const { id, admin_id, proof_id } = decision
  const { rows } = await sql<{ approval_id: string; takes_effect_at: Date; order_id: string }>`
    with waiting as (
      select p.id, p.proof_id, p.order_id from payments p join orders o on o.id = p.order_id
      where p.id = ${id}::uuid and p.status = 'awaiting_approval' and p.proof_id = ${proof_id}::uuid
        and o.user_id is distinct from ${admin_id}::uuid for update of p
    ), given as (
      insert into approvals (payment_id, proof_id, admin_id, takes_effect_at)
      select id, proof_id, ${admin_id}::uuid, now() + make_interval(secs => ${approvalDelay_s}::int) from waiting
      on conflict (payment_id) where status = 'pending' do nothing
      returning id, takes_effect_at
    )
    select g.id as approval_id, g.takes_effect_at, w.order_id from given g, waiting w`.execute(tx)
  const [given] = rows
  if (!given) throw await reasonAgainst(tx, decision)
  const { approval_id, takes_effect_at, order_id } = given
  await jobs.send(tx, 'approval_due', { approval_id }, { start_after_s: approvalDelay_s })
  await record(tx, { name: 'approval_given', order_id, subject_id: id, actor_id: admin_id })
  return { id, status: 'awaiting_approval' as const, takes_effect_at }
}

/** Whoever gave it may take it back until its time has come by the clock of the database. */
export async function undoApproval(tx: Transaction<DB>, { id, admin_id }: Decision) {
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
  return { id, status: 'awaiting_approval' as const }
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
  const { rows } = await sql<Decided & { admin_id: string }>`
    with due as (
      update approvals set status = 'done', ended_at = now()
      where id = ${approval_id}::uuid and status = 'pending' and takes_effect_at <= now()
      returning payment_id, proof_id, admin_id
    )
    update payments p set status = 'success', reject_code = null, reject_reason = null, decided_at = now(),
      decided_by = (select id from users where id = due.admin_id)
    from due, orders o
    where p.id = due.payment_id and p.status = 'awaiting_approval' and p.proof_id = due.proof_id and o.id = p.order_id
    returning p.id, p.order_id, p.status, o.type, due.admin_id`.execute(tx)
  for (const { admin_id, ...decided } of rows) await settlePaid(tx, decided, admin_id, 'payment_approved')
}
