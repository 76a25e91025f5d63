/** The clocks of the countries served under the names people know them by, with what `Intl` and PostgreSQL call them. */
export const timeZones = {
  MYT: 'Asia/Kuala_Lumpur',
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
} as const
export type TimeZone = keyof typeof timeZones

// None of them knows a summer time.
const hoursAhead: Record<TimeZone, number> = { MYT: 8, WIB: 7, WITA: 8, WIT: 9 }

/**
 * The calendar and the clock of a zone at an instant, to be read in the fields of UTC. A date without a time belongs to no
 * clock, which is `UTC` here. `Intl` takes a slow phone a tenth of a second to begin with.
 */
export function shownIn(zone: TimeZone | 'UTC', moment: Date | string | number) {
  const ahead = zone === 'UTC' ? 0 : hoursAhead[zone]
  return new Date(new Date(moment).getTime() + ahead * 3_600_000)
}

/** What devices call our clocks, which is not always the name of a capital. */
const namesOfDevices: Readonly<Record<string, TimeZone>> = {
  [timeZones.MYT]: 'MYT',
  'Asia/Kuching': 'MYT',
  [timeZones.WIB]: 'WIB',
  'Asia/Pontianak': 'WIB',
  [timeZones.WITA]: 'WITA',
  [timeZones.WIT]: 'WIT',
} satisfies Record<(typeof timeZones)[TimeZone] | 'Asia/Kuching' | 'Asia/Pontianak', TimeZone>

/** The clock that this device keeps, where it is one of ours: its owner lives by it, whatever language they read. */
export function zoneOfDevice(): TimeZone | undefined {
  return namesOfDevices[new Intl.DateTimeFormat().resolvedOptions().timeZone]
}

/** The day of the calendar on which this falls there, as `2026-11-23`. */
export function calendarDayIn(zone: TimeZone, moment: Date | string | number = Date.now()) {
  return shownIn(zone, moment).toISOString().slice(0, 10)
}

/** The instant of what somebody typed, as `2026-11-23T10:00`, by the clock of a zone; as it is when it is no time. */
export function instantIn(zone: TimeZone, typed: string) {
  const instant = new Date(`${typed}+0${hoursAhead[zone]}:00`)
  return Number.isNaN(instant.getTime()) ? typed : instant.toISOString()
}

/** Whether a time of a day is over by the clock of a zone. */
export function isOverIn(zone: TimeZone, day: string, time: string) {
  return Date.parse(instantIn(zone, `${day}T${time}`)) < Date.now()
}
