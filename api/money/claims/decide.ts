import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { claimAcceptance, claimRefusal } from '#contract/money/claim-desk.ts'
import type { ClaimStatus } from '#contract/money/claim-rules.ts'
import type { DB } from '#database/schema.ts'
import { violates } from '../../platform/database-errors.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { answerIsOverdue } from './clock.ts'
import { tell } from './history.ts'
import { oweClaim } from './settle.ts'
import { officeRoles } from '#contract/platform/roles.ts'
import { listed } from '../../platform/listed.ts'

interface Desk {
  id: string
  admin_id: string
}

interface Moved {
  id: string
  order_id: string
  user_id: string | null
  status: ClaimStatus
  amount_sen: number | null
  is_settled: boolean
}

/** Whoever decided first looks at it again only when there is nobody else who could. */
export function isFirstDecider(admin_id: string) {
  return sql`coalesce(c.first_decided_by = ${admin_id}::uuid and exists (select from users u
    where u.role in (${listed(officeRoles)}) and u.locked_at is null and u.joined_at is not null
      and u.id <> ${admin_id}::uuid and u.id is distinct from c.user_id), false)`
}

export async function take(tx: Transaction<DB>, desk: Desk) {
  const change = sql`status = 'in_review', handler_id = ${desk.admin_id}::uuid`
  const { order_id, status } = await move(tx, desk, change, sql`c.status = 'filed'`)
  await tell(tx, { ...told(desk, order_id), what: 'taken' })
  return { id: desk.id, status }
}

export async function ask(tx: Transaction<DB>, desk: Desk, words: string) {
  const change = sql`status = 'more_asked', asked_at = now(), handler_id = ${desk.admin_id}::uuid`
  const { order_id, status } = await move(tx, desk, change, sql`c.status = 'in_review'`)
  await tell(tx, { ...told(desk, order_id), what: 'asked', words })
  return { id: desk.id, status }
}

export async function accept(tx: Transaction<DB>, desk: Desk, given: z.output<typeof claimAcceptance>) {
  const { amount: amount_sen, words } = given
  // All that was shown as possible, or the second decision: there is nothing left to object to.
  const change = sql`status = 'accepted', amount_sen = ${amount_sen}::int, decision_words = nullif(${words}, ''),
    decided_by = ${desk.admin_id}::uuid, decided_at = now(),
    settled_at = case when ${amount_sen}::int = c.most_sen or c.objected_at is not null then now() end`
  const when = sql`c.status = 'in_review' and not ${isFirstDecider(desk.admin_id)}
    and ${amount_sen}::int between greatest(1, coalesce(c.first_amount_sen, 1)) and c.most_sen`
  const moved = await move(tx, desk, change, when, amount_sen).catch((error: unknown) => {
    throw violates(error, 'claims_cover') ? conflict('claim_above_cover') : error
  })
  await tell(tx, { ...told(desk, moved.order_id), what: 'accepted', amount_sen, words })
  if (moved.is_settled) await oweClaim(tx, { ...moved, amount_sen })
  return { id: desk.id, status: moved.status }
}

export async function decline(tx: Transaction<DB>, desk: Desk, given: z.output<typeof claimRefusal>) {
  const { decline_code: code, words } = given
  const change = sql`status = 'declined', decline_code = ${code}, decision_words = nullif(${words}, ''), asked_at = null,
    decided_by = ${desk.admin_id}::uuid, decided_at = now(), closed_at = now()`
  const unanswered = sql`c.status = 'more_asked' and ${code} = 'no_answer' and ${answerIsOverdue}`
  const when = sql`(c.status = 'in_review' or ${unanswered}) and c.first_amount_sen is null and not ${isFirstDecider(desk.admin_id)}`
  const { order_id, status } = await move(tx, desk, change, when)
  await tell(tx, { ...told(desk, order_id), what: 'declined', code, words })
  return { id: desk.id, status }
}

function told({ id, admin_id }: Desk, order_id: string) {
  return { claim_id: id, order_id, side: 'office' as const, actor_id: admin_id }
}

/** Of two admins at once the second finds nothing to change, and nobody decides on their own. */
async function move(
  tx: Transaction<DB>,
  desk: Desk,
  change: RawBuilder<unknown>,
  when: RawBuilder<unknown>,
  amount_sen?: number,
) {
  const { rows } = await sql<Moved>`
    update claims c set ${change}
    where c.id = ${desk.id}::uuid and c.user_id is distinct from ${desk.admin_id}::uuid and ${when}
    returning c.id, c.order_id, c.user_id, c.status, c.amount_sen, c.settled_at is not null as is_settled`.execute(
    tx,
  )
  const [moved] = rows
  if (!moved) throw await reasonAgainst(tx, desk, amount_sen)
  return moved
}

interface Standing {
  status: ClaimStatus
  user_id: string | null
  is_first_decider: boolean
  most_sen: number
  first_amount_sen: number | null
}

async function reasonAgainst(tx: Transaction<DB>, { id, admin_id }: Desk, amount_sen?: number) {
  const { rows } = await sql<Standing>`
    select c.status, c.user_id, c.most_sen, c.first_amount_sen, ${isFirstDecider(admin_id)} as is_first_decider
    from claims c where c.id = ${id}::uuid`.execute(tx)
  const [claim] = rows
  if (!claim) return notFound()
  if (claim.user_id === admin_id) return conflict('own_order')
  if (claim.status === 'filed') return conflict('claim_not_taken')
  if (claim.status === 'more_asked') return conflict('claim_is_asked')
  if (claim.status !== 'in_review') return conflict('claim_already_decided')
  if (claim.is_first_decider) return conflict('first_decider')
  if (amount_sen !== undefined && amount_sen > claim.most_sen)
    return invalidField('amount', 'error.claim_above_most')
  if (amount_sen !== undefined) return invalidField('amount', 'error.claim_below_first')
  return conflict(claim.first_amount_sen === null ? 'claim_taken' : 'claim_below_first')
}
