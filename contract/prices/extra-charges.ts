import { volumeOf, volumetricGrams, type Piece } from './chargeable-weight.ts'
import { freightLines, type Journey } from './freight.ts'
import {
  goesBySize,
  isCounted,
  line,
  percentOf,
  sumOf,
  type AddOn,
  type PricedLine,
  type SizedAddOn,
} from './priced-line.ts'
import type { RateCard } from './rate-card.ts'
import type { Mode } from '../places/zones.ts'

export interface ChosenAddOn {
  code: AddOn
  quantity: number
}

export interface Services {
  /** The courier comes to the sender. */
  is_pickup: boolean
  is_remote: boolean
  /** Ends at which the courier comes first, 0 to 2. */
  priority_ends: number
}

export function surchargeLines(
  card: RateCard,
  journey: Journey,
  pieces: readonly Piece[],
  kg: number,
  { is_pickup, is_remote, priority_ends }: Services,
): PricedLine[] {
  const { surcharges } = card
  const { oversize, overweight_piece, remote_area, fuel, priority } = surcharges
  const isOversize = (piece: Piece) =>
    Math.max(piece.length_cm, piece.width_cm, piece.height_cm) > oversize.longest_cm
  const max_kg = card.weight[journey.mode].max_piece_kg
  const isOverweight = ({ weight_g }: Piece) => weight_g > max_kg * 1000
  const long = pieces.filter(isOversize).length
  // Too long and too heavy is charged once, as too long.
  const heavy = pieces.filter((piece) => isOverweight(piece) && !isOversize(piece)).length
  const freight_sen = sumOf(freightLines(card, journey, kg))
  return [
    ...when(fuel.percent_of_freight > 0, () =>
      line('fuel', percentOf(freight_sen, fuel.percent_of_freight), { percent: fuel.percent_of_freight }),
    ),
    ...when(is_pickup, () => pickupLine(card, journey, kg, freight_sen)),
    ...when(priority_ends > 0, () =>
      line('priority', priority.price * priority_ends, { quantity: priority_ends }),
    ),
    ...when(is_remote, () => line('remote_area', remote_area.price + remote_area.per_kg * kg, { kg })),
    ...when(long > 0, () =>
      line('oversize', oversize.price * long, { quantity: long, longest_cm: oversize.longest_cm }),
    ),
    ...when(heavy > 0, () =>
      line('overweight_piece', overweight_piece.price * heavy, { quantity: heavy, max_kg }),
    ),
  ]
}

/** What each service costs whoever chooses it; priority at one end. */
export function servicePrices(card: RateCard, journey: Journey, kg: number) {
  const freight_sen = sumOf(freightLines(card, journey, kg))
  return {
    pickup_sen: pickupLine(card, journey, kg, freight_sen).amount_sen,
    priority_sen: card.surcharges.priority.price,
  }
}

/** Free from a weight on. Just below it the fee shrinks, so that a heavier parcel is never the cheaper one. */
function pickupLine(card: RateCard, journey: Journey, kg: number, freight_sen: number) {
  const { price, free_from_kg } = card.surcharges.pickup
  const untilFree = Math.max(0, sumOf(freightLines(card, journey, free_from_kg)) - freight_sen)
  return line('pickup', kg >= free_from_kg ? 0 : Math.min(price, untilFree), { free_from_kg })
}

/** All but insurance, which goes by value and stands with the cover. */
export function addOnLines(
  card: RateCard,
  { mode }: Journey,
  pieces: readonly Piece[],
  chosen: readonly ChosenAddOn[],
): PricedLine[] {
  return chosen.flatMap(({ code, quantity }) => {
    if (code === 'insurance') return []
    if (goesBySize(code)) return [sizedLines[code](card, mode, pieces)]
    const times = isCounted(code) ? quantity : 1
    return [line(code, card.addons[code].price * times, { quantity: times })]
  })
}

type SizedLine = (card: RateCard, mode: Mode, pieces: readonly Piece[]) => PricedLine

const sizedLines: Record<SizedAddOn, SizedLine> = {
  wooden_crate: ({ addons }, _mode, pieces) => {
    const crates = pieces.map((piece) => cratePrice(addons.wooden_crate, volumeOf(piece)))
    const amount_sen = crates.reduce((sum, price) => sum + price, 0)
    return line('wooden_crate', amount_sen, { quantity: pieces.length })
  },
  waterproof_wrap: ({ addons, weight }, mode, pieces) => {
    const { step_kg, price } = addons.waterproof_wrap
    const grams = pieces.reduce((sum, piece) => sum + volumetricGrams(piece, weight[mode].divisor), 0)
    const steps = Math.ceil(grams / (step_kg * 1000))
    return line('waterproof_wrap', price * steps, { kg: Math.ceil(grams / 1000), step_kg })
  },
}

function cratePrice({ step_cm3, first, next }: RateCard['addons']['wooden_crate'], volume_cm3: number) {
  return first + next * (Math.max(1, Math.ceil(volume_cm3 / step_cm3)) - 1)
}

/** A crate is measured from outside, and so is its freight; an official box keeps its sides. */
export function crated({ addons }: RateCard, pieces: readonly Piece[], chosen: readonly ChosenAddOn[]) {
  if (!chosen.some(({ code }) => code === 'wooden_crate')) return pieces
  const walls = 2 * addons.wooden_crate.wall_cm
  return pieces.map((piece) =>
    piece.box_max_g === null
      ? {
          ...piece,
          length_cm: piece.length_cm + walls,
          width_cm: piece.width_cm + walls,
          height_cm: piece.height_cm + walls,
        }
      : piece,
  )
}

function when<Item>(is: boolean, make: () => Item): Item[] {
  return is ? [make()] : []
}
