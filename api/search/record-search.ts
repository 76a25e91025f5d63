import { sql } from 'kysely'
import type { EventName } from '#contract/platform/events.ts'
import type { Db } from '../platform/database.ts'

const sameSearch_min = 10

/**
 * That somebody searched at a desk, and whose data came of it; never the words. A desk asks again and again while it is
 * open: the same answer within minutes is the same look.
 */
export async function recordSearch(db: Db, admin_id: string, orders: string[]) {
  const name: EventName = 'office_searched'
  const data = JSON.stringify({ by: ['desk'], found: orders.length, orders })
  await sql`
    insert into events (name, actor_id, data)
    select ${name satisfies EventName}, ${admin_id}::uuid, ${data}::jsonb where not exists (
      select from events e where e.actor_id = ${admin_id}::uuid and e.name = ${name} and e.data = ${data}::jsonb
        and e.id > uuidv7(make_interval(mins => -${sameSearch_min}::int)))`.execute(db)
}
