import type { QuoteMeasures } from '#contract/prices/quotes.ts'

export interface Parcel {
  /** Country and region, as in `MY/MY-10`. */
  from: string
  to: string
  kg: number
  /** The label of an official box; own packaging is an empty name, as in the order itself. */
  box: string
  /** Fetched at the sender's door instead of brought to a counter. */
  isFetched: boolean
  /** As far as they are said: all three sides count, or none. */
  measures?: QuoteMeasures
}

/** How most parcels travel. */
const usualPlaces = { from: 'MY/MY-10', to: 'ID/32' } as const
/** What the first page begins with. */
export const firstParcel: Parcel = { ...usualPlaces, kg: 5, box: '', isFetched: false }

export const quotesAddress = '/api/v1/quotes'
/** As long as nobody has measured it only the scale counts. */
const unmeasured = { length: 10, width: 10, height: 10 }

/** What is asked for the prices of a parcel. */
export function bodyOf({ from, to, kg, box, isFetched, measures }: Parcel) {
  const [origin_country, origin_region] = from.split('/')
  const [destination_country, destination_region] = to.split('/')
  const places = { origin_country, origin_region, destination_country, destination_region }
  const size = box ? { box } : (sidesOf(measures) ?? unmeasured)
  return JSON.stringify({
    ...places,
    weight_kg: kg,
    ...size,
    declared_value: measures?.declared_value,
    service_sender: isFetched ? 'pickup' : 'drop_off',
  })
}

/** All three, or nothing. */
export function sidesOf({ length, width, height }: QuoteMeasures = {}) {
  return length && width && height ? { length, width, height } : undefined
}
