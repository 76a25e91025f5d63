import { z } from 'zod'
import { email, personName } from './accounts.ts'
import { postalCode, streetAddress } from './addresses.ts'
import { endpoint } from '../platform/endpoint.ts'
import type { CountryCode } from '../places/countries.ts'
import { countryCode } from '../places/geography.ts'
import { openingHours } from '../places/hours-shapes.ts'
import { hasRealPhone, phoneFields, phoneIsWrong } from '../places/phone.ts'

export const agentPictureKinds = ['registration', 'counter', 'identity'] as const
export type AgentPictureKind = (typeof agentPictureKinds)[number]

export const agentOffers = ['drop_off', 'collection', 'boxes'] as const

/** How long a rejected application, and the identity picture of any decided one, is kept. */
export const applicationKept_days = 90

/** How far from its city a counter may say it is, in degrees: about 110 km. */
export const farthest_degrees = 1

const pictureId = z.string().min(1, 'error.picture_missing').pipe(z.uuid())

/** 256 random bits in hex, made by the browser: pictures lie under its hash, and only who knows it can claim them. */
const draftSecret = z.string().regex(/^[0-9a-f]{64}$/)
const draftHash = draftSecret

/** Flat, so that its one error is shown beside the whole week. */
const weekHours = z
  .partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.tuple([z.string().max(5), z.string().max(5)]))
  .refine((hours) => Object.keys(hours).length > 0, 'error.hours_required')
  .refine((hours) => openingHours.safeParse(hours).success, 'error.hours_wrong')

export const counterFields = {
  label: z.string().trim().min(1, 'error.counter_name_required').max(120, 'error.too_long'),
  ...phoneFields,
  country_id: z.enum(countryCode.options, 'error.country_required'),
  region_id: z.string().min(1, 'error.region_required').max(16, 'error.invalid'),
  city_id: z.string().min(1, 'error.city_required').max(16, 'error.invalid'),
  postal_code: postalCode,
  address: streetAddress,
  /** Where exactly; null is the middle of the city. */
  lat: z.number().min(-12).max(10).nullable(),
  lon: z.number().min(92).max(142).nullable(),
  hours: weekHours,
}

export const agentApplication = z
  .strictObject({
    name: personName,
    email,
    ...counterFields,
    offers: z
      .array(z.enum(agentOffers))
      .min(1, 'error.offer_required')
      .max(agentOffers.length)
      .refine((offers) => new Set(offers).size === offers.length),
    years_in_business: z.int('error.years_required').min(0, 'error.too_small').max(100, 'error.too_big'),
    about: z.string().trim().max(1000, 'error.too_long'),
    registration_number: z
      .string()
      .trim()
      .toUpperCase()
      .min(1, 'error.registration_number_required')
      .max(20, 'error.too_long'),
    registration_picture_id: pictureId,
    counter_picture_id: pictureId,
    identity_picture_id: pictureId,
    consent: z.boolean().refine((given) => given, 'error.privacy_consent_required'),
    draft_secret: draftSecret,
    /** Out of people's sight; what fills it in is no person. */
    more_remarks: z.string().max(500),
  })
  .refine(hasRealPhone, phoneIsWrong)
  .refine(({ lat, lon }) => (lat === null) === (lon === null), { path: ['lat'], error: 'error.invalid' })
  .refine(hasRegistrationNumber, {
    path: ['registration_number'],
    error: 'error.registration_number_invalid',
  })

const registrationNumbers = {
  /** SSM: twelve digits, or the older form such as 1234567-A or JM0123456-K. */
  MY: /^(\d{12}|[A-Z]{0,3}\d{5,9}-?[A-Z])$/,
  /** NIB */
  ID: /^\d{13}$/,
}

function hasRegistrationNumber({
  country_id,
  registration_number,
}: {
  country_id: CountryCode
  registration_number: string
}) {
  return registrationNumbers[country_id].test(registration_number)
}

export const sendAgentPicture = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/agent-application/:draft_hash/picture/:kind',
  allow: 'anyone',
  mayAskProof: true,
  idempotency: 'required',
  takes: 'picture',
  summary: 'A document for an application still to be sent; unclaimed ones are gone within a day',
  params: z.strictObject({ draft_hash: draftHash, kind: z.enum(agentPictureKinds) }),
  data: z.object({ picture_id: z.string() }),
})

export const applyAsAgent = endpoint({
  areas: ['public', 'user'],
  method: 'POST',
  path: '/agent-application',
  allow: 'anyone',
  largestBody_KiB: 32,
  mayAskProof: true,
  idempotency: 'required',
  summary: 'Ask to become an agent; the answer is the same whether or not the address is known',
  body: agentApplication,
  data: z.object({ reference: z.string() }),
})
