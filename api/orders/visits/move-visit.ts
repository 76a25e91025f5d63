import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { moveVisit } from '#contract/orders/visits.ts'
import { arrivesBetween } from '#contract/prices/working-days.ts'
import { failedAttempts, isAt } from '#contract/parcels/parcel-steps.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { readHours } from '#contract/places/hours-shapes.ts'
import type { DB } from '#database/schema.ts'
import { addParcelEvents } from '../../parcels/parcels/add-events.ts'
import { setHolder } from '../../parcels/parcels/holders.ts'
import { bookVisitOf, freeVisitsOf, isOpen, isOpenFor, lockSlots } from '../../places/slots/slots.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record, type EventData } from '../../platform/events.ts'
import { termsBetween } from '../../prices/quotes/terms.ts'
import { lockOrder } from '../cancellations/lock.ts'
import { movesLeft, obstacleTo, standingOf, type Standing } from './standing.ts'

type Chosen = Omit<z.output<typeof moveVisit.body>, 'visit_key'>

interface Move {
  order_id: string
  number: string
  party: Party
  chosen: Chosen
}

/** The old place is free and the new one is taken together, or nothing changes. */
export async function move(tx: Transaction<DB>, { order_id, number, party, chosen }: Move) {
  await lockOrder(tx, number)
  const standing = await standingOf(tx, order_id, party)
  if (!standing) throw notFound()
  const obstacle = obstacleTo(standing)
  if (obstacle) throw conflict(obstacle)
  if (!isAsSeen(standing, chosen)) throw conflict('visit_changed')
  await checkChoice(tx, standing, chosen)
  await lockSlots(tx, slotsOf(standing, chosen))
  await freeVisitsOf(tx, order_id, party)
  await (standing.is_box ? keepOfBoxes(tx, order_id, chosen) : keepOfParty(tx, { order_id, party, chosen }))
  if (!(await bookVisitOf(tx, order_id, party))) throw conflict('slot_full')
  // Whoever was to come on the old day is no longer expected; what is in hand stays there.
  if (standing.is_held && isAt(standing.step, 'sender', 'destination_hub'))
    await setHolder(tx, order_id, null)
  await record(tx, {
    name: 'visit_moved',
    order_id,
    data: { party, before: seenIn(standing), after: asKept(chosen) },
  })
  await tellAgreement(tx, standing)
  if (party === 'sender') await followSender(tx, order_id, chosen.visit_day)
  const moved = await standingOf(tx, order_id, party)
  if (!moved) throw notFound()
  return moved
}

/** Where somebody came in vain the day that is agreed on ends the trouble, and the parcel's own chain says so. */
async function tellAgreement(tx: Transaction<DB>, standing: Standing) {
  const code = agreementAfter(standing)
  if (code) await addParcelEvents(tx, [{ order_id: standing.order_id, code, actor_id: null }])
}

function agreementAfter({ code, service_type }: Standing) {
  // Another day still, after one that was agreed on.
  if (code === 'day_chosen') return code
  if (!failedAttempts.includes(code)) return undefined
  if (!isAt(code, 'sender')) return 'day_chosen'
  return service_type === 'pickup' ? 'pickup_scheduled' : undefined
}

function isAsSeen({ visit_day, visit_moves }: Standing, { seen_day, seen_moves_left }: Chosen) {
  return (
    seen_day === (visit_day ?? '') && (seen_moves_left ?? movesLeft(visit_moves)) === movesLeft(visit_moves)
  )
}

function keepOfParty(tx: Transaction<DB>, { order_id, party, chosen }: Omit<Move, 'number'>) {
  return sendAhead(
    tx,
    sql`update shipment_parties set visit_day = ${chosen.visit_day}::date, time_slot_id = ${chosen.time_slot_id},
        service_type = ${chosen.service_type}, counter_id = nullif(${chosen.counter_id}, '')::uuid, visit_moves = visit_moves + 1
      where order_id = ${order_id}::uuid and party = ${party}`,
  )
}

function keepOfBoxes(tx: Transaction<DB>, order_id: string, chosen: Chosen) {
  const service_id = chosen.service_type === 'self_pickup' ? 'pickup' : 'delivery'
  return sendAhead(
    tx,
    sql`update box_purchases set visit_day = ${chosen.visit_day}::date, time_slot_id = ${chosen.time_slot_id},
        service_id = ${service_id}, counter_id = nullif(${chosen.counter_id}, '')::uuid, visit_moves = visit_moves + 1
      where order_id = ${order_id}::uuid`,
  )
}

/** The old place, the new one, and that of the receiver, which a later departure may free. */
function slotsOf({ order_id, region_id }: Standing, { visit_day, time_slot_id }: Chosen) {
  return sql`select region_id, visit_day, time_slot_id from shipment_parties
      where order_id = ${order_id}::uuid and visit_day is not null
    union all select region_id, visit_day, time_slot_id from box_purchases
      where order_id = ${order_id}::uuid and visit_day is not null
    union all select ${region_id}, ${visit_day}::date, ${time_slot_id}`
}

function seenIn({ visit_day, time_slot_id, service_type, counter }: Standing) {
  return { visit_day, time_slot_id, service_type, counter_id: counter?.id ?? null }
}

function asKept({ visit_day, time_slot_id, service_type, counter_id }: Chosen) {
  return { visit_day, time_slot_id, service_type, counter_id: counter_id || null }
}

interface Choice {
  is_open: boolean
  slot: { starts: string; ends: string } | null
  hours: unknown
}

/** Where they come by themselves. */
function counterFor({ drop_point }: Standing, { service_type, counter_id }: Chosen) {
  return service_type === 'self_pickup' ? counter_id || null : (drop_point?.id ?? null)
}

async function checkChoice(tx: Transaction<DB>, standing: Standing, chosen: Chosen) {
  const { first_day, last_day, country_id } = standing
  const { visit_day, time_slot_id } = chosen
  checkService(standing, chosen)
  const { rows } = await sql<Choice>`
    select ${isOpen(sql`${visit_day}::date`, sql`${country_id}::text`)} as is_open,
      (select jsonb_build_object('starts', starts, 'ends', ends) from time_slots where id = ${time_slot_id} and is_active) as slot,
      (select hours from locations where id = ${counterFor(standing, chosen)}::uuid) as hours`.execute(tx)
  const [found] = rows
  if (!found?.is_open || visit_day < first_day || visit_day > last_day)
    throw invalidField('visit_day', 'error.date_not_available')
  const { slot, hours } = found
  if (!slot || (hours !== null && !isOpenFor(readHours(hours), visit_day, slot)))
    throw invalidField('time_slot_id', 'error.slot_not_available')
  const before = JSON.stringify(seenIn(standing))
  if (before === JSON.stringify(asKept(chosen))) throw invalidField('visit_day', 'error.visit_same')
}

/** A sender keeps what was ordered; a receiver chooses between the door and a counter. */
function checkService({ party, service_type, counter, counters }: Standing, chosen: Chosen) {
  const isOurs = party === 'sender' ? chosen.service_type === service_type : isForReceiver(chosen)
  if (!isOurs) throw invalidField('service_type', 'error.service_type_required')
  if (chosen.service_type !== 'self_pickup') {
    if (chosen.counter_id !== '') throw invalidField('counter_id', 'error.invalid')
    return
  }
  // Ordered before counters could be named.
  if (chosen.counter_id === '' && service_type === 'self_pickup' && !counter) return
  if (!counters.some(({ id }) => id === chosen.counter_id))
    throw invalidField('counter_id', 'error.collection_counter_required')
}

function isForReceiver({ service_type }: Chosen) {
  return service_type === 'delivery' || service_type === 'self_pickup'
}

interface Journey {
  from_region: string
  to_region: string
  days_min: number
  days_max: number
  receiver_day: string | null
  receiver_slot: string | null
}

/** A later departure arrives later. A receiver whose day is then too early has none any more, and is asked for another. */
async function followSender(tx: Transaction<DB>, order_id: string, sender_day: string) {
  const { rows } = await sql<Journey>`
    select sender.region_id as from_region, receiver.region_id as to_region, s.days_min, s.days_max,
      receiver.visit_day::text as receiver_day, receiver.time_slot_id as receiver_slot
    from shipments s join shipment_parties sender on sender.order_id = s.order_id and sender.party = 'sender'
      join shipment_parties receiver on receiver.order_id = s.order_id and receiver.party = 'receiver'
    where s.order_id = ${order_id}::uuid`.execute(tx)
  const [journey] = rows
  if (!journey) return
  const terms = await termsBetween(tx, journey.from_region, journey.to_region)
  if (!terms?.origin || !terms.destination) return
  const days = { min: journey.days_min, max: journey.days_max }
  const arrives = arrivesBetween(sender_day, days, terms.origin.calendar, terms.destination.calendar)
  await sendAhead(
    tx,
    sql`update shipments set arrives_from = ${arrives.from}::date, arrives_to = ${arrives.to}::date where order_id = ${order_id}::uuid`,
  )
  const { receiver_day, receiver_slot } = journey
  if (receiver_day !== null && receiver_day < arrives.from)
    await releaseReceiver(tx, order_id, { visit_day: receiver_day, time_slot_id: receiver_slot })
}

async function releaseReceiver(tx: Transaction<DB>, order_id: string, before: EventData) {
  await freeVisitsOf(tx, order_id, 'receiver')
  await sendAhead(
    tx,
    sql`update shipment_parties set visit_day = null, time_slot_id = null where order_id = ${order_id}::uuid and party = 'receiver'`,
  )
  await record(tx, { name: 'visit_released', order_id, data: { party: 'receiver', before } })
}
