import type { Say } from './bilingual.ts'
import type { CustomsWord } from './customs-words.ts'
import { purposes } from '#contract/orders/shipments.ts'
import type { PaperItem, ShipmentPaper } from './shipment-paper.ts'
import { kilograms, ringgit } from './texts.ts'

/** What is declared line by line; a parcel without a list is one line of its kind. */
export function declaredItems(shipment: ShipmentPaper): readonly PaperItem[] {
  const { items, item_type, pieces, declared_value_sen, weight_g } = shipment
  if (items.length > 0) return items
  const quantity = Math.max(1, pieces)
  const unit_value_sen = Math.round(declared_value_sen / quantity)
  return [{ name: item_type, quantity, unit_value_sen, weight_g, hs_code: null, origin: null }]
}

/** Unknown when one weight is unknown: a sum that leaves something out would be a false declaration. */
export function totalsOf(items: readonly PaperItem[]) {
  let weight_g: number | undefined = 0
  for (const item of items)
    weight_g = weight_g === undefined || item.weight_g === undefined ? undefined : weight_g + item.weight_g
  return {
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    value_sen: items.reduce((sum, { quantity, unit_value_sen }) => sum + quantity * unit_value_sen, 0),
    weight_g,
  }
}

export function weightText(weight_g: number | undefined) {
  return weight_g === undefined ? '' : kilograms(weight_g)
}

/** What both declarations say of an item, before what each adds in its own way. */
export function declared({ name, quantity, weight_g, unit_value_sen }: PaperItem) {
  return [name, String(quantity), weightText(weight_g), ringgit(quantity * unit_value_sen)]
}

export function totalRow(shipment: ShipmentPaper, say: Say<CustomsWord>) {
  const { quantity, weight_g, value_sen } = totalsOf(declaredItems(shipment))
  return [say('total'), String(quantity), weightText(weight_g), ringgit(value_sen)]
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** The name of the country: customs on the other side read it. */
export function originText(origin: string | null) {
  return origin && /^[A-Z]{2}$/.test(origin) ? (countryNames.of(origin) ?? origin) : (origin ?? '')
}

export function categories({ purpose }: ShipmentPaper, say: Say<CustomsWord>) {
  return purposes.map((name) => ({ name: say(name), is_chosen: name === purpose }))
}
