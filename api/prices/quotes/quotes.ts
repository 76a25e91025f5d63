import type { z } from 'zod'
import type { FieldError } from '#contract/platform/envelope.ts'
import type { Days } from '#contract/prices/freight.ts'
import { createQuote, type Offer, type quoteRequest } from '#contract/prices/quotes.ts'
import { servicePrices } from '#contract/prices/extra-charges.ts'
import { addedBy, type Parcel } from '#contract/prices/pricing.ts'
import { addOns, type AddOn } from '#contract/prices/priced-line.ts'
import type { RateCard } from '#contract/prices/rate-card.ts'
import { arrivesBetween } from '#contract/prices/working-days.ts'
import type { Mode } from '#contract/places/zones.ts'
import { mode } from '#contract/places/zone-shapes.ts'
import type { MasterData, MasterRows } from '../../site/master-data/master-data.ts'
import type { Db } from '../../platform/database.ts'
import { invalid } from '../../platform/errors.ts'
import { firstCheckedVisit } from '#contract/orders/first-checked-visit.ts'
import type { App } from '../../platform/serve.ts'
import { priceWithin } from './price-within.ts'
import { shownCover, shownLine, shownWeight } from './shown-price.ts'
import { termsBetween, type Place } from './terms.ts'
import { gramsOf, wholeSideOf } from '#contract/prices/measures.ts'

type Request = z.output<typeof quoteRequest>

export function quoteRoutes(app: App, masterData: MasterData) {
  app.serve(createQuote, async ({ body }) => quote(app.db, await masterData.current(), body))
}

async function quote(db: Db, { boxes, remote_cities }: MasterRows, request: Request) {
  const { current, origin, destination } = await knownTerms(db, request)
  const piece = pieceOf(boxes, request)
  const { destination_city, service_receiver } = request
  const is_remote = service_receiver !== 'self_pickup' && remote_cities.has(destination_city ?? '')
  const starts_on = laterOf(origin.today, request.starts_on ?? firstCheckedVisit(new Date()))
  const [air, sea] = mode.options.map((mode) =>
    offerBy(mode, current.card, { request, piece, origin, destination, is_remote, starts_on }),
  )
  if (!air || !sea) throw new Error('A mode is missing')
  return {
    rate_card_version: current.version,
    starts_on,
    air,
    sea,
    // At the same price or the same days air is the better one: it is seldom late.
    cheapest: sea.total < air.total ? sea.mode : air.mode,
    fastest: isFaster(sea.days, air.days) ? sea.mode : air.mode,
  }
}

function laterOf(one: string, other: string) {
  return one < other ? other : one
}

async function knownTerms(db: Db, request: Request) {
  const terms = await termsBetween(db, request.origin_region, request.destination_region)
  const origin = placeIn(request.origin_country, terms?.origin)
  const destination = placeIn(request.destination_country, terms?.destination)
  if (terms && origin && destination) return { current: terms.current, origin, destination }
  throw invalid([
    ...errorUnless(origin, 'origin_region', 'error.place_does_not_fit'),
    ...errorUnless(destination, 'destination_region', 'error.place_does_not_fit'),
  ])
}

function placeIn(country: string, place: Place | undefined) {
  return place?.country === country ? place : undefined
}

function errorUnless(found: unknown, path: string, message: string): FieldError[] {
  return found ? [] : [{ path, message }]
}

type Measured = Pick<Request, 'box' | 'weight_kg' | 'length' | 'width' | 'height'>

/** One piece: in an official box with the box's own sides, or in packaging of its own, measured in whole centimetres. */
export function pieceOf(
  boxes: MasterRows['boxes'],
  { box, weight_kg, length = 0, width = 0, height = 0 }: Measured,
) {
  const weight_g = gramsOf(weight_kg)
  if (box === undefined) {
    const [length_cm, width_cm, height_cm] = [wholeSideOf(length), wholeSideOf(width), wholeSideOf(height)]
    return { weight_g, length_cm, width_cm, height_cm, box_max_g: null }
  }
  const own = boxes.find(({ label }) => label.toUpperCase() === box.toUpperCase())
  if (!own) throw invalid([{ path: 'box', message: 'error.box_unknown' }])
  const { length_cm, width_cm, height_cm, max_weight_g } = own
  if (weight_g > max_weight_g) throw invalid([{ path: 'weight_kg', message: 'error.weight_over_box' }])
  return { weight_g, length_cm, width_cm, height_cm, box_max_g: max_weight_g }
}

interface Asked {
  request: Request
  piece: ReturnType<typeof pieceOf>
  origin: Place
  destination: Place
  is_remote: boolean
  starts_on: string
}

function offerBy(
  mode: Mode,
  card: RateCard,
  { request, piece, origin, destination, is_remote, starts_on }: Asked,
): Offer {
  const journey = { from: origin.zone, to: destination.zone, mode }
  const parcel: Parcel = {
    ...journey,
    pieces: [piece],
    add_ons: request.add_ons ?? [],
    services: {
      is_pickup: request.service_sender === 'pickup',
      is_remote,
      priority_ends: request.priority_ends ?? 0,
    },
    declared_value_sen: request.declared_value ?? null,
  }
  const priced = priceWithin(card, parcel, 'weight_kg')
  const { days, weight } = priced
  const { pickup_sen, priority_sen } = servicePrices(card, journey, weight.chargeable_kg)
  return {
    mode,
    total: priced.total_sen,
    freight: priced.freight_sen,
    lines: priced.lines.map(shownLine),
    weight: shownWeight(priced),
    services: { pickup: pickup_sen, priority: priority_sen },
    add_ons: addOns.map((code) => ({ code, price: addOnPrice(card, parcel, code) })),
    days,
    arrives: arrivesBetween(starts_on, days, origin.calendar, destination.calendar),
    cover: shownCover(priced),
  }
}

/** Insurance goes by the declared value. */
function addOnPrice(card: RateCard, parcel: Parcel, code: AddOn) {
  return code === 'insurance' && parcel.declared_value_sen === null ? null : addedBy(card, parcel, code)
}

function isFaster(one: Days, other: Days) {
  return one.max < other.max || (one.max === other.max && one.min < other.min)
}
