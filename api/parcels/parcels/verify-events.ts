import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

interface Broken {
  tracking_number: string
  seq: number
  code: string
}

/** Events whose hash is not what their content and the event before them make it: somebody changed history. */
export async function brokenEvents(db: Db) {
  const { rows } = await sql<Broken>`
    select tracking_number, seq, code from (
      select p.tracking_number, e.seq, e.code, e.hash, p.last_seq, p.last_hash,
        parcel_event_hash(e, coalesce(lag(e.hash) over chain, '')) as own, lead(e.seq) over chain as following,
        e.seq - coalesce(lag(e.seq) over chain, 0) as step
      from parcel_events e join parcels p on p.order_id = e.order_id
      window chain as (partition by e.order_id order by e.seq)
    ) chained
    where hash <> own or step <> 1 or (following is null and (seq <> last_seq or hash <> last_hash))
    order by tracking_number, seq limit 100`.execute(db)
  return rows
}
