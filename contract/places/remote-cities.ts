import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from './geography.ts'
import { officeRoles } from '../platform/roles.ts'

const city_id = z.string('error.city_required').min(1, 'error.city_required').max(16, 'error.invalid')

const remoteCity = z.object({ city_id, label: z.string(), region: z.string(), country: countryCode })
export type RemoteCity = z.input<typeof remoteCity>

export const listRemoteCities = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/remote-city',
  allow: officeRoles,
  summary: 'Cities where bringing a parcel to the door carries the surcharge for remote areas',
  data: z.object({ city_data: z.array(remoteCity) }),
})

export const addRemoteCity = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/remote-city',
  allow: officeRoles,
  summary: 'Charge the surcharge in one more city, for orders from now on',
  body: z.strictObject({ city_id }),
})

export const removeRemoteCity = endpoint({
  areas: ['staff'],
  method: 'DELETE',
  path: '/remote-city/:city_id',
  allow: officeRoles,
  summary: 'Charge it there no longer; orders that are placed keep their price',
  params: z.strictObject({ city_id }),
})
