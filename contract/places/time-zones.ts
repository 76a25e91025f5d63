import type { CountryCode } from './geography.ts'
import type { Language } from '../platform/language.ts'

/** The clocks of both countries under the names people know them by, with what `Intl` and PostgreSQL call them. */
export const timeZones = {
  MYT: 'Asia/Kuala_Lumpur',
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
} as const
export type TimeZone = keyof typeof timeZones

// None of them knows a summer time.
const offsets = { MYT: '+08:00', WIB: '+07:00', WITA: '+08:00', WIT: '+09:00' } as const satisfies Record<
  TimeZone,
  string
>

/** The instant of what somebody typed, as `2026-11-23T10:00`, by the clock of a zone; as it is when it is no time. */
export function instantIn(zone: TimeZone, typed: string) {
  const instant = new Date(`${typed}${offsets[zone]}`)
  return Number.isNaN(instant.getTime()) ? typed : instant.toISOString()
}

/** Where a country's own clock is meant: that of its capital. */
export const zoneOfCountry = { MY: 'MYT', ID: 'WIB' } as const satisfies Record<CountryCode, TimeZone>

/** The regions, by code, that do not keep the clock of their capital. */
export const regionsBesideCapital = {
  WITA: ['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76'],
  WIT: ['81', '82', '91', '92', '93', '94', '95', '96'],
} as const

const otherZones = new Map<string, TimeZone>([
  ...regionsBesideCapital.WITA.map((region) => [region, 'WITA'] as const),
  ...regionsBesideCapital.WIT.map((region) => [region, 'WIT'] as const),
])

export function zoneOfRegion(region_id: string): TimeZone {
  return otherZones.get(region_id) ?? zoneOfCountry[region_id.startsWith('MY-') ? 'MY' : 'ID']
}

/** What has no place of its own is told by the clock of the reader's country. */
export const zoneOfReader = { id: 'WIB', my: 'MYT', sg: 'MYT' } as const satisfies Record<Language, TimeZone>
