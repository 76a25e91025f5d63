import { sql } from 'kysely'
import type { z } from 'zod'
import type { exportOrders, exportParcels } from '#contract/office/office-parcels.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { Macro } from '#contract/parcels/macros.ts'
import type { Lane } from '#contract/places/lanes.ts'
import type { Mode } from '#contract/places/zones.ts'
import { typesHolding, type OrderType } from '#contract/site/order-types.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import { officeClock } from '../../platform/office-clock.ts'
import { listed } from '../../platform/listed.ts'
import { CsvReply } from '../../platform/csv-reply.ts'
import type { Db } from '../../platform/database.ts'
import { asPage } from '../../platform/paging.ts'
import type { Reading } from '../../platform/standby.ts'
import { parcelsFor } from './office-list.ts'

const mostRows = 100_000
const rowsAtOnce = 1000

type Parcel = Awaited<ReturnType<typeof parcelsFor>>['parcel_data'][number]

export function parcelsAsCsv(reading: Reading, query: z.output<typeof exportParcels.query>) {
  return CsvReply.of(
    'parcels.csv',
    {
      tracking_number: (row: Parcel) => row.tracking_number,
      type: (row: Parcel) => row.type,
      state: (row: Parcel) => row.macro,
      last_event: (row: Parcel) => row.code,
      last_event_at: (row: Parcel) => row.changed_at,
      lane: (row: Parcel) => row.lane,
      mode: (row: Parcel) => row.mode,
      from_city: (row: Parcel) => row.from_city,
      to_city: (row: Parcel) => row.to_city,
      promised_by: (row: Parcel) => row.arrives_to,
      late: (row: Parcel) => row.is_late,
      holder: (row: Parcel) => row.holder_name,
    },
    bounded(async (cursor) => {
      const { parcel_data, next_cursor } = await reading((db) =>
        parcelsFor(db, { ...query, cursor, limit: rowsAtOnce }),
      )
      return { page: parcel_data, next_cursor }
    }),
  )
}

interface Order {
  id: string
  tracking_number: string
  type: OrderType
  ordered_at: Date
  lane: Lane | null
  mode: Mode | null
  payment_type: PaymentType
  payment_status: PaymentStatus
  paid_at: Date | null
  total_sen: number
  state: Macro | null
  promised_by: string | null
  delivered_at: Date | null
}

/** Whatever is read of an order is written, money in ringgit. */
type OrderColumns = Record<Exclude<keyof Order, 'id' | 'total_sen'> | 'total_rm', unknown>

export function ordersAsCsv(reading: Reading, { from, to }: z.output<typeof exportOrders.query>) {
  return CsvReply.of(
    `orders-${from}-${to}.csv`,
    {
      tracking_number: (row: Order) => row.tracking_number,
      type: (row: Order) => row.type,
      ordered_at: (row: Order) => row.ordered_at,
      lane: (row: Order) => row.lane,
      mode: (row: Order) => row.mode,
      payment_type: (row: Order) => row.payment_type,
      payment_status: (row: Order) => row.payment_status,
      paid_at: (row: Order) => row.paid_at,
      total_rm: (row: Order) => (row.total_sen / 100).toFixed(2),
      state: (row: Order) => row.state,
      promised_by: (row: Order) => row.promised_by,
      delivered_at: (row: Order) => row.delivered_at,
    } satisfies OrderColumns,
    bounded((cursor) => reading((db) => ordersOf(db, { from, to, cursor }))),
  )
}

async function ordersOf(
  db: Db,
  { from, to, cursor }: { from: string; to: string; cursor: string | undefined },
) {
  const { rows } = await sql<Order>`
    select o.id, o.tracking_number, o.type, o.created_at as ordered_at, lane_of(o.id) as lane, s.mode,
      p.payment_type_id as payment_type, p.status as payment_status, case when p.status = 'success' then p.decided_at end as paid_at,
      o.total_sen, pc.macro as state, s.arrives_to as promised_by, case when pc.macro = 'delivered' then pc.changed_at end as delivered_at
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id) left join shipments s on s.order_id = o.id
      left join parcels pc on pc.order_id = o.id
    where o.type not in (${listed(typesHolding('orders'))}) and o.created_at >= ${from}::date::timestamp at time zone ${officeClock}
      and o.created_at < (${to}::date + 1)::timestamp at time zone ${officeClock}
      ${cursor ? sql`and (o.created_at, o.id) < (select c.created_at, c.id from orders c where c.id = ${cursor}::uuid)` : sql``}
    order by o.created_at desc, o.id desc limit ${rowsAtOnce + 1}`.execute(db)
  return asPage(rows, { limit: rowsAtOnce })
}

interface Page<Row> {
  page: Row[]
  next_cursor: string | null
}

/** However much there is, a table ends somewhere. */
function bounded<Row>(read: (cursor: string | undefined) => Promise<Page<Row>>) {
  let written = 0
  return async (cursor: string | undefined) => {
    const { page, next_cursor } = await read(cursor)
    written += page.length
    return { page, next_cursor: written < mostRows ? next_cursor : null }
  }
}
