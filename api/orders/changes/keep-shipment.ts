import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { bookVisitOf, freeVisitsOf } from '../../places/slots/slots.ts'
import { sendAhead } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { insertRows } from '../../platform/insert-rows.ts'
import { lineOf } from '../placing/new-order.ts'
import { emptiedWith } from '../placing/party-columns.ts'
import { dropPointOf } from './differences-in.ts'
import type { PricedChange, PricedWay } from './price-change.ts'
import type { Standing } from './standing.ts'

/** The shipment as it is from now on. */
export async function keepShipment(tx: Transaction<DB>, standing: Standing, change: PricedChange) {
  const { order_id } = standing
  const { chosen, priced, arrives } = change
  const { item_type, purpose, add_ons, declared_value, pmi_registration } = chosen.package
  await sendAhead(
    tx,
    sql`update shipments set mode = ${chosen.mode}, item_type = ${item_type}, purpose = ${purpose}, add_ons = ${JSON.stringify(add_ons)}::jsonb,
      declared_value_sen = ${declared_value}, pmi_registration = ${pmi_registration === 'none' ? null : pmi_registration},
      chargeable_kg = ${priced.weight.chargeable_kg}, weight_working = ${JSON.stringify(priced.weight)}::jsonb, cover = ${JSON.stringify(priced.cover)}::jsonb,
      days_min = ${priced.days.min}, days_max = ${priced.days.max}, arrives_from = ${arrives.from}::date, arrives_to = ${arrives.to}::date
      where order_id = ${order_id}::uuid`,
  )
  await sendAhead(
    tx,
    sql`update shipment_parties set service_package = ${chosen.sender.service_package}, service_type = ${chosen.sender.service_type},
      drop_point_id = nullif(${dropPointOf(chosen)}, '')::uuid where order_id = ${order_id}::uuid and party = 'sender'`,
  )
  await keepItems(tx, standing, change)
  await moveReceiver(tx, standing, change)
}

async function keepItems(
  tx: Transaction<DB>,
  { order_id, sender }: Standing,
  { chosen, net_g }: PricedChange,
) {
  await sendAhead(tx, sql`delete from shipment_items where order_id = ${order_id}::uuid`)
  const rows = chosen.package.items.map(({ name, quantity, unit_value, hs_code, origin_country }, index) => ({
    order_id,
    position: index + 1,
    name,
    quantity,
    unit_value_sen: unit_value,
    hs_code: hs_code || null,
    net_weight_g: net_g[index] ?? null,
    origin_country: origin_country || sender.country_id,
  }))
  await insertRows(tx, 'shipment_items', rows)
}

/** At another place, or on another way, the appointment may be impossible or its slot full: then the receiver chooses again. */
export async function moveReceiver(
  tx: Transaction<DB>,
  { order_id, receiver, status }: Standing,
  change: Pick<PricedWay, 'chosen' | 'frees_visit'>,
) {
  const { region_id, city_id, district_id, address, postal_code, service_package } = change.chosen.receiver
  const isOtherDoor = city_id !== receiver.city_id || address !== receiver.address
  const isOtherRegion = region_id !== receiver.region_id
  const isRebooked = receiver.visit_day !== null && (isOtherDoor || isOtherRegion || change.frees_visit)
  if (isRebooked) await freeVisitsOf(tx, order_id, 'receiver')
  await sql`update shipment_parties set region_id = ${region_id}, city_id = ${city_id}, district_id = ${district_id}, address = ${address},
      postal_code = ${postal_code}, service_package = ${service_package}, ${emptiedWith('door', isOtherDoor)},
      counter_id = case when ${isOtherRegion} then null else counter_id end,
      visit_day = case when ${change.frees_visit} then null else visit_day end, time_slot_id = case when ${change.frees_visit} then null else time_slot_id end
    where order_id = ${order_id}::uuid and party = 'receiver'`.execute(tx)
  if (!isRebooked) return
  if (!change.frees_visit && (await bookVisitOf(tx, order_id, 'receiver'))) return
  await sendAhead(
    tx,
    sql`update shipment_parties set visit_day = null, time_slot_id = null where order_id = ${order_id}::uuid and party = 'receiver'`,
  )
  const { visit_day, time_slot_id } = receiver
  const data = { party: 'receiver', before: { visit_day, time_slot_id } }
  // There is no link before the payment: once it is paid, the page of the order has it.
  if (status === 'success') await record(tx, { name: 'visit_released', order_id, data })
}

/** An unpaid order is paid by the lines it has now. */
export async function replaceLines(
  tx: Transaction<DB>,
  order_id: string,
  { lines, total_sen }: PricedChange['priced'],
) {
  await sendAhead(tx, sql`delete from order_lines where order_id = ${order_id}::uuid`)
  const rows = lines.map(({ code, amount_sen, params }, index) => ({
    ...lineOf(code, amount_sen, params),
    order_id,
    position: index + 1,
  }))
  await insertRows(tx, 'order_lines', rows)
  await sendAhead(tx, sql`update orders set total_sen = ${total_sen} where id = ${order_id}::uuid`)
}
