import { z } from 'zod'
import { email } from './accounts.ts'
import { agentOffers, agentPictureKinds } from './agents.ts'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from '../places/geography.ts'
import { languages } from '../platform/language.ts'
import { openingHours } from '../places/hours-shapes.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { officeRoles } from '../platform/roles.ts'

/** Reasons that exist in three languages; 'other' comes with the office's own words. */
export const agentRejectCodes = [
  'documents_unreadable',
  'number_differs',
  'area_served',
  'counter_unfit',
  'not_reached',
  'other',
] as const

const shownStatuses = ['waiting', 'approved', 'rejected', 'withdrawn'] as const

const picture = z.object({
  kind: z.enum(agentPictureKinds),
  id: z.string(),
  width: z.int(),
  height: z.int(),
})

/** What was erased is null. */
const application = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(shownStatuses),
  language: z.enum(languages),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  label: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string(),
  region: z.string(),
  country_id: countryCode,
  lat: z.number(),
  lon: z.number(),
  is_exact: z.boolean(),
  hours: openingHours,
  offers: z.array(z.enum(agentOffers)),
  years_in_business: z.int(),
  about: z.string().nullable(),
  registration_number: z.string().nullable(),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  reject_code: z.enum(agentRejectCodes).nullable(),
  reject_reason: z.string().nullable(),
  pictures: z.array(picture),
  /** Other applications with the same address or registration number. */
  others: z.int(),
  /** The address belongs to an account already: the counter's login needs one of its own. */
  email_has_account: z.boolean(),
  /** Of an approved one: whether its people have set up their login. */
  login: z.object({ email: z.string(), is_set_up: z.boolean() }).nullable(),
  /** Nobody decides on their own. */
  is_own: z.boolean(),
})
export type ShownApplication = z.input<typeof application>

export const listApplications = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/agent-application',
  allow: officeRoles,
  summary: 'Applications that wait, oldest first; or those decided, newest first',
  query: z.strictObject({ ...pageQuery.shape, show: z.enum(['waiting', 'decided']) }),
  data: z.object({ application_data: z.array(application), next_cursor: nextCursor, waiting: z.int() }),
})

const oneApplication = z.strictObject({ id: z.uuid() })

export const showAgentPicture = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/agent-application/:id/picture/:kind',
  allow: officeRoles,
  gives: 'picture',
  summary: 'A document of an application; each view is on record',
  params: z.strictObject({ id: z.uuid(), kind: z.enum(agentPictureKinds) }),
})

export const approval = z.strictObject({
  /** For the counter's login; empty takes the applicant's own. */
  login_email: z.union([z.literal(''), email]),
})

export const approveApplication = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/agent-application/:id/approval',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Open the counter and make its login; a link to set it up goes out by mail',
  refuses: ['application_not_waiting', 'email_has_account', 'own_application'],
  params: oneApplication,
  body: approval,
  data: z.object({ location_id: z.string(), user_id: z.string() }),
})

export const agentRejection = z
  .strictObject({
    reject_code: z.enum(agentRejectCodes, 'error.reject_reason_required'),
    reject_reason: z.string().trim().max(500, 'error.too_long'),
  })
  .refine(({ reject_code, reject_reason }) => reject_code !== 'other' || reject_reason !== '', {
    path: ['reject_reason'],
    error: 'error.reject_reason_required',
  })

export const rejectApplication = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/agent-application/:id/rejection',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Say no, with the reason; the applicant gets it by mail',
  refuses: ['application_not_waiting', 'own_application'],
  params: oneApplication,
  body: agentRejection,
  data: z.object({ id: z.string(), status: z.literal('rejected') }),
})

export const inviteAgain = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/agent-application/:id/invitation',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Send a new link to set up the login; the earlier one is worth nothing from now on',
  refuses: ['login_set_up_already'],
  params: oneApplication,
  data: z.object({ sent_to: z.string() }),
})
