import { sql } from 'kysely'
import type { z } from 'zod'
import { answerers, toldOf } from '#contract/parcels/answerers.ts'
import { agreements, type showReport } from '#contract/parcels/receiver-answers.ts'
import type { OrderType } from '#contract/site/order-types.ts'
import type { Db } from '../../platform/database.ts'
import { listed } from '../../platform/listed.ts'
import type { Keys } from '../../platform/keys.ts'
import { holderOf } from './visit-key.ts'

interface Order {
  id: string
  user_id: string | null
  type: OrderType
}

interface Asking {
  /** Of a private link, or ''. */
  key: string
  /** Of whoever is signed in. */
  user_id: string | undefined
}

type Report = NonNullable<z.output<typeof showReport.data>['report']>

/**
 * The report on the last attempt, or the last that the reader made, and whether the office has answered; undefined where there is
 * no such parcel. Its words are for whoever reported: a key that was guessed reads no more than the number does.
 */
export async function reportOf(db: Db, keys: Keys, tracking_number: string, asking: Asking) {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('parcels as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.user_id', 'o.type'])
    .where('o.tracking_number', '=', tracking_number)
    .executeTakeFirst()
  if (!order) return undefined
  const mine = answererNames(keys, order, asking)
  const { rows } = await sql<Report>`
    select r.at as said_at, r.answered_at,
      case when r.said_by = any(${mine}::text[]) and r.told_at = r.answered_at then r.answer end as answer
    from receiver_answers r
    where r.order_id = ${order.id}::uuid and (r.said_by = any(${mine}::text[]) or r.event_id = (
      select e.id from parcel_events_of(${order.id}::uuid) e where e.code not in (${listed(agreements)}) order by e.seq desc limit 1))
    order by r.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** As whom the reader may have reported. */
function answererNames(keys: Keys, order: Order, { key, user_id }: Asking) {
  const party = holderOf(keys, order.id, key)
  const isOwner = user_id !== undefined && order.user_id === user_id
  return answerers.filter((name) => name === party || (isOwner && toldOf(name, order.type) === 'owner'))
}
