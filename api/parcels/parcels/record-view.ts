import { sql } from 'kysely'
import type { EventName } from '#contract/platform/events.ts'
import type { Db } from '../../platform/database.ts'

const sameLook_minutes = 10

/** Who looked at people's data beyond their own work; a page that asks again while it is open is one look. */
export async function recordView(db: Db, actor_id: string, order_id: string) {
  const name = 'parcel_viewed'
  await sql`
    insert into events (name, order_id, actor_id) select ${name satisfies EventName}::text, ${order_id}::uuid, ${actor_id}::uuid
    where not exists (select from events e where e.order_id = ${order_id}::uuid and e.name = ${name} and e.actor_id = ${actor_id}::uuid
      and e.at > now() - make_interval(mins => ${sameLook_minutes}::int))`.execute(db)
}
