import { countryCodes, type CountryCode } from './countries.ts'
import { countryOf, type Zone } from './zones.ts'

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

function laneOfCountries(from: CountryCode, to: CountryCode): Lane {
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
