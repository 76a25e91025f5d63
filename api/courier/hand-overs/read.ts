import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { readHandOver } from '#contract/courier/hand-overs.ts'
import { labelEdition } from '../../parcels/parcels/label-edition.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'

export type HandOver = z.output<typeof readHandOver.data>['hand_over']

/** Only the two who count see it. */
export async function handOverOf(db: Db, user_id: string, id: string): Promise<HandOver> {
  const [found] = await handOversWhere(
    db,
    user_id,
    sql`h.id = ${id}::uuid and ${user_id}::uuid in (h.giver_id, h.receiver_id)`,
  )
  if (!found) throw notFound()
  return found
}

async function handOversWhere(db: Db, user_id: string, where: RawBuilder<unknown>) {
  const { rows } = await sql<HandOver>`
    select h.id, h.code, case when h.status = 'open' and h.expires_at <= now() then 'expired' else h.status end as status,
      h.giver_id = ${user_id}::uuid as is_giver, giver.name as giver_name, receiver.name as receiver_name, h.expires_at, now() as now,
      coalesce((select jsonb_agg(jsonb_build_object('tracking_number', p.tracking_number, 'is_given', hp.is_given, 'is_taken', hp.is_taken,
          'label_edition', ${labelEdition(sql`p.order_id`)})
        order by p.tracking_number) from hand_over_parcels hp join parcels p on p.order_id = hp.order_id where hp.hand_over_id = h.id), '[]') as parcels,
      exists (select from hand_over_parcels hp where hp.hand_over_id = h.id and hp.is_taken) as is_counted
    from hand_overs h join users giver on giver.id = h.giver_id left join users receiver on receiver.id = h.receiver_id
    where ${where}`.execute(db)
  return rows
}
