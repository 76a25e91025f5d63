import type { Keys } from '../../platform/keys.ts'
import { netWeightsOf } from '#contract/customs/net-weights.ts'
import { parties, type Party, type partyFields } from '#contract/orders/shipments.ts'
import type { DB } from '#database/schema.ts'
import { lineOf, newNumbers, type NewOrder } from '../placing/new-order.ts'
import type { Priced } from './choose-shipment.ts'
import { sealIdNumber } from './id-numbers.ts'
import { gramsOf } from '#contract/prices/measures.ts'

interface Parts {
  keys: Keys
  user_id: string
  wants_door_code: boolean
  numbers?: ReturnType<typeof newNumbers>
  /** The number of a door in its batch; a shipment ordered alone shares its doors with nobody. */
  doorOf?: (party: Party) => number | null
}

/** A shipment as its tables keep it; alone, or one of a batch. */
export function shipmentOrder(
  { keys, user_id, wants_door_code, numbers = newNumbers(), doorOf = () => null }: Parts,
  chosen: Priced,
): NewOrder {
  const { priced } = chosen
  return {
    ...numbers,
    type: 'shipment',
    user_id,
    total_sen: priced.total_sen,
    lines: priced.lines.map(({ code, params, amount_sen }) => lineOf(code, amount_sen, params)),
    shipment: {
      row: { ...shipmentRow(chosen), wants_door_code },
      parties: parties.map((party) => partyRow(keys, numbers.id, party, chosen, doorOf(party))),
      items: itemRows(chosen),
    },
  }
}

function shipmentRow({ body, lane, box, piece, priced, arrives, rate_card_id }: Priced) {
  const { package: content, mode, voucher_id } = body
  const { box_max_g: _, ...measured } = piece
  const { item_type, purpose, add_ons, pmi_registration } = content
  return {
    lane,
    mode,
    rate_card_id,
    ...measured,
    item_type,
    purpose,
    add_ons,
    box_id: box?.id ?? null,
    box_label: box?.label ?? null,
    chargeable_kg: priced.weight.chargeable_kg,
    weight_working: priced.weight,
    cover: priced.cover,
    days_min: priced.days.min,
    days_max: priced.days.max,
    arrives_from: arrives.from,
    arrives_to: arrives.to,
    declared_value_sen: content.declared_value,
    pmi_registration: pmi_registration === 'none' ? null : pmi_registration,
    voucher_id: voucher_id || null,
  }
}

/** What is asked of a party, but for what is kept in another form. */
type Asked = Exclude<keyof typeof partyFields, 'phone_country' | 'id_number'>
/** Every column, but for those that are filled later. */
type Filled = Exclude<
  keyof DB['shipment_parties'],
  'order_id' | 'erased_at' | 'passport_is_kept' | 'visit_moves'
>

/** The numbers of their papers are sealed. */
function partyRow(
  keys: Keys,
  order_id: string,
  party: Party,
  { body, contacts }: Priced,
  door: number | null,
) {
  const { name, email, address, note, postal_code, country_id, region_id, city_id, district_id } = body[party]
  const { service_package, service_type, visit_day, time_slot_id, passport_image_id, id_number } = body[party]
  const drop_point_id = party === 'sender' && service_type === 'drop_off' ? body.sender.drop_point_id : ''
  return {
    party,
    name,
    email,
    address,
    note: note || null,
    postal_code,
    country_id,
    region_id,
    city_id,
    district_id,
    service_package,
    service_type,
    visit_day,
    time_slot_id,
    ...contacts[party],
    sealed_id_number: sealIdNumber(keys, order_id, id_number),
    passport_image_id: passport_image_id || null,
    drop_point_id: drop_point_id || null,
    counter_id: (party === 'receiver' && counterOf(body.receiver)) || null,
    door,
  } satisfies Record<Asked | Filled, unknown>
}

function counterOf({ service_type, counter_id }: Priced['body']['receiver']) {
  return service_type === 'self_pickup' ? counter_id : ''
}

function itemRows({ body }: Priced) {
  const { items: goods, weight } = body.package
  const net_g = netWeightsOf(goods, gramsOf(weight))
  return goods.map(({ name, quantity, unit_value, hs_code, origin_country }, index) => ({
    name,
    quantity,
    unit_value_sen: unit_value,
    hs_code: hs_code || null,
    net_weight_g: net_g?.[index] ?? null,
    origin_country: origin_country || body.sender.country_id,
  }))
}
