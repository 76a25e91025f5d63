import type { EventName } from '#contract/platform/events.ts'
import { sendAhead, type Db } from './database.ts'

interface Event {
  name: EventName
  order_id?: string
  subject_id?: string
  actor_id?: string
  data?: Record<string, unknown>
}

/** What happened, in the transaction in which it happened. Ids and amounts, never a person's data. */
export async function record(tx: Db, { data = {}, ...event }: Event) {
  await sendAhead(tx, tx.insertInto('events').values({ ...event, data: JSON.stringify(data) }))
}
