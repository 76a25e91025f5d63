import { z } from 'zod'
import { email, personName } from './accounts.ts'
import { officeRoles, roles, staffRoles, worksAtCounter } from '../platform/roles.ts'
import { endpoint } from '../platform/endpoint.ts'
import { languages } from '../platform/language.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { hasRealPhone, phoneFields, phoneIsWrong } from '../places/phone.ts'

const staffRole = z.enum(staffRoles, 'error.role_required')

/** invited: the link is out; link_expired: they never came and need a new one. */
const personStates = ['active', 'invited', 'link_expired', 'locked'] as const

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  /** Where somebody works; only there an agent confirms cash, and it is the place of their scans. */
  counter: z.object({ id: z.string(), label: z.string() }).nullable(),
  /** Where a courier fetches and brings; a region as a whole has no city. None means their country. */
  areas: z.array(z.object({ region_id: z.string(), city_id: z.string().nullable(), label: z.string() })),
  state: z.enum(personStates),
  has_second_factor: z.boolean(),
  passkeys: z.int(),
  last_seen_at: timestamp.nullable(),
  sessions: z.int(),
  /** What they carry, or are to fetch or bring. */
  parcels: z.int(),
})
export type Person = z.input<typeof person>

const one = z.strictObject({ id: z.uuid() })
const placeId = z.string().min(1, 'error.region_required').max(16, 'error.invalid')

export const listPeople = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/person',
  allow: officeRoles,
  summary: 'Couriers, agents and admins, the newest first',
  query: z.strictObject({ ...pageQuery.shape, role: staffRole.optional() }),
  data: z.object({ person_data: z.array(person), next_cursor: nextCursor }),
})

export const invitation = z
  .strictObject({
    name: personName,
    email,
    ...phoneFields,
    role: staffRole,
    language: z.enum(languages),
    /** The counter of an agent; couriers may belong to one. */
    location_id: z.union([z.uuid(), z.literal('')]).default(''),
  })
  .refine(hasRealPhone, phoneIsWrong)
  .refine(({ role, location_id }) => !worksAtCounter(role) || location_id !== '', {
    path: ['location_id'],
    error: 'error.counter_required',
  })

export const invitePerson = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/person',
  allow: officeRoles,
  mayAskProof: true,
  idempotency: 'required',
  summary: 'Invite somebody to work here; a link goes to their e-mail address',
  refuses: ['email_has_account'],
  body: invitation,
  data: z.object({ id: z.string() }),
})

export const sendNewLink = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/person/:id/access-link',
  allow: officeRoles,
  mayAskProof: true,
  summary: 'Send a new link; the second factor, the sessions and the link before it end',
  refuses: ['account_locked', 'own_account'],
  params: one,
})

export const resetPasskeys = endpoint({
  areas: ['staff'],
  method: 'DELETE',
  path: '/person/:id/passkey',
  allow: officeRoles,
  freshProof: true,
  summary: 'Remove all passkeys of somebody whose device is lost; their sessions end',
  refuses: ['no_passkeys', 'own_account'],
  params: one,
})

export const changeRole = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/person/:id/role',
  allow: officeRoles,
  summary: "Change somebody else's role; it counts from their next call on",
  refuses: ['last_admin', 'own_account', 'role_unchanged'],
  params: one,
  body: z.strictObject({ role: staffRole }),
})

export const changeCounterOfAgent = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/person/:id/counter',
  allow: officeRoles,
  summary: 'Say at which counter a courier or an agent works; it counts from their next call on',
  refuses: ['not_an_agent', 'own_account'],
  params: one,
  body: z.strictObject({ location_id: z.uuid('error.counter_required').nullable() }),
})

const mostAreas = 40

export const changeAreas = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/person/:id/area',
  allow: officeRoles,
  summary: 'Say in which regions or cities a courier works; none of them means their country',
  refuses: ['not_a_courier', 'own_account'],
  params: one,
  body: z.strictObject({
    areas: z
      .array(z.strictObject({ region_id: placeId, city_id: placeId.nullable() }))
      .max(mostAreas, 'error.too_many_areas'),
  }),
})

export const giveUpRole = endpoint({
  areas: ['staff'],
  method: 'DELETE',
  path: '/own-role',
  allow: staffRoles,
  summary: 'Give up my own role and be a customer from now on; the last admin cannot',
  refuses: ['forbidden', 'last_admin'],
})

export const lockPerson = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/person/:id/lock',
  allow: officeRoles,
  summary: 'Lock somebody out, staff or customer; their sessions end at once',
  refuses: ['already_locked', 'last_admin', 'own_account'],
  params: one,
})

export const unlockPerson = endpoint({
  areas: ['staff'],
  method: 'DELETE',
  path: '/person/:id/lock',
  allow: officeRoles,
  summary: 'Let somebody in again',
  refuses: ['not_locked', 'own_account'],
  params: one,
})

export const endSessions = endpoint({
  areas: ['staff'],
  method: 'DELETE',
  path: '/person/:id/session',
  allow: officeRoles,
  summary: 'End all sessions of somebody',
  refuses: ['no_sessions', 'own_account'],
  params: one,
  data: z.object({ ended: z.int() }),
})
