import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from '../places/geography.ts'
import { timestamp } from '../platform/paging.ts'
import { manifestSteps } from './manifest-steps.ts'
import { mode } from '../places/zone-shapes.ts'
import { money } from '../prices/money.ts'
import { eventCode } from './step-shapes.ts'
import { counterOrOfficeRoles, officeRoles } from '../platform/roles.ts'

const placeName = z.string().trim().min(1, 'error.required').max(80, 'error.too_long')

const withoutMoments = {
  mode,
  from_country: countryCode,
  to_country: countryCode,
  from_place: placeName,
  to_place: placeName,
  capacity_kg: z.int('error.number_invalid').min(1, 'error.too_small').max(1_000_000, 'error.too_big'),
}
const typedMoment = z.string().min(1, 'error.date_required')

const manifestFields = z
  .strictObject({ ...withoutMoments, cut_off_at: timestamp, departs_at: timestamp })
  .refine(isInOrder, { path: ['departs_at'], error: 'error.departs_before_cut_off' })

/** As a form holds it: moments as the browser's own field writes them. */
export const typedManifest = z
  .strictObject({ ...withoutMoments, cut_off_at: typedMoment, departs_at: typedMoment })
  .refine(isInOrder, { path: ['departs_at'], error: 'error.departs_before_cut_off' })

function isInOrder<Moment extends Date | string>(times: { cut_off_at: Moment; departs_at: Moment }) {
  return times.departs_at >= times.cut_off_at
}

const manifest = z.object({
  id: z.string(),
  mode,
  from_country: countryCode,
  to_country: countryCode,
  from_place: z.string(),
  to_place: z.string(),
  cut_off_at: timestamp,
  departs_at: timestamp,
  capacity_kg: z.int(),
  loaded_kg: z.int(),
  /** Whose it is; null for the office's own. */
  counter: z.string().nullable(),
  /** No parcel goes in or out afterwards. */
  closed_at: timestamp.nullable(),
  parcels: z.int(),
  step: z.enum(manifestSteps),
  next: z.enum(manifestSteps).nullable(),
})
export type Manifest = z.input<typeof manifest>

const one = z.strictObject({ id: z.uuid() })

export const listManifests = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/manifest',
  allow: counterOrOfficeRoles,
  summary: 'Manifests that are not done yet, the next departure first; for an agent those of their counter',
  data: z.object({ manifest_data: z.array(manifest) }),
})

export const createManifest = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/manifest',
  allow: counterOrOfficeRoles,
  idempotency: 'required',
  summary: 'Open a manifest for a flight or a sailing; an agent does for their counter',
  refuses: ['counter_missing', 'not_found'],
  body: manifestFields,
  data: z.object({ manifest }),
})

const loading = z.strictObject({
  number: z.string().trim().min(1, 'error.required').max(60, 'error.too_long'),
})

export const loadParcel = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/manifest/:id/parcel',
  allow: counterOrOfficeRoles,
  idempotency: 'required',
  summary: 'Scan a parcel into a manifest',
  refuses: [
    'held_by_another',
    'manifest_closed',
    'manifest_full',
    'own_order',
    'parcel_already_loaded',
    'parcel_goes_another_way',
    'sender_not_agreed',
    'step_not_legal',
    'work_open',
  ],
  params: one,
  body: loading,
  /** A label of an older edition is void. */
  data: z.object({ manifest, tracking_number: z.string(), label_edition: z.int() }),
})

const loadedParcel = z.object({
  tracking_number: z.string(),
  code: eventCode,
  /** On the scale, or as ordered where it was not weighed. */
  weight: z.number().nullable(),
  chargeable_kg: z.int(),
  from_city: z.string().nullable(),
  to_city: z.string().nullable(),
  /** What is in it, and what it is worth: for the office. */
  contents: z.string().nullable(),
  declared_value: money.nullable(),
})
export type LoadedParcel = z.input<typeof loadedParcel>

export const listLoaded = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/manifest/:id/parcel',
  allow: counterOrOfficeRoles,
  summary: 'What a manifest holds, in the order in which it was loaded',
  params: one,
  data: z.object({ parcel_data: z.array(loadedParcel) }),
})

export const unloadParcel = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/manifest/:id/unloading',
  allow: counterOrOfficeRoles,
  idempotency: 'required',
  summary: 'A parcel leaves a manifest that still loads, and stands where it stood before',
  refuses: ['manifest_closed', 'own_order', 'parcel_not_loaded', 'step_not_legal'],
  params: one,
  body: loading,
  data: z.object({ manifest, tracking_number: z.string() }),
})

export const printManifest = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/manifest/:id/paper',
  allow: counterOrOfficeRoles,
  gives: 'pdf',
  summary: 'The list that travels with the parcels',
  params: one,
})

export const closeManifest = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/manifest/:id/closing',
  allow: counterOrOfficeRoles,
  idempotency: 'required',
  summary: 'Nothing goes in or out any more',
  refuses: ['manifest_closed', 'manifest_empty'],
  params: one,
  data: z.object({ manifest }),
})

export const reopening = z.strictObject({
  reason: z.string().trim().min(1, 'error.reason_required').max(200, 'error.too_long'),
})

export const reopenManifest = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/manifest/:id/reopening',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'A closed manifest that has not moved on takes parcels again',
  refuses: ['manifest_not_closed'],
  params: one,
  body: reopening,
  data: z.object({ manifest }),
})

export const moveManifest = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/manifest/:id/step',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'One event for all parcels of a manifest; parcels held elsewhere stay where they are',
  refuses: ['manifest_empty', 'step_not_legal'],
  params: one,
  body: z.strictObject({ step: z.enum(manifestSteps) }),
  data: z.object({ manifest, moved: z.int(), stayed: z.int() }),
})

/** For everybody: when the next ones leave. */
export const listDepartures = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/departure',
  allow: 'anyone',
  summary: 'The departures ahead',
  data: z.object({
    departure_data: z.array(
      z.object({
        id: z.string(),
        mode,
        from_place: z.string(),
        to_place: z.string(),
        from_country: countryCode,
        cut_off_at: timestamp,
        departs_at: timestamp,
        is_full: z.boolean(),
      }),
    ),
  }),
})
