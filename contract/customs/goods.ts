import type { CountryCode } from '../places/countries.ts'

/** How a kind of goods may travel. `ask`: customer service decides by quantity and packing. */
type Way = 'yes' | 'ask' | 'no'
/** What the country of arrival says, Indonesia before Malaysia in the rows below; `limited` and `conditional` mean quantities or a permit. */
type Entry = 'yes' | 'ask' | 'limited' | 'conditional' | 'no'

const rows = [
  ['explosives', 'no', 'no', 'no', 'no'],
  ['weapons', 'no', 'no', 'no', 'no'],
  ['gases', 'no', 'no', 'no', 'no'],
  ['flammable_liquids', 'no', 'ask', 'ask', 'ask'],
  ['flammable_solids', 'no', 'no', 'no', 'no'],
  ['oxidizers', 'no', 'ask', 'no', 'ask'],
  ['toxic_infectious', 'no', 'no', 'no', 'no'],
  ['radioactive', 'no', 'no', 'no', 'no'],
  ['corrosives', 'no', 'no', 'no', 'no'],
  ['lithium_loose', 'no', 'ask', 'no', 'ask'],
  ['lithium_in_device', 'ask', 'yes', 'limited', 'ask'],
  ['drugs', 'no', 'no', 'no', 'no'],
  ['medicine', 'ask', 'ask', 'limited', 'limited'],
  ['money_valuables', 'no', 'no', 'no', 'no'],
  ['identity_documents', 'no', 'no', 'no', 'no'],
  ['animals', 'no', 'no', 'no', 'no'],
  ['meat_animal_products', 'no', 'no', 'no', 'conditional'],
  ['plants_seeds_soil', 'no', 'no', 'no', 'conditional'],
  ['perishable_food', 'no', 'no', 'no', 'no'],
  ['dry_food', 'yes', 'yes', 'limited', 'limited'],
  ['alcohol', 'no', 'no', 'no', 'conditional'],
  ['tobacco_vape', 'no', 'no', 'no', 'no'],
  ['phones_laptops_tablets', 'ask', 'ask', 'limited', 'yes'],
  ['textiles_used', 'yes', 'yes', 'limited', 'yes'],
  ['printed_indonesian', 'yes', 'yes', 'limited', 'yes'],
  ['obscene', 'no', 'no', 'no', 'no'],
  ['counterfeit', 'no', 'no', 'no', 'no'],
  ['batik_sarong', 'yes', 'yes', 'limited', 'conditional'],
  ['magnets', 'no', 'yes', 'yes', 'yes'],
  ['machinery_with_fuel', 'no', 'ask', 'ask', 'ask'],
] as const satisfies readonly (readonly [string, Way, Way, Entry, Entry])[]

export const goods = rows.map(([id, air, sea, ID, MY]) => ({
  id,
  air,
  sea,
  into: { ID, MY } satisfies Record<CountryCode, Entry>,
}))

export type Goods = (typeof goods)[number]

/** Never carried, whatever the way. */
export const neverCarried = goods.filter(({ air, sea }) => air === 'no' && sea === 'no')
/** Dangerous in the air only. */
export const seaOnly = goods.filter(({ air, sea }) => air === 'no' && sea !== 'no')
export const carriedWithLimits = goods.filter(({ air }) => air !== 'no')
