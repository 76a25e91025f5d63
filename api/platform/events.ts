import { sql } from 'kysely'
import type { EventName } from '#contract/platform/events.ts'
import type { Db } from './database.ts'
import { insertion, insertRows } from './insert-rows.ts'

export interface Event {
  name: EventName
  order_id?: string | undefined
  subject_id?: string | undefined
  actor_id?: string | undefined
  data?: Record<string, unknown>
}

/** What happened, in the transaction in which it happened. Ids and amounts, never a person's data. */
export function record(tx: Db, event: Event) {
  return recordMany(tx, [event])
}

/** Several events of one kind, in one statement. */
export function recordMany(tx: Db, events: readonly Event[]) {
  return insertRows(tx, 'events', events)
}

/** For whoever needs to know which events came before this one. */
export async function recordNow(db: Db, { data = {}, ...event }: Event) {
  const recorded = db
    .insertInto('events')
    .values({ ...event, data: JSON.stringify(data) })
    .returning('id')
  const { id } = await recorded.executeTakeFirstOrThrow()
  return id
}

/** Not again within these minutes when the same person did the same to the same: a page that stays open asks again. */
export async function recordOnce(db: Db, event: Event & { actor_id: string }, within_min: number) {
  const { name, actor_id, order_id = null, subject_id = null, data = {} } = event
  const beside = sql`where not exists (select from events e
    where e.id > first_id_at(now() - make_interval(mins => ${within_min}::int)) and e.name = ${name} and e.actor_id = ${actor_id}::uuid
      and e.order_id is not distinct from ${order_id}::uuid
      and e.subject_id is not distinct from ${subject_id}::uuid and e.data = ${JSON.stringify(data)}::jsonb)`
  await insertion('events', [{ ...event, data }], { beside }).execute(db)
}
