import { formatRinggit } from '#contract/prices/ringgit.ts'

interface Sample {
  /** Length, width, height in cm. */
  sides: readonly [number, number, number]
  weight_kg: number
  divisor: number
  /** Ringgit per kg for this weight and destination. */
  per_kg: number
  /** Where a larger weight costs less in total, that one is charged. */
  next_tier?: { from_kg: number; per_kg: number }
  /** The same goods in an official box, where only their weight counts. */
  box: { size: 'M' | 'XL'; per_kg: number }
}

const document_fee = 6

/** Selangor to Jakarta. */
export const airExample = calculated({
  sides: [40, 30, 30],
  weight_kg: 3.2,
  divisor: 6000,
  per_kg: 20,
  box: { size: 'M', per_kg: 22 },
})

/** Johor to Jawa Timur. */
export const seaExample = calculated({
  sides: [60, 50, 50],
  weight_kg: 25,
  divisor: 5000,
  per_kg: 8,
  next_tier: { from_kg: 31, per_kg: 7 },
  box: { size: 'XL', per_kg: 8 },
})

export type Example = ReturnType<typeof calculated>

function calculated({ sides, weight_kg, divisor, per_kg, next_tier, box }: Sample) {
  const [length, width, height] = sides
  const volumetric_kg = (length * width * height) / divisor
  const actual_kg = Math.ceil(weight_kg)
  const chargeable_kg = Math.max(actual_kg, Math.ceil(volumetric_kg))
  const ordinary = chargeable_kg * per_kg
  const larger = next_tier ? next_tier.from_kg * next_tier.per_kg : Infinity
  const freight = Math.min(ordinary, larger)
  return {
    volume: `${sides.join(' × ')} ÷ ${divisor}`,
    volumetric: `${volumetric_kg} kg`,
    actual: `${actual_kg} kg`,
    chargeable: `${chargeable_kg} kg`,
    freight_sum: `${chargeable_kg} × ${formatRinggit(per_kg)}`,
    freight: formatRinggit(ordinary),
    next_tier: next_tier && {
      sum: `${next_tier.from_kg} × ${formatRinggit(next_tier.per_kg)}`,
      price: formatRinggit(larger),
    },
    fee: formatRinggit(document_fee),
    total: formatRinggit(freight + document_fee),
    box_size: box.size,
    box_sum: `${actual_kg} × ${formatRinggit(box.per_kg)} + ${formatRinggit(document_fee)}`,
    box_total: formatRinggit(actual_kg * box.per_kg + document_fee),
  }
}
