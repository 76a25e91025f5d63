import { sql } from 'kysely'
import type { Party } from '#contract/orders/shipments.ts'
import { isVisitDay, isWithinShare } from '../../places/slots/slots.ts'
import type { Choice } from './choose-shipment.ts'
import type { ShipmentBody } from './shipment-body.ts'

type Visited = ShipmentBody['sender'] | ShipmentBody['receiver']

export function isOpenDay({ visit_day, country_id }: Visited) {
  return isVisitDay(sql`${visit_day}::date`, sql`${country_id}::text`)
}

/** Takes a place in the party's slot; no row when the last one is gone. */
export function booking(user_id: string, party: Party, { body }: Choice) {
  const { region_id, visit_day, time_slot_id } = body[party]
  const isSame =
    party === 'receiver' &&
    body.sender.region_id === region_id &&
    body.sender.visit_day === visit_day &&
    body.sender.time_slot_id === time_slot_id
  const name = sql.ref(`${party}_visit`)
  // One statement cannot touch a row twice: both ends in one slot take two places at once, or none.
  if (isSame) return sql`${name} as (select from sender_visit)`
  const places = party === 'sender' && isShared(body) ? 2 : 1
  return sql`
    ${name} as (
      insert into slot_bookings as b (region_id, day, time_slot_id, booked)
      select ${region_id}, ${visit_day}::date, s.id, ${places}::int from offer, time_slots s
      where s.id = ${time_slot_id} and s.is_active and s.capacity >= ${places}::int
        and exists (select from regions r where r.code = ${region_id})
        and ${isWithinShare(user_id, { region_id, visit_day, time_slot_id }, places)}
        and offer.${sql.ref(`${party}_open`)}
      on conflict (region_id, day, time_slot_id) do update set booked = b.booked + ${places}::int
        where b.booked + ${places}::int <= (select capacity from time_slots where id = ${time_slot_id})
      returning 1
    )`
}

function isShared({ sender, receiver }: ShipmentBody) {
  return (
    sender.region_id === receiver.region_id &&
    sender.visit_day === receiver.visit_day &&
    sender.time_slot_id === receiver.time_slot_id
  )
}
