import { z } from 'zod'
import { countryCode } from '../places/geography.ts'
import { endpoint } from '../platform/endpoint.ts'
import { parties, type partyFields } from './shipments.ts'

/** So many of the latest shipments are looked through, and so many people of each side are offered. */
export const mostShipmentsLookedThrough = 30
export const mostKnown = 4

/** Asked for with every shipment: it belongs to the parcel or to its day, or is read from nobody a second time. */
type AskedAnew =
  | 'emergency_contact'
  | 'id_number'
  | 'passport_image_id'
  | 'note'
  | 'service_package'
  | 'visit_day'
  | 'time_slot_id'
/** What is known of somebody by an earlier shipment, or by a saved address; the number says its country itself. */
export type KnownField = Exclude<keyof typeof partyFields, AskedAnew | 'phone_country'>
type Known = Record<KnownField, z.ZodType> & Record<string, z.ZodType>

const knownPerson = z.object({
  /** Of the shipment it was given with. */
  id: z.string(),
  party: z.enum(parties),
  name: z.string(),
  /** E.164 */
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  postal_code: z.string(),
  country_id: countryCode,
  region_id: z.string(),
  city_id: z.string(),
  district_id: z.string(),
  country_label: z.string(),
  city_label: z.string(),
} satisfies Known)
export type KnownPerson = z.infer<typeof knownPerson>

export const listKnownPeople = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/known-person',
  allow: 'signed_in',
  summary: 'What my account says of me, and to and from whom I sent lately without having saved them',
  data: z.object({
    own: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    person_data: z.array(knownPerson),
  }),
})

/** Both sides of one shipment of mine, to begin another one with; null where they were erased. */
export const readPeopleOf = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/shipment/:id/people',
  allow: 'signed_in',
  summary: 'Sender and receiver of a shipment of mine, for sending again',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({ sender: knownPerson.nullable(), receiver: knownPerson.nullable() }),
})
