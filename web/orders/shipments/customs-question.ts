import type { CustomsGroup } from '#contract/customs/customs-rules.ts'
import type { DutyQuestion } from '#contract/customs/duty.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import type { Box } from '#contract/site/master-data.ts'
import type { Mode } from '#contract/places/zones.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { worthOf, type Draft, type PackageValues } from './shipment-form.ts'

/** A parcel that crosses the border. */
export interface Crossing {
  to: CountryCode
  mode: Mode
  content: PackageValues
  box: Box | undefined
  value: number
  freight: number
  day: string
}

/** Nothing for a parcel that stays in its country: only the others meet customs. */
export function crossingOf(
  { sender, receiver, package: content }: Draft,
  { mode, freight, arrives }: ShownOffer,
  boxes: readonly Box[],
): Crossing | undefined {
  if (sender.country_id === receiver.country_id) return undefined
  const box = boxes.find(({ label }) => label === content.box)
  const to = receiver.country_id
  return { to, mode, content, box, value: worthOf(content), freight, day: arrives.from }
}

const groups: Partial<Record<string, CustomsGroup>> = {
  clothes: 'textiles',
  textiles_used: 'textiles',
  batik_sarong: 'textiles',
  shoes_bags: 'footwear',
  books: 'books',
  printed_indonesian: 'books',
  cosmetics: 'cosmetics',
  phones_laptops_tablets: 'phones',
}

export function questionOf({ to, mode, content, value, freight, day }: Crossing): DutyQuestion {
  const group = groups[content.item_type] ?? 'general'
  return {
    to,
    mode,
    day,
    items: content.items.map(({ quantity, unit_value }) => ({
      group,
      quantity: quantity ?? 0,
      unit_value_sen: Math.round((unit_value || 0) * 100),
    })),
    declared_value_sen: Math.round(value * 100),
    freight_sen: Math.round(freight * 100),
    is_sale: content.purpose === 'sale',
  }
}

export function sidesOf({ content, box }: Crossing) {
  const own = { length: content.length ?? 0, width: content.width ?? 0, height: content.height ?? 0 }
  const { length, width, height } = box?.max_dim ?? own
  return { length_cm: length, width_cm: width, height_cm: height }
}
