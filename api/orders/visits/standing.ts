import { sql } from 'kysely'
import { isAt, isUnpaid, stepsAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { mostVisitMoves, type visitObstacles } from '#contract/orders/visits.ts'
import { receiverDays_afterLatest } from '#contract/places/slots.ts'
import type { Party } from '#contract/orders/shipments.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import { clockOf } from '../../places/geography/clock.ts'
import { firstVisitDay, lastVisitDay, today } from '../../places/slots/slots.ts'
import type { Db } from '../../platform/database.ts'
import { listed } from '../../platform/listed.ts'
import { asksCode } from '../../parcels/parcels/asks-code.ts'

interface Counter {
  id: string
  label: string
  address: string
  city: string
}

/** One side of a shipment, or the buyer of boxes, with what decides whether its appointment may still be moved. */
export interface Standing {
  order_id: string
  step: EventCode
  /** What was last told of it. */
  code: EventCode
  is_box: boolean
  is_held: boolean
  party: Party
  service_type: 'pickup' | 'drop_off' | 'delivery' | 'self_pickup'
  country_id: CountryCode
  region_id: string
  visit_day: string | null
  time_slot_id: string | null
  visit_from: string | null
  visit_to: string | null
  visit_moves: number
  /** By the clock of the place. */
  has_passed: boolean
  has_begun: boolean
  is_today: boolean
  first_day: string
  last_day: string
  counter: Counter | null
  /** Where its sender brings it. */
  drop_point: Counter | null
  counters: Counter[]
  /** Of a receiver: it is given only against a code. */
  asks_code: boolean
}

export async function standingOf(db: Db, order_id: string, party: Party) {
  const isReceiver = party === 'receiver'
  const first = firstVisitDay(sql`v.country_id`)
  const last = lastVisitDay(sql`v.country_id`)
  const { rows } = await sql<Standing>`
    select p.order_id, p.step, p.code, v.is_box, p.holder_id is not null as is_held, v.party, v.service_type, v.country_id, v.region_id,
      v.visit_day::text as visit_day, v.time_slot_id, to_char(t.starts, 'HH24:MI') as visit_from, to_char(t.ends, 'HH24:MI') as visit_to, v.visit_moves,
      coalesce(v.visit_day < ${today(sql`v.country_id`)}, false) as has_passed, coalesce(v.visit_day = ${today(sql`v.country_id`)}, false) as is_today,
      coalesce((v.visit_day + t.starts) at time zone ${clockOf(sql`v.region_id`)} <= now(), false) as has_begun,
      ${isReceiver ? sql`case when p.step in (${listed(stepsAt('destination_hub', 'missed'))}) then ${first} else greatest(s.arrives_from, ${first}) end` : first}::text as first_day,
      ${isReceiver ? sql`greatest(s.arrives_to + ${receiverDays_afterLatest}::int, ${last})` : last}::text as last_day,
      (select ${counterJson} from locations l join cities c on c.code = l.city_id where l.id = v.counter_id) as counter,
      (select ${counterJson} from locations l join cities c on c.code = l.city_id where l.id = v.drop_point_id) as drop_point,
      ${isReceiver ? counters : sql`'[]'::jsonb`} as counters, ${isReceiver ? asksCode(sql`p.order_id`) : sql`false`} as asks_code
    from parcels p join (${sides}) v on v.order_id = p.order_id and v.party = ${party}
      left join shipments s on s.order_id = p.order_id
      left join time_slots t on t.id = v.time_slot_id
    where p.order_id = ${order_id}::uuid`.execute(db)
  return rows[0]
}

/** Boxes have no sender to go to: their buyer is the receiver. */
const sides = sql`select order_id, party, false as is_box, service_type, country_id, region_id, city_id, visit_day, time_slot_id, visit_moves, counter_id,
    case when service_type = 'drop_off' then drop_point_id end as drop_point_id
  from shipment_parties
  union all select order_id, 'receiver', true, case service_id when 'pickup' then 'self_pickup' else 'delivery' end,
    country_id, region_id, city_id, visit_day, time_slot_id, visit_moves, counter_id, null
  from box_purchases`

const counterJson = sql`jsonb_build_object('id', l.id, 'label', l.label, 'address', l.address, 'city', c.label)`

/** Those the parcel can reach at the same price: in the zone that was paid for. Boxes are collected where the country allows it. */
const counters = sql`coalesce((select jsonb_agg(${counterJson} order by l.region_id = v.region_id desc, l.city_id = v.city_id desc, l.label)
  from locations l join cities c on c.code = l.city_id join regions r on r.code = l.region_id
  where l.is_active and l.offers_collection and l.country_id = v.country_id
    and r.zone = (select zone from regions here where here.code = v.region_id)
    and (not v.is_box or (select is_pickup_available from countries where code = v.country_id))), '[]')`

type Obstacle = (typeof visitObstacles)[number]

export function movesLeft(visit_moves: number) {
  return Math.max(0, mostVisitMoves - visit_moves)
}

/** What prevents another day. */
export function obstacleTo(standing: Standing): Obstacle | undefined {
  const obstacle = standing.party === 'sender' ? ofSender(standing) : ofReceiver(standing)
  if (obstacle) return obstacle
  return standing.visit_moves >= mostVisitMoves ? 'visit_moves_used' : undefined
}

function ofSender(standing: Standing): Obstacle | undefined {
  const { step } = standing
  if (isUnpaid(step)) return 'visit_not_paid'
  if (!isAt(step, 'sender')) return 'visit_done'
  // Nobody was met: the appointment that has passed was kept by us.
  return step === 'pickup_failed' ? undefined : beingKept(standing)
}

function ofReceiver(standing: Standing): Obstacle | undefined {
  const { step } = standing
  if (isUnpaid(step)) return 'visit_not_paid'
  if (isAt(step, 'over', 'back') || step === 'refused') return 'visit_done'
  if (step === 'ready_for_collection') return 'visit_at_counter'
  if (isAt(step, 'last_part')) return 'visit_under_way'
  // A late parcel couldn't meet its day: a day can only be chosen at its last hub. Boxes start there.
  const isThere = isAt(step, 'destination_hub') || (standing.is_box && isAt(step, 'sender'))
  return isThere ? beingKept(standing) : undefined
}

function beingKept({ has_passed, has_begun, is_today, is_held }: Standing): Obstacle | undefined {
  if (has_passed) return 'visit_passed'
  return has_begun || (is_today && is_held) ? 'visit_under_way' : undefined
}
