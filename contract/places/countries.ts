import type { Language } from '../platform/language.ts'
import type { TimeZone } from './clocks.ts'

interface CountryRule {
  /** As papers print it. */
  onPapers: string
  /** Other ways to write it in a file of many shipments, in small letters. */
  names: readonly string[]
  callingCode: string
  /** What somebody who chose no language reads there. */
  language: Language
  /** Codes of its regions. */
  regions: RegExp
  /** The clock of its capital. */
  clock: TimeZone
  /** Regions, by code, that keep another clock. */
  otherClocks: readonly { clock: TimeZone; regions: readonly string[] }[]
  /** Of what the list of districts depends. */
  districtsBelow: 'region' | 'city'
  postcode_digits: number
  /** Which place knows its postal codes. */
  postcodesOf: 'city' | 'district'
}

/**
 * The one table of countries. What else a country needs is asked for by the compiler once it has a row: words, zones and
 * lanes (`zones.ts`, `lanes.ts`), prices (`prices/rate-card.ts`, `prices/freight.ts`), customs, and columns of the database.
 */
export const countries = {
  MY: {
    onPapers: 'MALAYSIA',
    names: ['malaysia'],
    callingCode: '+60',
    language: 'my',
    regions: /^MY-/,
    clock: 'MYT',
    otherClocks: [],
    districtsBelow: 'region',
    postcode_digits: 5,
    postcodesOf: 'city',
  },
  ID: {
    onPapers: 'INDONESIA',
    names: ['indonesia'],
    callingCode: '+62',
    language: 'id',
    regions: /^\d\d$/,
    clock: 'WIB',
    otherClocks: [
      { clock: 'WITA', regions: ['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76'] },
      { clock: 'WIT', regions: ['81', '82', '91', '92', '93', '94', '95', '96'] },
    ],
    districtsBelow: 'city',
    postcode_digits: 5,
    postcodesOf: 'district',
  },
} as const satisfies Record<string, CountryRule>
export type CountryCode = keyof typeof countries

export const countryCodes = Object.keys(countries).filter(isCountry)

const postcodeLengths = /* @__PURE__ */ new Set(countryCodes.map((code) => countries[code].postcode_digits))
/** A postal code of any of them; the country stands beside it. */
export const postcode = /* @__PURE__ */ new RegExp(
  [...postcodeLengths].map((digits) => String.raw`^\d{${digits}}$`).join('|'),
)

export function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(countries, code)
}

export function countryRule(code: CountryCode): CountryRule {
  return countries[code]
}

/** Where somebody most likely is who reads that language. */
export function countryReading(language: Language | null): CountryCode {
  return countryCodes.find((code) => countries[code].language === language) ?? usualWay.to
}

/** How most parcels travel: forms begin with it. */
export const usualWay = { from: 'MY', to: 'ID' } as const satisfies Record<string, CountryCode>
