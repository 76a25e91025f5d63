import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import {
  orderRules,
  typesAskedByUs,
  typesHolding,
  typesListedAs,
  type CarriedType,
  type OrderType,
} from '#contract/site/order-types.ts'
import { finalMacros } from '#contract/parcels/parcel-steps.ts'
import type { listTransactions, transactionStages } from '#contract/orders/transactions.ts'
import type { Db } from '../../platform/database.ts'
import { listed } from '../../platform/listed.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import { written } from '../../platform/written.ts'
import { awaitedDay, bookedDay, isLate } from '../../parcels/tracking/late.ts'
import { batchJson, concerned, status } from './read.ts'

type Asked = z.output<typeof listTransactions.query> & { type: CarriedType }
type Stage = (typeof transactionStages)[number]
type InList = z.output<typeof listTransactions.data>['transaction_data'][number]

const stageOfParcels = sql`case when bool_or(pa.macro is null or pa.macro not in (${listed(finalMacros)})) then 'under_way'
  when bool_or(pa.macro = 'delivered') then 'arrived' else 'ended' end`

/** How far an order is for whoever looks for it. What was paid afterwards, a difference or a fee, is over once it is paid. */
const stage =
  written(sql`case when ${status} in ('awaiting_payment', 'awaiting_approval') then 'under_way' when ${status} <> 'success' then 'ended'
  when o.type in (${listed(typesAskedByUs)}) then 'ended'
  when o.type in (${listed(typesHolding('orders'))}) then (select ${stageOfParcels} from orders c left join parcels pa on pa.order_id = c.id where c.paid_with = o.id)
  else (select ${stageOfParcels} from orders one left join parcels pa on pa.order_id = one.id where one.id = o.id) end`)

/** One of its parcels is heavier than declared and waits for what its sender says. */
const batchAwaitsAnswer = sql`(o.type in (${listed(typesHolding('orders'))}) and exists (
  select from orders c join weighings cw on cw.order_id = c.id and cw.status = 'waiting' where c.paid_with = o.id))`
const awaitsAnswer = sql`(exists (select from weighings w where w.order_id = o.id and w.status = 'waiting') or ${batchAwaitsAnswer})`

export async function transactionsOf(
  db: Db,
  user_id: string,
  query: z.output<typeof listTransactions.query>,
) {
  const asked = { ...query, type: query.type ?? (await typeFor(db, user_id, query.cursor)) }
  const isFirst = asked.stage !== undefined && asked.cursor === undefined
  const [rows, counted] = await Promise.all([
    rowsOf(db, user_id, asked),
    isFirst ? stagesOf(db, user_id, asked) : { stages: null, under_way_elsewhere: null },
  ])
  const { page, next_cursor } = asPage(rows, asked)
  return { type: asked.type, transaction_data: page, next_cursor, ...counted }
}

// Whoever has more reads that they are many; counting them all would cost more than it tells.
const mostCounted = 1000

function typeFor(db: Db, user_id: string, cursor: string | undefined) {
  return cursor ? typeOfPage(db, user_id, cursor) : typeToOpen(db, user_id)
}

/** A further page stays with the list that it belongs to, whatever is ordered meanwhile. */
async function typeOfPage(db: Db, user_id: string, cursor: string) {
  const order = await db
    .selectFrom('orders')
    .select('type')
    .where('id', '=', cursor)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return order ? orderRules[order.type].listedAs : 'shipment'
}

/**
 * The list with something to pay or to answer comes first, then the one with something under way, then that of the newest
 * order: whoever bought boxes only would find an empty list of shipments.
 */
async function typeToOpen(db: Db, user_id: string) {
  const { rows } = await sql<{ type: OrderType }>`
    select type from (select o.id, o.type, ${status} as status, ${stage} as stage, ${awaitsAnswer} as awaits_answer
      from orders o join payments p on p.order_id = o.id
      where o.user_id = ${user_id}::uuid and o.paid_with is null
      order by o.id desc limit ${mostCounted}) newest
    order by status = 'awaiting_payment' or awaits_answer desc, stage = 'under_way' desc, id desc limit 1`.execute(
    db,
  )
  return rows[0] ? orderRules[rows[0].type].listedAs : 'shipment'
}

async function stagesOf(db: Db, user_id: string, { type }: Asked) {
  const { rows } = await sql<{ is_listed: boolean; stage: Stage; count: number }>`
    select is_listed, stage, count(*)::int as count
    from (select o.type in (${listed(typesListedAs(type))}) as is_listed, ${stage} as stage
      from orders o join payments p on p.order_id = o.id
      where o.user_id = ${user_id}::uuid and o.paid_with is null
      order by o.id desc limit ${mostCounted}) counted
    group by 1, 2`.execute(db)
  const stages = { under_way: 0, arrived: 0, ended: 0 }
  const elsewhere = { ...stages }
  for (const { is_listed, stage, count } of rows) (is_listed ? stages : elsewhere)[stage] = count
  return { stages, under_way_elsewhere: elsewhere.under_way }
}

/** What rows of both kinds have, whatever was ordered. */
const listedColumns = sql`
  o.id, o.tracking_number, o.type, o.created_at, p.amount_sen as amount, p.deadline_at, ${status} as status,
  p.status = 'awaiting_payment' and p.reject_code is not null as is_rejected, pa.changed_at as since`

const listedTables = sql`orders o join payments p on p.order_id = o.id left join parcels pa on pa.order_id = o.id`

function parcelInList(promised: RawBuilder<unknown>, region: RawBuilder<unknown>) {
  return sql`case when pa.order_id is not null then jsonb_build_object('code', pa.code, 'macro', pa.macro,
    'is_late', ${isLate({ code: sql`pa.code`, promised, region })}) end`
}

const listedBoxes = written(sql`
  select ${listedColumns}, null::jsonb as concerns, null::jsonb as batch, false as awaits_answer, null::bigint as difference, b.box_label, b.quantity,
    null::text as mode, null::text as origin, null::text as destination, null::text as receiver, b.region_id, null::boolean as is_brought,
    b.visit_day::text as promised,
    ${parcelInList(sql`b.visit_day`, sql`b.region_id`)} as parcel
  from ${listedTables} left join box_purchases b on b.order_id = o.id`)

const awaited = awaitedDay('s', 'receiver')
/** As tracking tells it. */
const told = sql`coalesce(${bookedDay(sql`receiver.visit_day`, sql`receiver.region_id`)}, ${awaited})`

const listedShipments = written(sql`
  select ${listedColumns}, case when o.concerns is not null then (${concerned}) end as concerns,
    case when o.type in (${listed(typesHolding('orders'))}) then (${batchJson}) end as batch,
    w.order_id is not null or ${batchAwaitsAnswer} as awaits_answer,
    w.difference_sen as difference,
    s.box_label, null::int as quantity, s.mode, start.label as origin, goal.label as destination, receiver.name as receiver,
    coalesce(sender.region_id, (select sp.region_id from shipment_parties sp where sp.order_id = o.concerns and sp.party = 'sender')) as region_id,
    sender.service_type = 'drop_off' as is_brought,
    (${told})::text as promised, ${parcelInList(awaited, sql`receiver.region_id`)} as parcel
  from ${listedTables}
    left join shipments s on s.order_id = o.id
    left join weighings w on w.order_id = o.id and w.status = 'waiting'
    left join shipment_parties sender on sender.order_id = s.order_id and sender.party = 'sender'
    left join shipment_parties receiver on receiver.order_id = s.order_id and receiver.party = 'receiver'
    left join cities start on start.code = sender.city_id
    left join cities goal on goal.code = receiver.city_id`)

/** Each list reads only the tables that its own orders have rows in. */
const listedRows: Record<CarriedType, RawBuilder<unknown>> = {
  box_purchase: listedBoxes,
  shipment: listedShipments,
}

/** Only what is asked for is in the text, so that PostgreSQL plans it once and not at each call. */
async function rowsOf(db: Db, user_id: string, asked: Asked) {
  const { rows } = await sql<InList>`
    ${listedRows[asked.type]}
    where o.user_id = ${user_id}::uuid and o.type in (${listed(typesListedAs(asked.type))}) and o.paid_with is null
      ${asked.cursor ? sql`and o.id < ${asked.cursor}::uuid` : sql``} ${asked.stage ? sql`and ${stage} = ${asked.stage}` : sql``}
    order by o.id desc limit ${rowsFor(asked)}`.execute(db)
  return rows
}
