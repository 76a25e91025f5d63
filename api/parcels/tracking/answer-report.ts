import { sql } from 'kysely'
import { toldOf, type Answerer } from '#contract/parcels/answerers.ts'
import type { OrderType } from '#contract/site/order-types.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'

interface Reply {
  id: string
  admin_id: string
  words: string
}

interface Answered {
  order_id: string
  event_id: string
  answered_at: Date
  said_by: Answerer | null
  type: OrderType
}

/** Of two who answer at once the second finds it answered; what was written stays beside the report, out of the log. */
export async function answerReport(tx: Db, { id, admin_id, words }: Reply) {
  const { rows } = await sql<Answered>`
    update receiver_answers set answered_at = now(), told_at = now(), answered_by = ${admin_id}::uuid, answer = nullif(${words}, '')
    where id = ${id}::uuid and answered_at is null
    returning order_id, event_id, answered_at, said_by, (select o.type from orders o where o.id = order_id) as type`.execute(
    tx,
  )
  const [answered] = rows
  if (!answered) throw await missingOr(tx, id, 'report_answered')
  const { order_id, event_id, answered_at, said_by, type } = answered
  const told = said_by && toldOf(said_by, type)
  await record(tx, {
    name: 'nobody_came_answered',
    order_id,
    subject_id: event_id,
    actor_id: admin_id,
    data: { told: told ?? undefined },
  })
  return { answered_at }
}

interface TakenBack {
  id: string
  admin_id: string
  answered_at: Date
}

/** It waits again, from the moment on at which it was made. */
export async function reopenReport(tx: Db, { id, admin_id, answered_at }: TakenBack) {
  const { rows } = await sql<{ order_id: string; event_id: string }>`
    update receiver_answers set answered_at = null, answered_by = null, answer = null
    where id = ${id}::uuid and date_trunc('milliseconds', answered_at) = ${answered_at}::timestamptz
    returning order_id, event_id`.execute(tx)
  const [reopened] = rows
  if (!reopened) throw await missingOr(tx, id, 'report_not_answered')
  const { order_id, event_id } = reopened
  await record(tx, { name: 'nobody_came_reopened', order_id, subject_id: event_id, actor_id: admin_id })
  return {}
}

async function missingOr(tx: Db, id: string, reason: 'report_answered' | 'report_not_answered') {
  const report = await tx.selectFrom('receiver_answers').select('id').where('id', '=', id).executeTakeFirst()
  return report ? conflict(reason) : notFound()
}
