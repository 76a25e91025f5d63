import { sql } from 'kysely'
import type { ChangeField, EventField } from '#contract/platform/event-fields.ts'
import type { EventName } from '#contract/platform/events.ts'
import type { Db } from './database.ts'
import { insertion, insertRows } from './insert-rows.ts'

export interface Event<Data = EventData> {
  name: EventName
  order_id?: string | undefined
  subject_id?: string | undefined
  actor_id?: string | undefined
  data?: Named<Data>
}

/** What may be said of any event, where the place that records it does not know which one it is. */
type Told = { [Field in Exclude<EventField, ChangeField>]?: unknown }
export type EventData = Told & { [Field in ChangeField]?: Told }

/** A field that nobody named is told to nobody, and so is a record that may have any field. */
type Named<Data> = Data &
  Faults<Data> & { [K in keyof Data & ChangeField]?: Faults<Data[K] & {}> | undefined }
type Faults<Data> = {
  [
    K in keyof Data as string extends K ? K : Exclude<K, EventField>
  ]: 'a field that contract/platform/event-fields.ts does not name'
}

/** What happened, in the transaction in which it happened. Ids and amounts, never a person's data. */
export function record<const Data>(tx: Db, event: Event<Data>) {
  return recordMany(tx, [event])
}

/** Several events of one kind, in one statement. */
export function recordMany<const Data>(tx: Db, events: readonly Event<Data>[]) {
  return insertRows(tx, 'events', events)
}

/** For whoever needs to know which events came before this one. */
export async function recordNow<const Data>(db: Db, { data, ...event }: Event<Data>) {
  const recorded = db
    .insertInto('events')
    .values({ ...event, data: JSON.stringify(data ?? {}) })
    .returning('id')
  const { id } = await recorded.executeTakeFirstOrThrow()
  return id
}

/** Not again within these minutes when the same person did the same to the same: a page that stays open asks again. */
export async function recordOnce<const Data>(
  db: Db,
  event: Event<Data> & { actor_id: string },
  within_min: number,
) {
  const { name, actor_id, order_id = null, subject_id = null, data } = event
  const beside = sql`where not exists (select from events e
    where e.id > first_id_at(now() - make_interval(mins => ${within_min}::int)) and e.name = ${name} and e.actor_id = ${actor_id}::uuid
      and e.order_id is not distinct from ${order_id}::uuid
      and e.subject_id is not distinct from ${subject_id}::uuid and e.data = ${JSON.stringify(data ?? {})}::jsonb)`
  await insertion('events', [{ ...event, data: data ?? {} }], { beside }).execute(db)
}
