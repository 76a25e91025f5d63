import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { EventName } from '#contract/platform/events.ts'
import { netWeightsOf } from '#contract/customs/net-weights.ts'
import { paymentDeadline_h } from '#contract/money/payments.ts'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import type { DB } from '#database/schema.ts'
import { emptyDraft } from '../drafts/drafts.ts'
import { awaitDeadline } from '../../money/payments/due.ts'
import { askForPayment, mayOrder, queueForPerson } from '../../money/payments/ask.ts'
import { markOf, queueForAccount } from '../../money/payments/unique-sen.ts'
import type { App } from '../../platform/serve.ts'
import type { Choice, Priced } from './choose-shipment.ts'
import { partyRows, passportIsOwn } from './party-rows.ts'
import type { Outcome } from './refusals.ts'
import { booking, isOpenDay } from './visits.ts'

/** Everything about the order in one statement, which also looks whether slots, voucher and pictures are still to be had. */
export async function placeShipment(
  app: App,
  tx: Transaction<DB>,
  user_id: string,
  choice: Choice,
): Promise<Outcome> {
  const id = randomUUIDv7()
  await queueForPerson(tx, user_id)
  await queueForAccount(tx, choice.account)
  const { rows } = await sql<Outcome>`
    with sen as (${markOf(choice.account, choice.priced.total_sen, user_id)}),
    offer as (${offerOf(user_id, choice)}),
    ${booking(user_id, 'sender', choice)}, ${booking(user_id, 'receiver', choice)},
    attached as (
      update vouchers set status = 'attached' from offer
      where vouchers.id = nullif(${choice.body.voucher_id}, '')::uuid and status = 'issued' and voucher_free returning 1
    ),
    ready as (
      select offer.* from offer where sender_open and receiver_open and sender_passport and receiver_passport and voucher_free
        and exists (select from sender_visit) and exists (select from receiver_visit)
        and (${choice.body.voucher_id} = '' or exists (select from attached))
    ),
    ${inserts(app, id, user_id, choice)}
    select sender_open, receiver_open, sender_passport, receiver_passport,
      voucher_free and (${choice.body.voucher_id} = '' or exists (select from attached)) as voucher_free,
      exists (select from sender_visit) as sender_booked, exists (select from receiver_visit) as receiver_booked,
      (select id from placed) as id
    from offer`.execute(tx)
  const [outcome] = rows
  if (outcome?.id) await awaitDeadline(app.jobs, tx, id, paymentDeadline_h)
  return outcome ?? nothingOffered
}

/** One row while account and box are what the customer was shown, with what is to be said about the rest. */
function offerOf(user_id: string, { account, box, body, duties }: Choice) {
  const { sender, receiver } = body
  const voucher =
    body.voucher_id === ''
      ? sql`true`
      : sql`exists (select from vouchers v where v.id = ${body.voucher_id}::uuid
    and v.user_id = ${user_id}::uuid and v.status = 'issued' and v.expires_at > now() and v.box_label = ${box?.label ?? null}::text)`
  return sql`
    select sen.unique_sen, sen.pay_reference, ${isOpenDay(sender)} as sender_open, ${isOpenDay(receiver)} as receiver_open,
      ${passportIsOwn(user_id, sender, duties.has('sender'))} as sender_passport,
      ${passportIsOwn(user_id, receiver, duties.has('receiver'))} as receiver_passport, ${voucher} as voucher_free
    from sen, payment_accounts a, payment_types t
    where ${mayOrder(user_id)} and a.id = ${account.id}::uuid and a.is_active and t.id = a.payment_type_id and t.is_active
      and (${box?.id ?? null}::uuid is null or exists (select from boxes b where b.id = ${box?.id ?? null}::uuid and b.is_active))`
}

function inserts(app: App, id: string, user_id: string, choice: Choice) {
  const { priced, account } = choice
  const { lines, items } = listsOf(choice)
  return sql`
    placed as (
      insert into orders (id, tracking_number, type, user_id, total_sen)
      select ${id}::uuid, ${newTrackingNumber(randomBytes(trackingNumber_bytes))}, 'shipment', ${user_id}::uuid, ${priced.total_sen} from ready
      returning id
    ),
    shipped as (${shipmentRow(id, choice)}),
    parties as (${partyRows(app.secret_key, id, choice)}),
    contents as (
      insert into shipment_items (order_id, position, name, quantity, unit_value_sen, hs_code, net_weight_g, origin_country)
      select ${id}::uuid, i.position, i.name, i.quantity, i.unit_value, nullif(i.hs_code, ''), i.net_weight_g, i.origin_country
      from ready, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (position int, name text, quantity int, unit_value int,
        hs_code text, net_weight_g int, origin_country text)
    ),
    lines as (
      insert into order_lines (order_id, position, code, params, quantity, unit_sen, amount_sen)
      select ${id}::uuid, l.position, l.code, l.params, 1, l.amount_sen, l.amount_sen
      from ready, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (position int, code text, params jsonb, amount_sen bigint)
    ),
    asked as (${askForPayment({ order_id: id, user_id, account, base_sen: priced.total_sen }, sql`ready`)}),
    emptied as (${emptyDraft(user_id, 'shipment', sql`ready`)}),
    noted as (
      insert into events (name, order_id, actor_id, data)
      select ${'order_placed' satisfies EventName}::text, ${id}::uuid, ${user_id}::uuid, jsonb_build_object('type', 'shipment', 'total_sen', ${priced.total_sen}::bigint) from ready
    )`
}

/** Price lines and goods, as their tables keep them. */
export function listsOf({ priced, body }: Pick<Priced, 'priced' | 'body'>) {
  const lines = priced.lines.map(({ code, params, amount_sen }, index) => ({
    position: index + 1,
    code,
    params,
    amount_sen,
  }))
  const { items: goods, weight } = body.package
  const net_g = netWeightsOf(goods, Math.round(weight * 1000))
  const items = goods.map(({ name, quantity, unit_value, hs_code, origin_country }, index) => ({
    position: index + 1,
    name,
    quantity,
    unit_value,
    hs_code,
    net_weight_g: net_g?.[index],
    origin_country: origin_country || body.sender.country_id,
  }))
  return { lines, items }
}

function shipmentRow(id: string, { body, lane, box, piece, priced, arrives, rate_card_id }: Choice) {
  const { package: content, mode, voucher_id, wants_door_code } = body
  return sql`
    insert into shipments (order_id, lane, mode, rate_card_id, box_id, box_label, length_cm, width_cm, height_cm, weight_g, chargeable_kg,
      weight_working, cover, days_min, days_max, arrives_from, arrives_to, item_type, purpose, declared_value_sen, add_ons, pmi_registration, voucher_id, wants_door_code)
    select ${id}::uuid, ${lane}, ${mode}, ${rate_card_id}::uuid, ${box?.id ?? null}::uuid, ${box?.label ?? null}::text,
      ${piece.length_cm}, ${piece.width_cm}, ${piece.height_cm}, ${piece.weight_g}, ${priced.weight.chargeable_kg},
      ${JSON.stringify(priced.weight)}::jsonb, ${JSON.stringify(priced.cover)}::jsonb, ${priced.days.min}, ${priced.days.max},
      ${arrives.from}::date, ${arrives.to}::date, ${content.item_type}, ${content.purpose}, ${content.declared_value},
      ${JSON.stringify(content.add_ons)}::jsonb, nullif(${content.pmi_registration}, 'none'), nullif(${voucher_id}, '')::uuid, ${wants_door_code}
    from ready`
}

const nothingOffered: Outcome = {
  id: null,
  sender_open: true,
  receiver_open: true,
  sender_booked: true,
  receiver_booked: true,
  sender_passport: true,
  receiver_passport: true,
  voucher_free: true,
}
