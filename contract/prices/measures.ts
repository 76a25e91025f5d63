/** Weights come in kilograms and are kept in whole grams, to the nearest. */
export function gramsOf(weight_kg: number) {
  return Math.round(weight_kg * 1000)
}

/** A centimetre counts as soon as it is begun. */
export function wholeSideOf(side_cm: number) {
  return Math.ceil(side_cm)
}
