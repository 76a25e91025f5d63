import { z } from 'zod'
import { claimStatuses, declineCodes } from './claim-rules.ts'
import { claimable, claimOf, claimPicture } from './claims.ts'
import { endpoint } from '../platform/endpoint.ts'
import { money } from '../prices/money.ts'
import { nextCursor, searchedPageQuery, timestamp } from '../platform/paging.ts'
import { eventCode } from '../parcels/step-shapes.ts'
import { officeRoles } from '../platform/roles.ts'

const claimTabs = ['open', 'decided'] as const

const inList = z.object({
  id: z.string(),
  tracking_number: z.string(),
  kind: claimOf.kind,
  status: z.enum(claimStatuses),
  most: money,
  amount: money.nullable(),
  filed_at: timestamp,
  due_at: timestamp.nullable(),
  is_overdue: z.boolean(),
  objected: z.boolean(),
  is_own: z.boolean(),
  handler_name: z.string().nullable(),
})
export type ClaimInList = z.input<typeof inList>

/** Due dates move while claims are worked on, so the cursor is the place itself: when it was due, and which claim it was. */
const claimPlace = z.string().regex(/^(?:\d{1,16}|infinity)_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)

export const listClaims = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/claim-desk',
  allow: officeRoles,
  summary: 'Open claims, the nearest due first; or those decided, newest first',
  query: z.strictObject({
    ...searchedPageQuery.shape,
    cursor: claimPlace.optional(),
    tab: z.enum(claimTabs),
  }),
  data: z.object({ claim_data: z.array(inList), next_cursor: nextCursor, open: z.int(), overdue: z.int() }),
})

const party = z.object({ name: z.string().nullable(), place: z.string(), visit_day: z.string() })

const officeClaim = z.object({
  ...claimOf,
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  is_own: z.boolean(),
  handler_name: z.string().nullable(),
  /** Decided it the first time; now it is for somebody else, if there is anybody. */
  is_first_decider: z.boolean(),
  parcel: claimable,
  label: z.object({
    sender: party,
    receiver: party,
    weight: z.number(),
    size: z.string(),
    box_label: z.string().nullable(),
    item_type: z.string(),
    add_ons: z.array(z.string()),
  }),
  events: z.array(
    z.object({
      id: z.string(),
      code: eventCode,
      city: z.string().nullable(),
      received_by: z.string().nullable(),
      evidence_id: z.string().nullable(),
      at: timestamp,
    }),
  ),
})
export type OfficeClaim = z.input<typeof officeClaim>

const oneClaim = z.strictObject({ id: z.uuid() })

export const readOfficeClaim = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/claim-desk/:id',
  allow: officeRoles,
  summary: 'One claim beside the record of its parcel',
  params: oneClaim,
  data: z.object({ claim: officeClaim }),
})

export const showClaimPicture = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/claim-desk/:id/picture/:picture_id',
  allow: officeRoles,
  gives: 'picture',
  summary: 'A picture of a claim, or of what was scanned on the way of its parcel; every look is on record',
  params: claimPicture,
})

const changed = z.object({ id: z.string(), status: z.enum(claimStatuses) })
const ownWords = z.string().trim().max(1000, 'error.too_long')

const outOfTurn = [
  'claim_already_decided',
  'claim_is_asked',
  'claim_not_taken',
  'claim_taken',
  'first_decider',
  'own_order',
] as const

export const takeClaim = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/claim-desk/:id/review',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Take a claim in hand; the first of two gets it',
  refuses: outOfTurn,
  params: oneClaim,
  data: changed,
})

export const claimQuestion = z.strictObject({ words: ownWords.min(1, 'error.claim_words_required') })

export const askClaimant = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/claim-desk/:id/question',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Ask the customer; the clock stands still until the answer',
  refuses: outOfTurn,
  params: oneClaim,
  body: claimQuestion,
  data: changed,
})

export const claimAcceptance = z.strictObject({
  amount: money.refine((sen) => sen > 0, 'error.number_invalid'),
  words: ownWords,
})

export const acceptClaim = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/claim-desk/:id/acceptance',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Give an amount, never above the most shown to the customer',
  refuses: [...outOfTurn, 'claim_above_cover'],
  params: oneClaim,
  body: claimAcceptance,
  data: changed,
})

export const claimRefusal = z
  .strictObject({ decline_code: z.enum(declineCodes, 'error.reason_required'), words: ownWords })
  .refine(({ decline_code, words }) => decline_code !== 'other' || words !== '', {
    path: ['words'],
    error: 'error.claim_words_required',
  })

export const declineClaim = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/claim-desk/:id/refusal',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Say no, with a reason in the three languages or in own words',
  refuses: [...outOfTurn, 'claim_below_first'],
  params: oneClaim,
  body: claimRefusal,
  data: changed,
})
