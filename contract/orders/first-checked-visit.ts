import { calendarDayIn } from '../places/clocks.ts'
import { company, fromTo } from '../site/company.ts'
import { daysLater } from '../prices/working-days.ts'
import { openingAt, weekdays } from '../places/opening-hours.ts'
import type { OpeningHours } from '../places/hours-shapes.ts'
import { zoneOfOffice } from '../places/time-zones.ts'

/** When proofs of payment are looked at. */
export const officeHours: OpeningHours = Object.fromEntries(
  weekdays
    .slice(0, 6)
    .map((day) => [day, fromTo(day === 6 ? company.hours.saturday : company.hours.weekdays)]),
)

const toPayAndCheck_ms = 2 * 3_600_000

/** The first day that nobody need worry about who orders now: the payment can be checked on the day before. */
export function firstCheckedVisit(now: Date) {
  const paid = new Date(now.getTime() + toPayAndCheck_ms)
  const opening = openingAt(officeHours, zoneOfOffice, paid)
  const in_days = opening.state === 'open' ? 0 : (opening.next?.in_days ?? 0)
  return daysLater(calendarDayIn(zoneOfOffice, paid), in_days + 1)
}
