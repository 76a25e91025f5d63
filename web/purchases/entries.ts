import type { SummaryEntry } from '../ui/ErrorSummary.tsx'
import type { ReceiverDetail } from './purchase-form.ts'

type Name = keyof ReceiverDetail

/** In the order in which the fields stand on the page. */
const names = [
  'size',
  'quantity',
  'name',
  'phone',
  'email',
  'country_id',
  'region_id',
  'city_id',
  'district_id',
  'postal_code',
  'address',
  'service',
  'visit_day',
  'time_slot_id',
] as const satisfies readonly Name[]

export function entriesOf(errorOf: (name: Name) => string | undefined): SummaryEntry[] {
  return names.flatMap((field) => {
    const text = errorOf(field)
    return text ? [{ field, text }] : []
  })
}
