import { sql } from 'kysely'

/** What the newest change of a paid order made of its price, beside the rows o of orders; null where none did. */
export const joinLastPrice = sql`left join lateral (select c.new_total_sen, c.lines from order_changes c
  where c.order_id = o.id and c.lines is not null order by c.id desc limit 1) last on true`
