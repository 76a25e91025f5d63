import type { CountryCode } from '../places/countries.ts'
import { goods, neverCarried, type Goods } from './goods.ts'
import type { Mode } from '../places/zones.ts'

/** Content that nobody asks about. */
export const ordinaryItems = [
  'clothes',
  'shoes_bags',
  'household',
  'toys',
  'documents',
  'books',
  'tools',
  'cosmetics',
  'other',
] as const

export const limitedItems = goods.filter((kind) => !neverCarried.includes(kind)).map(({ id }) => id)

/** What may be declared as the content of a parcel. */
export const itemTypes = [...ordinaryItems, ...limitedItems]

interface Way {
  mode: Mode
  from: CountryCode
  to: CountryCode
}

/** 'no' cannot go this way at all; the other words are warnings. Import rules count only across the border. */
export function wordsFor(type: string, { mode, from, to }: Way) {
  const kind: Goods | undefined = goods.find(({ id }) => id === type)
  if (!kind) return []
  const words = from === to ? [kind[mode]] : [kind[mode], kind.into[to]]
  // What cannot go needs no other word.
  if (words.includes('no')) return ['no' as const]
  return [...new Set(words)].filter((word) => word !== 'yes')
}

export function canGo(type: string, way: Way) {
  return !wordsFor(type, way).includes('no')
}
