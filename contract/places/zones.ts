import { z } from 'zod'
import type { CountryCode } from './geography.ts'

export const zone = z.enum(['MYP', 'MYS', 'MYQ', 'MYL', 'ID1', 'ID2', 'ID3', 'ID4', 'ID5'])
export type Zone = z.infer<typeof zone>

export const mode = z.enum(['air', 'sea'])
export type Mode = z.infer<typeof mode>

/** Follows from the zones alone, so that a lane can never contradict them. */
export type Lane = 'domestic_MY' | 'domestic_ID' | 'MY-ID' | 'ID-MY'

export function laneOf(from: Zone, to: Zone): Lane {
  const origin = countryOf(from)
  const destination = countryOf(to)
  if (origin === destination) return origin === 'MY' ? 'domestic_MY' : 'domestic_ID'
  return origin === 'MY' ? 'MY-ID' : 'ID-MY'
}

export function countryOf(zone: Zone): CountryCode {
  return zone.startsWith('MY') ? 'MY' : 'ID'
}

/** Every way two zones of one country meet; a way back costs what the way there costs. */
export function pairsOf(country: CountryCode) {
  const zones = zone.options.filter((name) => countryOf(name) === country)
  return zones.flatMap((one, index) => zones.slice(index).map((other) => [one, other] as const))
}
