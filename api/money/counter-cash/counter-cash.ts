import { sql } from 'kysely'
import type { z } from 'zod'
import { findCounterCash, searchCounterCash } from '#contract/money/counter-cash.ts'
import { counterTypes } from '#contract/site/payment-types.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import { recordView } from '../../parcels/parcels/record-view.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { countAgainst, countMisses } from '../../platform/limits.ts'
import { listed } from '../../platform/listed.ts'
import type { App } from '../../platform/serve.ts'
import { goesInCash } from '../refunds/goes-in-cash.ts'
import { cashFound } from './search-cash.ts'

const missesPerHour = 30
/** Many more than stand at a counter; too few to read whose orders wait there. */
const searchesPerHour = 60

export function counterCashRoutes(app: App) {
  app.serve(findCounterCash, async ({ user, params }) => {
    const misses = [{ bucket: `counter cash:${user.id}`, most: missesPerHour, seconds: 3600 }]
    const { order_id, ...order } = await countMisses(app.db, misses, undefined, () =>
      cashAtCounterOf(app.db, user.id, numberIn(params.number)),
    )
    await recordView(app.db, user.id, order_id)
    return { order }
  })
  app.serve(searchCounterCash, async ({ user, body }) => {
    const searches = { bucket: `counter cash search:${user.id}`, most: searchesPerHour, seconds: 3600 }
    await countAgainst(app.db, [searches])
    return cashFound(app.db, user.id, body.text)
  })
}

type Found = z.output<typeof findCounterCash.data>['order'] & { order_id: string }

/**
 * The order was to be paid at the counter the agent belongs to; a deadline that has passed leaves nothing to take. Whoever
 * stands there has the number of the parcel, so what is asked for beside it, such as a difference in weight, is found by it too.
 */
async function cashAtCounterOf(db: Db, agent_id: string, number: string) {
  const { rows } = await sql<Found>`
    select o.id as order_id, o.tracking_number, o.type, payer.name as customer_name, open.id as payment_id, open.amount_sen as amount, open.deadline_at, city.region_code as region_id,
      coalesce((${refunds}), '[]') as refund_data
    from users me cross join lateral (select asked.id from orders asked where asked.tracking_number = ${number}
        union all select beside.id from orders asked join orders beside on beside.concerns = asked.id where asked.tracking_number = ${number}
        union all select f.order_id from orders asked join fees f on f.concerns = asked.id where asked.tracking_number = ${number}) meant
      join orders o on o.id = meant.id
      left join users payer on payer.id = o.user_id
      join payments p on p.order_id = coalesce(o.paid_with, o.id) and p.payment_type_id in (${listed(counterTypes)})
      join payment_accounts a on a.id = p.payment_account_id and a.location_id = me.location_id
      join locations place on place.id = a.location_id join cities city on city.code = place.city_id
      left join payments open on open.id = p.id and open.order_id = o.id
        and (open.status = 'awaiting_approval' or (open.status = 'awaiting_payment' and open.deadline_at > now()))
    where me.id = ${agent_id}::uuid
    order by o.tracking_number <> ${number}, o.id`.execute(db)
  const found = rows.find(({ payment_id, refund_data }) => payment_id !== null || refund_data.length > 0)
  if (!found) throw notFound()
  return found
}

const refunds = sql`
  select jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount_sen, 'customer_name', u.name) order by r.id)
  from refunds r left join users u on u.id = r.user_id
  where r.order_id = o.id and r.status = 'due' and ${goesInCash}`
