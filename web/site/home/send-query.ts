import { countryCodes } from '#contract/places/countries.ts'
import { sidesOf, type Parcel } from './first-parcel.ts'

/** The order finds the choices in its address. */
export function queryOf(fields: FormData, { box, measures = {} }: Parcel) {
  const said = (name: string) => String(fields.get(name))
  const query = choicesOf({ from: said('from'), to: said('to'), weight: said('weight').replace(',', '.') })
  for (const name of ['box', 'mode']) query.set(name, String(fields.get(name)))
  query.set('service_sender', fields.get('pickup') === null ? 'drop_off' : 'pickup')
  const { declared_value } = measures
  for (const [name, value] of Object.entries({ ...(box ? {} : sidesOf(measures)), declared_value }))
    if (value !== undefined) query.set(name, String(value))
  return query
}

/** Own packaging, whose size nobody has said. */
export function isUnmeasured({ box, measures }: Parcel) {
  return box === '' && !sidesOf(measures)
}

export function countryOf(place: string) {
  const [country] = place.split('/')
  return countryCodes.find((code) => code === country)
}

export function choicesOf({ from, to, weight }: { from: string; to: string; weight: string }) {
  const query = new URLSearchParams()
  for (const [end, place] of Object.entries({ origin: from, destination: to })) {
    const [country = '', region = ''] = place.split('/')
    query.set(`${end}_country`, country)
    query.set(`${end}_region`, region)
  }
  query.set('weight', weight)
  return query
}
