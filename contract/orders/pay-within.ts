import { officeHours } from './first-checked-visit.ts'
import { openingAt } from '../places/opening-hours.ts'
import { zoneOfOffice } from '../places/time-zones.ts'
import { paymentRules, type PaymentType } from '../site/payment-types.ts'
import { paymentDeadline_h } from '../money/payments.ts'

/** Nobody pays at a counter that is closed until their order has expired. */
const leastOpen_h = 4
const longest_h = 7 * 24

/** For so many hours an order waits for its payment: a day, and in cash until counters have been open for some hours too. */
export function payWithin_h(type: PaymentType, now: Date) {
  if (!paymentRules[type].isAtCounter) return paymentDeadline_h
  let open_h = 0
  for (let in_h = 0; in_h < longest_h; in_h += 1) {
    if (in_h >= paymentDeadline_h && open_h >= leastOpen_h) return in_h
    const moment = new Date(now.getTime() + in_h * 3_600_000)
    if (openingAt(officeHours, zoneOfOffice, moment).state === 'open') open_h += 1
  }
  return longest_h
}
