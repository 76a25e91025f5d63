import { sql, type Transaction } from 'kysely'
import type { ChosenAddOn } from '#contract/prices/extra-charges.ts'
import type { Measured } from '#contract/parcels/weighings.ts'
import type { Mode, Zone } from '#contract/places/zones.ts'
import type { DB } from '#database/schema.ts'
import { invalidField } from '../../platform/errors.ts'
import { priceWithin } from '../../prices/quotes/price-within.ts'
import { rateCardOf } from '../../prices/quotes/rate-cards.ts'
import { gramsOf, wholeSideOf } from '#contract/prices/measures.ts'

interface Ordered {
  rate_card_id: string
  mode: Mode
  from: Zone
  to: Zone
  is_pickup: boolean
  /** As charged before: places that became remote since then cost nothing extra. */
  is_remote: boolean
  priority_ends: number
  add_ons: ChosenAddOn[]
  declared_value_sen: number
  box_max_g: number | null
  length_cm: number
  width_cm: number
  height_cm: number
  old_chargeable_kg: number
  old_total_sen: number
}

/** The order as it was placed, by the card it was placed with; only scale and tape are new. */
export async function priceMeasured(tx: Transaction<DB>, order_id: string, measured: Measured) {
  const ordered = await orderedAs(tx, order_id)
  const { card } = await rateCardOf(tx, ordered.rate_card_id)
  const piece = pieceOf(ordered, measured)
  const { from, to, mode, add_ons, is_pickup, is_remote, priority_ends, declared_value_sen } = ordered
  const services = { is_pickup, is_remote, priority_ends }
  const priced = priceWithin(
    card,
    { from, to, mode, pieces: [piece], add_ons, services, declared_value_sen },
    'measured.weight',
  )
  const { chargeable_kg } = priced.weight
  const { old_chargeable_kg, old_total_sen } = ordered
  return {
    piece,
    weight: priced.weight,
    lines: priced.lines,
    old_chargeable_kg,
    old_total_sen,
    new_chargeable_kg: chargeable_kg,
    new_total_sen: priced.total_sen,
    // What is charged goes by whole kilograms: below that nobody owes anybody anything.
    difference_sen: chargeable_kg === old_chargeable_kg ? 0 : priced.total_sen - old_total_sen,
  }
}

/** What was charged last: the order itself, or the last weighing that was settled with money. */
async function orderedAs(tx: Transaction<DB>, order_id: string) {
  const { rows } = await sql<Ordered>`
    select s.rate_card_id, s.mode, fr.zone as from, tr.zone as to, f.service_type = 'pickup' as is_pickup,
      case when changed.lines is null then exists (select from order_lines l where l.order_id = o.id and l.code = 'remote_area')
        else changed.lines @> '[{"code": "remote_area"}]' end as is_remote,
      (f.service_package = 'priority')::int + (t.service_package = 'priority')::int as priority_ends,
      (select coalesce(jsonb_agg(jsonb_build_object('code', a ->> 'name', 'quantity', a -> 'quantity')), '[]')
        from jsonb_array_elements(s.add_ons) a) as add_ons,
      s.declared_value_sen, b.max_weight_g as box_max_g, s.length_cm, s.width_cm, s.height_cm,
      coalesce(settled.new_chargeable_kg, s.chargeable_kg) as old_chargeable_kg,
      case when changed.at > settled.at then changed.new_total_sen else coalesce(settled.new_total_sen, changed.new_total_sen, o.total_sen) end as old_total_sen
    from shipments s join orders o on o.id = s.order_id left join boxes b on b.id = s.box_id
      join shipment_parties f on f.order_id = s.order_id and f.party = 'sender' join regions fr on fr.code = f.region_id
      join shipment_parties t on t.order_id = s.order_id and t.party = 'receiver' join regions tr on tr.code = t.region_id
      left join lateral (select w.new_chargeable_kg, w.new_total_sen, w.at from weighings w
        where w.order_id = s.order_id and w.status in ('credited', 'paid') order by w.id desc limit 1) settled on true
      left join lateral (select c.new_total_sen, c.lines, c.at from order_changes c
        where c.order_id = s.order_id and c.lines is not null order by c.id desc limit 1) changed on true
    where s.order_id = ${order_id}::uuid`.execute(tx)
  const [ordered] = rows
  if (!ordered) throw invalidField('measured', 'error.not_weighed')
  return ordered
}

/** An official box keeps its own sides; other packaging is measured in whole centimetres. */
function pieceOf(
  { box_max_g, length_cm, width_cm, height_cm }: Ordered,
  { weight, length, width, height }: Measured,
) {
  const weight_g = gramsOf(weight)
  if (box_max_g !== null) return { weight_g, length_cm, width_cm, height_cm, box_max_g }
  const side = (name: string, given: number | undefined) => {
    if (given === undefined) throw invalidField(`measured.${name}`, 'error.required')
    return wholeSideOf(given)
  }
  return {
    weight_g,
    length_cm: side('length', length),
    width_cm: side('width', width),
    height_cm: side('height', height),
    box_max_g,
  }
}
