import { z } from 'zod'
import { isAt, type EventCode } from '../parcels/parcel-steps.ts'
import { endpoint } from '../platform/endpoint.ts'
import { areaRoles, officeRoles } from '../platform/roles.ts'
import { carried } from './scans.ts'

const oneStop = {
  areas: ['staff'],
  path: '/parcel/:number/holder',
  allow: [...areaRoles, ...officeRoles],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  data: z.object({ parcel: carried }),
} as const

export const takeStop = endpoint({
  ...oneStop,
  method: 'POST',
  idempotency: 'required',
  summary: 'A stop that is due and nobody’s becomes mine; it is on record, and the rest of it opens',
  refuses: ['held_by_another', 'stop_not_due'],
})

export const leaveStop = endpoint({
  ...oneStop,
  method: 'DELETE',
  summary: 'A stop of mine is left to others while its parcel still lies there; it is on record',
  refuses: ['held_by_another', 'stop_begun'],
})

/** The parcel is still with its sender or in the warehouse, and in nobody's hands. */
export function canBeLeft(step: EventCode) {
  return isAt(step, 'sender', 'destination_hub')
}
