import { sql, type Transaction } from 'kysely'
import { payWithin_h } from '#contract/orders/pay-within.ts'
import type { DB } from '#database/schema.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Try } from '../../platform/transaction.ts'
import { isVisitDay } from '../../places/slots/slots.ts'
import { newNumbers } from '../placing/new-order.ts'
import { placeAtOnce, placeOrders } from '../placing/place-orders.ts'
import type { Choice } from './check-order.ts'

/** Places the order and says what stood in its way, if anything did. Everything chosen is checked once more with it. */
export async function placeOrder(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  user_id: string,
  choice: Choice,
  { isFirst }: Try,
) {
  const { box, quantity, total_sen, account } = choice
  const numbers = newNumbers()
  const lineOf = (code: string, unit_sen: number) => ({
    code,
    params: { label: box.label },
    quantity,
    unit_sen,
    amount_sen: unit_sen * quantity,
  })
  const order = {
    ...numbers,
    type: 'box_purchase' as const,
    user_id,
    total_sen,
    lines: [lineOf('box', box.price_sen), lineOf('deposit', box.deposit_sen)],
    box: boxRow(choice),
  }
  const terms = {
    verdict: verdictOn(choice),
    payment: { account, deadline_h: payWithin_h(account.payment_type_id, new Date()), isFollowUp: false },
    draft: 'box_purchase' as const,
    actor_id: user_id,
  }
  const place = isFirst ? placeAtOnce : placeOrders
  return { ...(await place(app, tx, [order], terms)), id: numbers.id }
}

/** Ready as long as box, price, service and country are as shown to the customer, couriers work on the day of the visit, and the buyer may use the counter. */
function verdictOn(choice: Choice) {
  const { box, service, country, visit } = choice
  const isOpen = visit ? isVisitDay(sql`${visit.day}::date`, sql`${country.code}::text`) : sql`true`
  return sql<{ is_ready: boolean; is_open: boolean; counter_fits: boolean }>`
    select found.*, is_open and counter_fits as is_ready
    from (select ${isOpen} as is_open, ${counterFits(choice)} as counter_fits) found,
      boxes b, services s, countries c
    where b.id = ${box.id}::uuid and b.is_active and b.price_sen = ${box.price_sen} and b.deposit_sen = ${box.deposit_sen}
      and s.id = ${service.id} and s.is_active
      and c.code = ${country.code} and c.is_active and c.is_purchase_available
      and (lower(s.label) <> 'pickup' or c.is_pickup_available)`
}

/** In the zone of the buyer's city, which is named by its id or by its label, as where a parcel is collected. */
function counterFits({ counter_id, country, buyer }: Choice) {
  if (counter_id === null) return sql`true`
  return sql`exists (select from locations l join regions r on r.code = l.region_id
    where l.id = ${counter_id}::uuid and l.is_active and l.offers_collection and l.country_id = ${country.code}
      and exists (select from cities c join regions here on here.code = c.region_code
        where here.zone = r.zone and (c.code = ${buyer.city} or lower(c.label) = lower(${buyer.city}))))`
}

function boxRow({ box, service, counter_id, country, buyer, visit, quantity }: Choice) {
  const { length_cm, width_cm, height_cm, price_sen, deposit_sen } = box
  const { name, phone, email, address, postal_code, region = '', city, district = null } = buyer
  return {
    box_id: box.id,
    box_label: box.label,
    length_cm,
    width_cm,
    height_cm,
    quantity,
    price_sen,
    deposit_sen,
    name,
    phone,
    email,
    address,
    postal_code,
    service_id: service.id,
    counter_id,
    country_id: country.code,
    region_id: region,
    city_id: city,
    district_id: district,
    visit_day: visit?.day ?? null,
    time_slot_id: visit?.time_slot_id ?? null,
  }
}
