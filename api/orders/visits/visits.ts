import { sql } from 'kysely'
import { moveVisit, readVisitKeys, showVisit } from '#contract/orders/visits.ts'
import { isAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { carriedTypes, partiesVisited, type OrderType } from '#contract/site/order-types.ts'
import { listed } from '../../platform/listed.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { countAgainst, type Limit } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { move } from './move-visit.ts'
import { movesLeft, obstacleTo, standingOf, type Standing } from './standing.ts'
import { holderOf, visitKey } from '../../parcels/tracking/visit-key.ts'

const missesPerHour = 30

export function visitRoutes(app: App) {
  app.serve(showVisit, async ({ params, body, visitor }) => {
    const { order_id, party } = await holder(app, params.number, body.visit_key, visitor)
    const standing = await standingOf(app.db, order_id, party)
    if (!standing) throw notFound()
    return { visit: shown(standing) }
  })
  app.serve(moveVisit, async ({ params, body, visitor, once }) => {
    const { visit_key, ...chosen } = body
    const { order_id, party } = await holder(app, params.number, visit_key, visitor)
    const number = numberIn(params.number)
    return once(async (tx) => ({ visit: shown(await move(tx, { order_id, number, party, chosen })) }))
  })
  app.serve(readVisitKeys, async ({ user, params }) => {
    const { rows } = await sql<{ type: OrderType; step: EventCode | null }>`
      select o.type, p.step from orders o left join parcels p on p.order_id = o.id
      where o.type in (${listed(carriedTypes)}) and o.id = ${params.id}::uuid and o.user_id = ${user.id}::uuid`.execute(
      app.db,
    )
    const [order] = rows
    if (!order) throw notFound()
    const keyOf = (party: 'sender' | 'receiver') => visitKey(app.keys, params.id, party)
    const isOver = order.step !== null && !isAt(order.step, 'sender')
    const hasSender = partiesVisited(order.type).includes('sender') && !isOver
    return { sender_key: hasSender ? keyOf('sender') : null, receiver_key: keyOf('receiver') }
  })
}

/** Only misses are counted, so whoever has the link is never limited; a guess gets the same answer as a parcel that doesn't exist. */
async function holder({ db, keys }: App, given: string, key: string, { network, proofFor }: Visitor) {
  const order_id = await orderOf(db, numberIn(given))
  const party = order_id && holderOf(keys, order_id, key)
  if (order_id && party) return { order_id, party }
  const limit: Limit = { bucket: `visit:${network}`, most: missesPerHour, seconds: 3600, isShared: true }
  await countAgainst(db, [limit], proofFor(given))
  throw notFound()
}

async function orderOf(db: Db, tracking_number: string) {
  const parcel = await db
    .selectFrom('parcels')
    .select('order_id')
    .where('tracking_number', '=', tracking_number)
    .executeTakeFirst()
  return parcel?.order_id
}

function shown(standing: Standing) {
  const { visit_moves, party, service_type, visit_day, time_slot_id, visit_from, visit_to } = standing
  const { region_id, counter, drop_point, counters, first_day, last_day, asks_code } = standing
  return {
    party,
    service_type,
    visit_day,
    time_slot_id,
    visit_from,
    visit_to,
    region_id,
    counter,
    drop_point,
    counters,
    first_day,
    last_day,
    asks_code,
    moves_left: movesLeft(visit_moves),
    obstacle: obstacleTo(standing) ?? null,
  }
}
