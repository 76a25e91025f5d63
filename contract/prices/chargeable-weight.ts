import type { RateCard } from './rate-card.ts'
import type { Mode } from '../places/zones.ts'

export interface Sides {
  length_cm: number
  width_cm: number
  height_cm: number
}

/** A piece in an official box has the sides of the box, and its volume is not counted up to the box's strength. */
export interface Piece extends Sides {
  weight_g: number
  box_max_g: number | null
}

/** How the weight that is paid came about. */
export interface ChargeableWeight {
  actual_g: number
  /** null: waived, for everything is in official boxes */
  volumetric_g: number | null
  /** piece by piece the larger of the two */
  counted_g: number
  divisor: number
  minimum_kg: number
  rounded_kg: number
  chargeable_kg: number
  decided_by: 'actual' | 'volumetric' | 'minimum'
}

export function chargeableWeight(
  { weight }: RateCard,
  mode: Mode,
  pieces: readonly Piece[],
): ChargeableWeight {
  const { divisor, min_kg: minimum_kg } = weight[mode]
  const weighed = pieces.map((piece) => ({
    actual_g: piece.weight_g,
    volumetric_g: isWaived(piece) ? null : volumetricGrams(piece, divisor),
  }))
  const volumetric = weighed.flatMap(({ volumetric_g }) => volumetric_g ?? [])
  const actual_g = sum(weighed.map((piece) => piece.actual_g))
  const counted_g = sum(weighed.map((piece) => Math.max(piece.actual_g, piece.volumetric_g ?? 0)))
  const rounded_kg = Math.ceil(counted_g / 1000)
  const above = counted_g > actual_g ? 'volumetric' : 'actual'
  return {
    actual_g,
    volumetric_g: volumetric.length > 0 ? sum(volumetric) : null,
    counted_g,
    divisor,
    minimum_kg,
    rounded_kg,
    chargeable_kg: Math.max(minimum_kg, rounded_kg),
    decided_by: rounded_kg < minimum_kg ? 'minimum' : above,
  }
}

/** The discount of an official box ends where its strength ends. */
function isWaived({ box_max_g, weight_g }: Piece) {
  return box_max_g !== null && weight_g <= box_max_g
}

export function volumetricGrams(sides: Sides, divisor: number) {
  return Math.ceil((volumeOf(sides) * 1000) / divisor)
}

export function volumeOf({ length_cm, width_cm, height_cm }: Sides) {
  return length_cm * width_cm * height_cm
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
