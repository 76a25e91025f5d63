import { sql, type RawBuilder } from 'kysely'
import type { CarriedType } from '#contract/site/order-types.ts'
import { insertion } from '../../platform/insert-rows.ts'
import { written } from '../../platform/written.ts'
import { emptyDraft } from '../drafts/drafts.ts'
import type { NewOrder } from './new-order.ts'

export interface Verdict {
  is_ready: boolean
}

/** For orders that depend on nothing but their payment. */
export const alwaysReady = sql<Verdict>`select true as is_ready`

/** Everything the orders keep in one statement: nothing of it unless the verdict is that they are ready. */
export function insertionOf<Row extends Verdict>(
  orders: readonly NewOrder[],
  verdict: RawBuilder<Row>,
  draft: RawBuilder<unknown> | undefined,
) {
  const writes = [...insertionsOf(orders), ...(draft ? [draft] : [])]
  const named = writes.map((write, index) => sql`${sql.ref(`write_${index}`)} as (${write})`)
  return sql<Row>`with verdict as materialized (${verdict}), ready as (select from verdict where is_ready),
    ${sql.join(named, sql`, `)}
    select * from verdict`
}

/** The draft that the order was written in is empty once it is placed. */
export function emptiedDraft(user_id: string, type: CarriedType) {
  return emptyDraft(user_id, type, sql`ready`)
}

const beside = sql`cross join ready`

function insertionsOf(orders: readonly NewOrder[]) {
  const boxes = orders.flatMap(({ id, box }) => (box ? [{ ...box, order_id: id }] : []))
  const shipments = orders.flatMap(({ id, shipment }) => (shipment ? [{ ...shipment, id }] : []))
  const rows = shipments.map(({ id, row }) => ({ ...row, order_id: id }))
  const parties = shipments.flatMap(({ id, parties: both }) =>
    both.map((party) => ({ ...party, order_id: id })),
  )
  const items = shipments.flatMap(({ id, items: goods }) => numbered(id, goods))
  const lines = orders.flatMap(({ id, lines: own }) => numbered(id, own))
  return [
    insertion('orders', orders.map(orderRow), { beside }),
    insertion('order_lines', lines, { beside }),
    ...(boxes.length > 0 ? [insertion('box_purchases', boxes, inCity)] : []),
    ...(rows.length > 0
      ? [
          insertion('shipments', rows, { beside }),
          insertion('shipment_parties', parties, { beside }),
          insertion('shipment_items', items, { beside }),
        ]
      : []),
  ]
}

function orderRow({ id, tracking_number, type, user_id, total_sen, ...order }: NewOrder) {
  const { concerns = null, paid_with = null, reference = null } = order
  return { id, tracking_number, type, user_id, total_sen, concerns, paid_with, reference }
}

function numbered<Row>(order_id: string, rows: readonly Row[]) {
  return rows.map((row, index) => ({ ...row, order_id, position: index + 1 }))
}

/** A city by its id, or by its label where only one in the country is called so. */
const cityCalled = sql`
  select min(c.code) as code, min(c.region_code) as region_code
  from cities c join regions r on r.code = c.region_code
  where r.country = given.country_id and c.is_active
    and (c.code = given.city_id
      or (lower(c.label) = lower(given.city_id) and not exists (select from cities where code = given.city_id)))
  having count(*) = 1`

const inCity = {
  beside: written(sql`cross join ready left join lateral (${cityCalled}) city on true`),
  found: {
    region_id: sql`coalesce(nullif(given.region_id, ''), city.region_code, '')`,
    city_id: sql`coalesce(city.code, '')`,
  },
}
