/** Whatever is heavier travels as project cargo. */
export const heaviest_kg = 1000

/** Lead weighs less: one of the four is a slip of the finger. */
const densest_kg = 12

interface Measures {
  weight?: number | undefined
  length?: number | undefined
  width?: number | undefined
  height?: number | undefined
}

/** Kilograms that nothing of these sides, in centimetres, can weigh. */
export function isTooHeavyForSize({ weight, length, width, height }: Measures) {
  if (!weight || !length || !width || !height) return false
  return weight > ((length * width * height) / 1000) * densest_kg
}
