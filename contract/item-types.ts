import type { CountryCode } from './geography.ts'
import type { Mode } from './zones.ts'

type Word = 'yes' | 'no' | 'ask' | 'limited' | 'conditional'

interface Rules {
  air: Word
  sea: Word
  into_ID: Word
  into_MY: Word
}

const plain: Rules = { air: 'yes', sea: 'yes', into_ID: 'yes', into_MY: 'yes' }

/** What may be declared as the content of a parcel, and what to know about it; after the list of prohibited goods. */
export const itemRules = {
  clothes: plain,
  shoes_bags: plain,
  household: plain,
  toys: plain,
  documents: plain,
  books: { air: 'yes', sea: 'yes', into_ID: 'limited', into_MY: 'yes' },
  tools: plain,
  dry_food: { air: 'yes', sea: 'yes', into_ID: 'limited', into_MY: 'limited' },
  cosmetics: { air: 'ask', sea: 'yes', into_ID: 'limited', into_MY: 'limited' },
  medicine: { air: 'ask', sea: 'ask', into_ID: 'limited', into_MY: 'limited' },
  electronics_with_battery: { air: 'ask', sea: 'yes', into_ID: 'limited', into_MY: 'ask' },
  phones_laptops_tablets: { air: 'ask', sea: 'ask', into_ID: 'limited', into_MY: 'yes' },
  power_banks: { air: 'no', sea: 'ask', into_ID: 'no', into_MY: 'ask' },
  flammable_liquids: { air: 'no', sea: 'ask', into_ID: 'ask', into_MY: 'ask' },
  used_textiles: { air: 'yes', sea: 'yes', into_ID: 'limited', into_MY: 'yes' },
  batik_sarong: { air: 'yes', sea: 'yes', into_ID: 'limited', into_MY: 'conditional' },
  magnets: { air: 'no', sea: 'yes', into_ID: 'yes', into_MY: 'yes' },
  machinery: { air: 'no', sea: 'ask', into_ID: 'ask', into_MY: 'ask' },
  other: plain,
} as const satisfies Record<string, Rules>

export type ItemType = keyof typeof itemRules
export const itemTypes = Object.keys(itemRules).filter(isItemType)

function isItemType(name: string): name is ItemType {
  return name in itemRules
}

/** What is never carried, by any way: the sender confirms that nothing of it is inside. */
export const prohibited = [
  'explosives',
  'weapons',
  'gases',
  'flammable_solids',
  'toxic_infectious',
  'radioactive',
  'corrosives',
  'drugs',
  'money_valuables',
  'identity_documents',
  'animals',
  'perishable_food',
  'alcohol',
  'tobacco_vape',
  'obscene',
  'counterfeit',
] as const

interface Way {
  mode: Mode
  from: CountryCode
  to: CountryCode
}

/** 'no' cannot go this way at all; the other words are warnings. Import rules count only across the border. */
export function wordsFor(type: ItemType, { mode, from, to }: Way): Word[] {
  const rules: Rules = itemRules[type]
  const words = [rules[mode], ...(from === to ? [] : [to === 'ID' ? rules.into_ID : rules.into_MY])]
  return [...new Set(words)].filter((word) => word !== 'yes')
}

export function canGo(type: ItemType, way: Way) {
  return !wordsFor(type, way).includes('no')
}
