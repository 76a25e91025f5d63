import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'

export async function claimsForExport(db: Db, user_id: string) {
  const { rows } = await sql<object>`
    select o.tracking_number, c.kind, c.status, c.description, c.wanted_sen / 100.0 as wanted, c.most_sen / 100.0 as most,
      c.amount_sen / 100.0 as amount, c.decline_code, c.decision_words, c.filed_at, c.decided_at, c.closed_at,
      (select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', ci.quantity) order by i.position) from claim_items ci
        join shipment_items i on i.order_id = ci.order_id and i.position = ci.position where ci.claim_id = c.id) as items,
      (select jsonb_agg(jsonb_build_object('what', e.what, 'side', e.side, 'words', e.words, 'at', e.at) order by e.id)
        from claim_events e where e.claim_id = c.id) as history,
      (select count(*)::int from claim_pictures p where p.claim_id = c.id) as pictures
    from claims c join orders o on o.id = c.order_id where c.user_id = ${user_id}::uuid order by c.id`.execute(
    db,
  )
  return rows
}

/** Words go; that there was a claim, and what came of it, stays in the books. Pictures go with the other files. */
export async function eraseClaimsOf(tx: Transaction<DB>, user_id: string) {
  const { rows } = await sql`
    select from claims where user_id = ${user_id}::uuid and (status in ('filed', 'in_review', 'more_asked')
      or status = 'accepted' and settled_at is null) limit 1`.execute(tx)
  if (rows.length > 0) throw conflict('claim_undecided')
  await sendAhead(
    tx,
    sql`update claim_events e set words = null from claims c where c.id = e.claim_id and c.user_id = ${user_id}::uuid and e.words is not null`,
  )
  await sendAhead(
    tx,
    sql`update claims set description = null, decision_words = null where user_id = ${user_id}::uuid`,
  )
}
