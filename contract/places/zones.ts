import type { CountryCode } from './countries.ts'

interface ZoneRule {
  country: CountryCode
  /** Beyond a sea from the rest of its country: parcels across the border take longer. */
  isBorneo: boolean
}

/** What the prices of a country know as near and far. */
export const zones = {
  MYP: { country: 'MY', isBorneo: false },
  MYS: { country: 'MY', isBorneo: true },
  MYQ: { country: 'MY', isBorneo: true },
  MYL: { country: 'MY', isBorneo: true },
  ID1: { country: 'ID', isBorneo: false },
  ID2: { country: 'ID', isBorneo: false },
  ID3: { country: 'ID', isBorneo: false },
  ID4: { country: 'ID', isBorneo: false },
  ID5: { country: 'ID', isBorneo: false },
} as const satisfies Record<string, ZoneRule>
export type Zone = keyof typeof zones
/** Those of one country. */
type ZoneOf<Country extends CountryCode> = {
  [Name in Zone]: (typeof zones)[Name]['country'] extends Country ? Name : never
}[Zone]

export const zoneNames = Object.keys(zones).filter(isZone)

function isZone(name: string): name is Zone {
  return Object.hasOwn(zones, name)
}

/** Whether days across its border are counted from its zones, and to them. */
const countsDays = { MY: false, ID: true } as const satisfies Record<CountryCode, boolean>
type CountingCountry = {
  [Code in CountryCode]: (typeof countsDays)[Code] extends true ? Code : never
}[CountryCode]

export function isCounted(name: Zone): name is ZoneOf<CountingCountry> {
  return countsDays[countryOf(name)]
}

export const modes = ['air', 'sea'] as const
export type Mode = (typeof modes)[number]

export function countryOf(name: Zone): CountryCode {
  return zones[name].country
}

/** Every way two zones of one country meet; a way back costs what the way there costs. */
export function pairsOf(country: CountryCode) {
  const zones = zoneNames.filter((name) => countryOf(name) === country)
  return zones.flatMap((one, index) => zones.slice(index).map((other) => [one, other] as const))
}
