import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { readClaimable } from '#contract/money/claims.ts'
import type { Db } from '../../platform/database.ts'
import { objectUntil } from './clock.ts'

export type Claim = z.output<typeof readClaimable.data>['claim_data'][number]
/** Inside a JSON column moments are text. */
export type ClaimRow = Omit<Claim, 'steps'> & {
  steps: (Omit<Claim['steps'][number], 'at'> & { at: string })[]
}

/** A claim `c` of the order `o` as both sides see it. */
export const claimFacts: RawBuilder<unknown> = sql`
  c.id, c.order_id, o.tracking_number, c.kind, c.status, c.cover_sen as cover, c.wanted_sen as wanted, c.items_sen as items_value,
  c.most_sen as most, c.amount_sen as amount, c.first_amount_sen as first_amount, c.decline_code, c.decision_words, c.description,
  c.filed_at, c.look_due_at, c.decide_due_at, nullif(c.due_at, 'infinity') as due_at, now() as now,
  case when c.status in ('accepted', 'declined') and c.objected_at is null and c.settled_at is null and ${objectUntil} > now()
    then ${objectUntil} end as object_until,
  c.settled_at is not null as is_settled, c.objected_at is not null as objected,
  (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', ci.quantity, 'unit_value', i.unit_value_sen) order by i.position), '[]')
    from claim_items ci join shipment_items i on i.order_id = ci.order_id and i.position = ci.position where ci.claim_id = c.id) as items,
  (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'what', e.what, 'side', e.side, 'amount', e.amount_sen, 'code', e.code,
      'words', e.words, 'at', e.at, 'picture_ids', (select coalesce(jsonb_agg(p.file_id order by p.file_id), '[]') from claim_pictures p
        join files f on f.id = p.file_id where p.event_id = e.id and f.sealed_key <> '')) order by e.id), '[]')
    from claim_events e where e.claim_id = c.id) as steps`

export async function claimsOf(db: Db, user_id: string, order_id: string): Promise<Claim[]> {
  const { rows } = await sql<ClaimRow>`
    select ${claimFacts} from claims c join orders o on o.id = c.order_id
    where c.order_id = ${order_id}::uuid and c.user_id = ${user_id}::uuid order by c.id desc limit 50`.execute(
    db,
  )
  return rows.map(({ steps, ...row }) => Object.assign(row, { steps: withMoments(steps) }))
}

export function withMoments(steps: ClaimRow['steps']) {
  return steps.map(({ at, ...step }) => Object.assign(step, { at: new Date(at) }))
}
