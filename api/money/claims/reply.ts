import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { claimAnswer } from '#contract/money/claims.ts'
import type { ClaimStatus } from '#contract/money/claim-rules.ts'
import type { CodeOf } from '#contract/platform/refusals.ts'
import type { DB } from '#database/schema.ts'
import { violates } from '../../platform/database-errors.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { decideDue, objectUntil } from './clock.ts'
import { attachPictures, tell } from './history.ts'
import { oweClaim } from './settle.ts'

interface Mine {
  id: string
  user_id: string
}

interface Moved {
  order_id: string
  status: ClaimStatus
  amount_sen: number | null
}

export async function answer(tx: Transaction<DB>, mine: Mine, given: z.output<typeof claimAnswer>) {
  const change = sql`status = 'in_review', decide_due_at = c.decide_due_at + (now() - c.asked_at), asked_at = null`
  const { order_id, status } = await move(tx, mine, change, sql`c.status = 'more_asked'`, 'claim_not_asked')
  const { words, picture_ids } = given
  const event_id = await tell(tx, { ...told(mine, order_id), what: 'answered', words })
  await attachPictures(tx, { claim_id: mine.id, event_id, user_id: mine.user_id, picture_ids })
  return { id: mine.id, status }
}

export async function withdraw(tx: Transaction<DB>, mine: Mine) {
  const change = sql`status = 'withdrawn', closed_at = now(), asked_at = null`
  const when = sql`c.status in ('filed', 'in_review', 'more_asked') and c.objected_at is null`
  const { order_id, status } = await move(tx, mine, change, when, 'claim_already_decided')
  await tell(tx, { ...told(mine, order_id), what: 'withdrawn' })
  return { id: mine.id, status }
}

/** Once, and somebody else decides: the first decision is kept as the least that comes of it. */
export async function object(tx: Transaction<DB>, mine: Mine, words: string) {
  const change = sql`status = 'in_review', objected_at = now(), first_decided_by = c.decided_by, first_amount_sen = c.amount_sen,
    amount_sen = null, decline_code = null, decision_words = null, decided_by = null, decided_at = null, handler_id = null,
    closed_at = null, decide_due_at = ${decideDue}`
  const when = sql`c.status in ('accepted', 'declined') and c.objected_at is null and c.settled_at is null and ${objectUntil} > now()`
  const { order_id, status } = await move(tx, mine, change, when, 'objection_not_possible').catch(
    (error: unknown) => {
      throw violates(error, 'claims_open') ? conflict('claim_open') : error
    },
  )
  await tell(tx, { ...told(mine, order_id), what: 'objected', words })
  return { id: mine.id, status }
}

export async function agree(tx: Transaction<DB>, mine: Mine) {
  const when = sql`c.status = 'accepted' and c.settled_at is null`
  const moved = await move(tx, mine, sql`settled_at = now()`, when, 'claim_already_settled')
  const { order_id, status, amount_sen } = moved
  if (amount_sen === null) throw new Error('an accepted claim has its amount')
  await tell(tx, { ...told(mine, order_id), what: 'agreed', amount_sen })
  await oweClaim(tx, { ...mine, order_id, amount_sen })
  return { id: mine.id, status }
}

function told({ id, user_id }: Mine, order_id: string) {
  return { claim_id: id, order_id, side: 'customer' as const, actor_id: user_id }
}

/** Somebody else's claim does not exist; of two steps at once the second finds nothing to change. */
async function move(
  tx: Transaction<DB>,
  { id, user_id }: Mine,
  change: RawBuilder<unknown>,
  when: RawBuilder<unknown>,
  refusal: CodeOf<409>,
) {
  const { rows } = await sql<Moved>`
    update claims c set ${change} where c.id = ${id}::uuid and c.user_id = ${user_id}::uuid and ${when}
    returning c.order_id, c.status, c.amount_sen`.execute(tx)
  const [moved] = rows
  if (moved) return moved
  const known = await tx
    .selectFrom('claims')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  throw known ? conflict(refusal) : notFound()
}
