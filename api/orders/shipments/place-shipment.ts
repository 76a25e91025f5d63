import { sql, type Transaction } from 'kysely'
import { payWithin_h } from '#contract/orders/pay-within.ts'
import { parties } from '#contract/orders/shipments.ts'
import type { DB } from '#database/schema.ts'
import { isAttachedFor } from '../../money/vouchers/attach.ts'
import { isDayAhead, isVisitDay } from '../../places/slots/slots.ts'
import type { App } from '../../platform/serve.ts'
import type { Try } from '../../platform/transaction.ts'
import type { Verdict } from '../placing/order-rows.ts'
import { placeAtOnce, placeOrders } from '../placing/place-orders.ts'
import type { Choice } from './choose-shipment.ts'
import { passportIsOwn } from './own-passports.ts'
import type { Found } from './refusals.ts'
import type { ShipmentBody } from './shipment-body.ts'
import { shipmentOrder } from './shipment-rows.ts'

/** Places the order, and says what stood in its way: slots, voucher and pictures may be gone by now. */
export async function placeShipment(
  app: Pick<App, 'jobs' | 'keys'>,
  tx: Transaction<DB>,
  user_id: string,
  choice: Choice,
  { isFirst }: Try,
) {
  const { keys } = app
  const { wants_door_code } = choice.body
  const order = shipmentOrder({ keys, user_id, wants_door_code }, choice)
  const place = isFirst ? placeAtOnce : placeOrders
  const { isPlaced, verdict, visits } = await place(app, tx, [order], {
    verdict: verdictOn(user_id, choice),
    payment: {
      account: choice.account,
      deadline_h: payWithin_h(choice.account.payment_type_id, new Date()),
      isFollowUp: false,
    },
    draft: 'shipment',
    actor_id: user_id,
  })
  if (isPlaced) return { id: order.id }
  const full = parties.find((party) => {
    const { region_id, visit_day, time_slot_id } = choice.body[party]
    return visits.some(
      (visit) =>
        !visit.is_booked &&
        visit.region_id === region_id &&
        visit.visit_day === visit_day &&
        visit.time_slot_id === time_slot_id,
    )
  })
  return { id: undefined, found: verdict, full }
}

/** One row while the box is what the customer was shown, with what is to be said about the rest. */
function verdictOn(user_id: string, { box, body, duties }: Choice) {
  const { sender, receiver, voucher_id } = body
  const voucher = voucher_id === '' ? sql`true` : isAttachedFor(user_id, voucher_id, box?.label)
  return sql<Found & Verdict>`
    select found.*, sender_open and receiver_open and sender_passport and receiver_passport and voucher_free and counter_fits as is_ready
    from (
      select ${isVisitDay(...dayOf(sender))} as sender_open, ${isDayAhead(...dayOf(receiver))} as receiver_open,
        ${passportIsOwn(user_id, sender, duties.has('sender'))} as sender_passport,
        ${passportIsOwn(user_id, receiver, duties.has('receiver'))} as receiver_passport, ${voucher} as voucher_free, ${counterFits(receiver)} as counter_fits
    ) found
    where ${box?.id ?? null}::uuid is null or exists (select from boxes b where b.id = ${box?.id ?? null}::uuid and b.is_active)`
}

/** In the zone that is paid for, so that the parcel travels there at the same price. */
function counterFits({ counter_id, service_type, region_id }: ShipmentBody['receiver']) {
  if (counter_id === '' || service_type !== 'self_pickup') return sql`true`
  return sql`exists (select from locations l join regions r on r.code = l.region_id
    where l.id = ${counter_id}::uuid and l.is_active and l.offers_collection
      and r.zone = (select here.zone from regions here where here.code = ${region_id}))`
}

function dayOf({ visit_day, country_id }: ShipmentBody['sender'] | ShipmentBody['receiver']) {
  return [sql`${visit_day}::date`, sql`${country_id}::text`] as const
}
