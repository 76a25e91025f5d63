import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { EventName } from '#contract/platform/events.ts'
import { paymentDeadline_h } from '#contract/money/payments.ts'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import type { DB } from '#database/schema.ts'
import { emptyDraft } from '../drafts/drafts.ts'
import { awaitDeadline } from '../../money/payments/due.ts'
import { askForPayment, mayOrder, queueForPerson } from '../../money/payments/ask.ts'
import { markOf, queueForAccount } from '../../money/payments/unique-sen.ts'
import type { App } from '../../platform/serve.ts'
import { bookVisit } from '../../places/slots/slots.ts'
import type { Choice } from './check-order.ts'

/**
 * Order, lines, payment and event in one statement; the lock before it and the job after it cost no way of their own.
 * The statement checks once more that everything chosen still holds; undefined when something does not.
 */
export async function placeOrder(app: App, tx: Transaction<DB>, user_id: string, choice: Choice) {
  const id = randomUUIDv7()
  await queueForPerson(tx, user_id)
  if (choice.visit) await bookVisit(tx, user_id, choice.buyer.city, choice.country.code, choice.visit)
  await queueForAccount(tx, choice.account)
  const placed = await insertOrder(tx, id, user_id, choice)
  if (!placed) return undefined
  await awaitDeadline(app.jobs, tx, id, paymentDeadline_h)
  return id
}

async function insertOrder(tx: Transaction<DB>, id: string, user_id: string, choice: Choice) {
  const { box, quantity, total_sen } = choice
  const { rows } = await sql`
    with offer as (${offerOf(user_id, choice)}),
    placed as (
      insert into orders (id, tracking_number, type, user_id, total_sen)
      select ${id}::uuid, ${newTrackingNumber(randomBytes(trackingNumber_bytes))}, 'box_purchase', ${user_id}::uuid, ${total_sen} from offer
      returning id
    ),
    bought as (${boughtOf(id, choice)}),
    lines as (
      insert into order_lines (order_id, position, code, params, quantity, unit_sen, amount_sen)
      select ${id}::uuid, position, code, jsonb_build_object('label', ${box.label}::text), ${quantity}::int, unit_sen, unit_sen * ${quantity}::int
      from offer, (values (1, 'box', ${box.price_sen}::int), (2, 'deposit', ${box.deposit_sen}::int)) as line (position, code, unit_sen)
    ),
    asked as (${askForPayment({ order_id: id, user_id, account: choice.account, base_sen: total_sen }, sql`offer`)}),
    emptied as (${emptyDraft(user_id, 'box_purchase', sql`offer`)}),
    noted as (
      insert into events (name, order_id, actor_id, data)
      select ${'order_placed' satisfies EventName}::text, ${id}::uuid, ${user_id}::uuid, jsonb_build_object('type', 'box_purchase', 'total_sen', ${total_sen}::bigint) from offer
    )
    select id from placed`.execute(tx)
  return rows.length > 0
}

/** One row while box, price, account, service and country are what the customer was shown; none otherwise. */
function offerOf(user_id: string, { box, account, service, country, total_sen }: Choice) {
  return sql`
    select sen.unique_sen, sen.pay_reference
    from boxes b, payment_accounts a, payment_types t, services s, countries c, (${markOf(account, total_sen, user_id)}) sen
    where b.id = ${box.id}::uuid and b.is_active and b.price_sen = ${box.price_sen} and b.deposit_sen = ${box.deposit_sen}
      and a.id = ${account.id}::uuid and a.is_active and t.id = a.payment_type_id and t.is_active
      and s.id = ${service.id} and s.is_active
      and c.code = ${country.code} and c.is_active and c.is_purchase_available
      and (lower(s.label) <> 'pickup' or c.is_pickup_available) and ${mayOrder(user_id)}`
}

function boughtOf(id: string, { box, service, country, buyer, visit, quantity }: Choice) {
  return sql`
    insert into box_purchases (order_id, box_id, box_label, length_cm, width_cm, height_cm, quantity, price_sen, deposit_sen,
      service_id, name, phone, email, address, postal_code, country_id, region_id, city_id, district_id, visit_day, time_slot_id)
    select ${id}::uuid, ${box.id}::uuid, ${box.label}, ${box.length_cm}, ${box.width_cm}, ${box.height_cm}, ${quantity},
      ${box.price_sen}, ${box.deposit_sen}, ${service.id}, ${buyer.name}, ${buyer.phone}, ${buyer.email}, ${buyer.address},
      ${buyer.postal_code}, ${country.code}, coalesce(${buyer.region ?? null}::text, city.region_code, ''), coalesce(city.code, ''),
      ${buyer.district ?? null}::text, ${visit?.day ?? null}::date, ${visit?.time_slot_id ?? null}::text
    from offer left join (${cityCalled(buyer.city, country.code)}) city on true`
}

/** A city by its id, or by its label where only one in the country is called so. */
function cityCalled(name: string, country: string) {
  return sql`
    select min(c.code) as code, min(c.region_code) as region_code
    from cities c join regions r on r.code = c.region_code
    where r.country = ${country} and c.is_active
      and (c.code = ${name} or (lower(c.label) = lower(${name}) and not exists (select from cities where code = ${name})))
    having count(*) = 1`
}
