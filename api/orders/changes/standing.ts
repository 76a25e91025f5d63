import { sql } from 'kysely'
import { netWeightsOf } from '#contract/customs/net-weights.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { z } from 'zod'
import type { orderChange } from '#contract/orders/order-changes.ts'
import type { packageFields } from '#contract/orders/shipments.ts'
import { isAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import type { Mode, Zone } from '#contract/places/zones.ts'
import type { AddOn } from '#contract/prices/priced-line.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { Db } from '../../platform/database.ts'
import { stillPaid } from '../../money/payments/still-paid.ts'
import { status } from '../transactions/read.ts'
import { joinLastPrice } from './last-price.ts'
import { gramsOf } from '#contract/prices/measures.ts'

export type Chosen = z.output<typeof orderChange>
type Content = z.output<typeof packageFields>

interface Item {
  name: string
  quantity: number
  unit_value: number
  hs_code: string
  net_weight_kg?: number | undefined
  origin_country: Content['items'][number]['origin_country']
}

/** One end of the way, with what each place is called. */
interface End {
  country_id: CountryCode
  zone: Zone
  region_id: string
  city_id: string
  district_id: string
  region: string
  city: string
  district: string
  address: string
  postal_code: string
  service_package: 'standard' | 'priority'
  service_type: 'pickup' | 'drop_off' | 'delivery' | 'self_pickup'
  drop_point_id: string
  drop_point: string
  visit_day: string | null
  time_slot_id: string | null
}

/** What decides whether anything of a shipment can be changed. */
export interface Changeable {
  order_id: string
  tracking_number: string
  user_id: string | null
  status: PaymentStatus
  is_over: boolean
  /** Null as long as it is not paid. */
  step: EventCode | null
  rate_card_id: string
  payment_account_id: string
  payment_type_id: PaymentType
  /** What all of it costs now. */
  total_sen: number
}

/** A shipment as it is, with everything that decides what a change costs. */
export interface Standing extends Changeable {
  is_part: boolean
  is_weighed: boolean
  /** A change asked for more, and a proof of it waits. */
  is_change_paid: boolean
  mode: Mode
  weight_g: number
  length_cm: number
  width_cm: number
  height_cm: number
  box_max_g: number | null
  item_type: Content['item_type']
  purpose: Content['purpose']
  pmi_registration: 'bp2mi' | 'foreign_ministry' | null
  declared_value_sen: number
  add_ons: { name: AddOn; quantity: number; option: string }[]
  items: Item[]
  sender: End
  receiver: End
  arrives_from: string
  arrives_to: string
  /** As it was charged: places that are remote since then cost nothing more. */
  is_remote: boolean
  /** How much of what it costs was asked for and not paid. */
  unpaid_sen: number
  /** What was paid and has not gone back. */
  most_sen: number
}

type Stored = Omit<Standing, 'items'> & {
  items: (Omit<Item, 'net_weight_kg'> & { net_weight_kg: number | null })[]
}

export function standingOf(db: Db, user_id: string, order_id: string) {
  return standingWhere(db, sql`o.id = ${order_id}::uuid and o.user_id = ${user_id}::uuid`)
}

/** For the office, whoever it belongs to. */
export function standingOfNumber(db: Db, tracking_number: string) {
  return standingWhere(db, sql`o.tracking_number = ${tracking_number}`)
}

async function standingWhere(db: Db, isMeant: ReturnType<typeof sql>) {
  const { rows } = await sql<Stored>`
    select o.id as order_id, o.tracking_number, o.user_id, ${status} as status, o.paid_with is not null as is_part, pc.step,
      exists (select from cancellations c where c.order_id = o.id) or exists (select from returns b where b.order_id = o.id) as is_over,
      exists (select from weighings w where w.order_id = o.id) as is_weighed, s.rate_card_id, p.payment_account_id, p.payment_type_id, s.mode,
      exists (${openChanges} and fp.status = 'awaiting_approval') as is_change_paid,
      s.weight_g, s.length_cm, s.width_cm, s.height_cm, b.max_weight_g as box_max_g, s.item_type, s.purpose, s.pmi_registration, s.declared_value_sen, s.add_ons,
      (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'unit_value', i.unit_value_sen, 'hs_code', coalesce(i.hs_code, ''),
        'net_weight_kg', i.net_weight_g / 1000.0, 'origin_country', coalesce(i.origin_country, '')) order by i.position), '[]') from shipment_items i where i.order_id = o.id) as items,
      ${endOf('sender')} as sender, ${endOf('receiver')} as receiver, s.arrives_from::text as arrives_from, s.arrives_to::text as arrives_to,
      case when last.lines is null then exists (select from order_lines l where l.order_id = o.id and l.code = 'remote_area')
        else last.lines @> '[{"code": "remote_area"}]' end as is_remote,
      coalesce(last.new_total_sen, o.total_sen) as total_sen,
      (select coalesce(sum(fp.base_sen), 0) from (${openChanges}) fp)::bigint as unpaid_sen,
      greatest(0, ${stillPaid(sql`o.id`)})::bigint as most_sen
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id) join shipments s on s.order_id = o.id
      left join boxes b on b.id = s.box_id left join parcels pc on pc.order_id = o.id
      ${joinLastPrice}
    where ${isMeant}`.execute(db)
  const [found] = rows
  return found && { ...found, items: asOrdered(found) }
}

/** Weights that are shares of the parcel's, and the sender's own country, were said by nobody. */
function asOrdered({ items, weight_g, sender }: Stored): Item[] {
  const shares_g = netWeightsOf(
    items.map(({ quantity }) => ({ quantity })),
    weight_g,
  )
  const isShared = items.every(
    ({ net_weight_kg }, index) => !net_weight_kg || gramsOf(net_weight_kg) === shares_g?.[index],
  )
  return items.map((item) => ({
    ...item,
    net_weight_kg: isShared ? undefined : (item.net_weight_kg ?? undefined),
    origin_country: item.origin_country === sender.country_id ? '' : item.origin_country,
  }))
}

/** What earlier changes of the order asked for, and nobody has paid. */
const openChanges = sql`
  select fp.base_sen, fp.status from fees f join payments fp on fp.order_id = f.order_id
  where f.concerns = o.id and f.kind = 'change' and f.waived_at is null and fp.status <> 'success'`

function endOf(party: 'sender' | 'receiver') {
  return sql`(
    select jsonb_build_object('country_id', e.country_id, 'zone', r.zone, 'region_id', e.region_id, 'city_id', e.city_id, 'district_id', e.district_id,
      'region', r.label, 'city', c.label, 'district', d.label, 'address', coalesce(e.address, ''), 'postal_code', coalesce(e.postal_code, ''),
      'service_package', e.service_package, 'service_type', e.service_type, 'drop_point_id', coalesce(e.drop_point_id::text, ''),
      'drop_point', coalesce(l.label, ''), 'visit_day', e.visit_day, 'time_slot_id', e.time_slot_id)
    from shipment_parties e join regions r on r.code = e.region_id join cities c on c.code = e.city_id
      join districts d on d.code = e.district_id left join locations l on l.id = e.drop_point_id
    where e.order_id = o.id and e.party = ${party})`
}

/** The word that says why nothing can be changed; nothing when something can. */
export function obstacleTo(standing: Standing) {
  const { status: paid, is_over, is_part, step, is_weighed, is_change_paid } = standing
  if (is_over || paid === 'expired' || paid === 'cancelled') return 'order_over'
  if (paid === 'awaiting_approval' || is_change_paid) return 'decide_payment_first'
  if (paid === 'awaiting_payment') return is_part ? 'paid_with_batch' : undefined
  if (step !== null && isAt(step, 'over', 'back')) return 'order_over'
  if (step !== null && !isAt(step, 'sender')) return 'parcel_handed_over'
  return is_weighed ? 'weighed_since' : undefined
}
