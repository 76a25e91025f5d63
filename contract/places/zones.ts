import { z } from 'zod'
import { countryCodes, type CountryCode } from './countries.ts'

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
export type ZoneOf<Country extends CountryCode> = {
  [Name in Zone]: (typeof zones)[Name]['country'] extends Country ? Name : never
}[Zone]

export const zone = z.enum(Object.keys(zones).filter(isZone))

function isZone(name: string): name is Zone {
  return Object.hasOwn(zones, name)
}

export function isZoneOf<Country extends CountryCode>(name: Zone, country: Country): name is ZoneOf<Country> {
  return countryOf(name) === country
}

export const mode = z.enum(['air', 'sea'])
export type Mode = z.infer<typeof mode>

/** From each country into each. A lane follows from its ends alone, so that it can never contradict them. */
const laneBetween = {
  MY: { MY: 'domestic_MY', ID: 'MY-ID' },
  ID: { MY: 'ID-MY', ID: 'domestic_ID' },
} as const satisfies Record<CountryCode, Record<CountryCode, string>>
type LanesFrom = (typeof laneBetween)[CountryCode]
export type Lane = LanesFrom[keyof LanesFrom]

const within = countryCodes.map((country): Lane => laneBetween[country][country])
const across = countryCodes.flatMap((from) =>
  countryCodes.filter((to) => to !== from).map((to): Lane => laneBetween[from][to]),
)
/** First within each country, then across the border. */
export const lanes = [...within, ...across]

export function laneOfCountries(from: CountryCode, to: CountryCode): Lane {
  return laneBetween[from][to]
}

export function laneOf(from: Zone, to: Zone): Lane {
  return laneOfCountries(countryOf(from), countryOf(to))
}

/** A lane that came as text, such as from a stored price. */
export function readLane(text: string): Lane {
  const known = lanes.find((lane) => lane === text)
  if (!known) throw new Error(`${text} is no lane`)
  return known
}

export function isWithinCountry(lane: Lane) {
  return within.includes(lane)
}

function countryOf(name: Zone): CountryCode {
  return zones[name].country
}

/** Every way two zones of one country meet; a way back costs what the way there costs. */
export function pairsOf(country: CountryCode) {
  const zones = zone.options.filter((name) => countryOf(name) === country)
  return zones.flatMap((one, index) => zones.slice(index).map((other) => [one, other] as const))
}
