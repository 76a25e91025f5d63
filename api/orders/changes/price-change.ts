import { canGo } from '#contract/customs/item-types.ts'
import { netWeightsOf } from '#contract/customs/net-weights.ts'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import { receiverDays_afterLatest } from '#contract/places/slots.ts'
import { arrivesBetween, daysLater, type DateRange } from '#contract/prices/working-days.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { priceWithin } from '../../prices/quotes/price-within.ts'
import { rateCardOf } from '../../prices/quotes/rate-cards.ts'
import { termsBetween } from '../../prices/quotes/terms.ts'
import { differencesIn } from './differences-in.ts'
import type { Chosen, Standing } from './standing.ts'

export type PricedChange = Awaited<ReturnType<typeof priceChange>>
export type PricedWay = Awaited<ReturnType<typeof priceWay>>

/** The order as it would be, by the card it was placed with, and what that costs more or brings back. */
export async function priceChange(db: Db, rows: MasterRows, standing: Standing, chosen: Chosen) {
  const net_g = checkContent(rows, standing, chosen)
  return { net_g, ...(await priceWay(db, rows, standing, chosen)) }
}

/** The same for contents that stay as they are. */
export async function priceWay(db: Db, rows: MasterRows, standing: Standing, chosen: Chosen) {
  const { sender, receiver, box_max_g, weight_g, length_cm, width_cm, height_cm } = standing
  const terms = await termsBetween(db, sender.region_id, chosen.receiver.region_id)
  const { origin, destination } = terms ?? {}
  if (!origin || destination?.country !== receiver.country_id)
    throw invalidField('receiver.region_id', 'error.place_does_not_fit')
  const fields = await differencesIn(db, standing, chosen)
  if (fields.length === 0) throw conflict('order_unchanged')
  const { card } = await rateCardOf(db, standing.rate_card_id)
  const { package: content } = chosen
  const priced = priceWithin(
    card,
    {
      from: sender.zone,
      to: destination.zone,
      mode: chosen.mode,
      pieces: [{ weight_g, length_cm, width_cm, height_cm, box_max_g }],
      add_ons: content.add_ons.map(({ name, quantity }) => ({ code: name, quantity })),
      services: servicesOf(rows, standing, chosen),
      declared_value_sen: content.declared_value,
    },
    'mode',
  )
  const arrives = arrivesAfter(
    standing,
    chosen,
    arrivesBetween(sender.visit_day ?? origin.today, priced.days, origin.calendar, destination.calendar),
  )
  const frees_visit = isImpossible(receiver.visit_day, arrives)
  return { chosen, fields, priced, arrives, frees_visit, ...owedFor(standing, priced.total_sen) }
}

/** A parcel that has left its origin never arrives earlier for going somewhere else. */
function arrivesAfter(
  { mode, receiver, step, arrives_from: from, arrives_to: to }: Standing,
  chosen: Chosen,
  anew: DateRange,
): DateRange {
  if (mode === chosen.mode && receiver.region_id === chosen.receiver.region_id) return { from, to }
  if (step === null || isAt(step, 'sender', 'collected', 'origin_hub')) return anew
  return { from: laterOf(from, anew.from), to: laterOf(to, anew.to) }
}

function laterOf(one: string, other: string) {
  return one > other ? one : other
}

/** What nobody has paid for earlier changes is asked for no longer: it is part of the new difference. */
function owedFor({ status, total_sen, unpaid_sen, most_sen }: Standing, new_sen: number) {
  if (status !== 'success')
    return { more_sen: Math.max(0, new_sen - total_sen), back_sen: Math.max(0, total_sen - new_sen) }
  const difference_sen = new_sen - (total_sen - unpaid_sen)
  return { more_sen: Math.max(0, difference_sen), back_sen: Math.min(most_sen, Math.max(0, -difference_sen)) }
}

function servicesOf(rows: MasterRows, { receiver, is_remote }: Standing, chosen: Chosen) {
  const isSameCity = receiver.city_id === chosen.receiver.city_id
  const isRemote = receiver.service_type === 'delivery' && rows.remote_cities.has(chosen.receiver.city_id)
  return {
    is_pickup: chosen.sender.service_type === 'pickup',
    is_remote: isSameCity ? is_remote : isRemote,
    priority_ends: [chosen.sender, chosen.receiver].filter(
      ({ service_package }) => service_package === 'priority',
    ).length,
  }
}

/** The same rules as for a new order. */
function checkContent(rows: MasterRows, { sender, receiver, weight_g }: Standing, chosen: Chosen) {
  const { package: content, mode } = chosen
  const way = { mode, from: sender.country_id, to: receiver.country_id }
  if (!canGo(content.item_type, way)) throw invalidField('package.item_type', 'error.item_type_cannot_go')
  const worth = content.items.reduce((sum, { unit_value, quantity }) => sum + unit_value * quantity, 0)
  if (worth !== content.declared_value)
    throw invalidField('package.declared_value', 'error.value_not_the_sum')
  const { service_type, drop_point_id } = chosen.sender
  const point = rows.locations.find(({ id, is_drop_point }) => id === drop_point_id && is_drop_point)
  if (
    service_type === 'drop_off' &&
    drop_point_id !== sender.drop_point_id &&
    point?.country_id !== sender.country_id
  )
    throw invalidField('sender.drop_point_id', 'error.drop_point_required')
  const net_g = netWeightsOf(content.items, weight_g)
  if (net_g) return net_g
  const heaviest = content.items.findLastIndex(({ net_weight_kg }) => net_weight_kg !== undefined)
  throw invalidField(`package.items.${heaviest}.net_weight_kg`, 'error.net_weight_over_parcel')
}

function isImpossible(day: string | null, { from, to }: DateRange) {
  return day !== null && (day < from || day > daysLater(to, receiverDays_afterLatest))
}
