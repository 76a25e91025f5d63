import { z } from 'zod'
import {
  claimKinds,
  claimRefusals,
  claimStatuses,
  declineCodes,
  needsPicture,
  paidClaimKinds,
} from './claim-rules.ts'
import { endpoint } from '../platform/endpoint.ts'
import { money } from '../prices/money.ts'
import { timestamp } from '../platform/paging.ts'
import { eventCode } from '../parcels/step-shapes.ts'

export const mostClaimPictures = 5

const words = z.string().trim().max(2000, 'error.too_long')
const pictures = z.array(z.uuid()).max(mostClaimPictures, 'error.claim_pictures_many')
const oneClaim = z.strictObject({ id: z.uuid() })

export const claimPicture = z.strictObject({ id: z.uuid(), picture_id: z.uuid() })

const step = z.object({
  id: z.string(),
  what: z.enum([
    'filed',
    'taken',
    'asked',
    'answered',
    'accepted',
    'declined',
    'objected',
    'agreed',
    'settled',
    'withdrawn',
    'paid',
    'unpaid',
  ]),
  side: z.enum(['customer', 'office', 'clock']),
  amount: money.nullable(),
  code: z.enum(declineCodes).nullable(),
  words: z.string().nullable(),
  picture_ids: z.array(z.string()),
  at: timestamp,
})
export type ClaimStep = z.input<typeof step>

export const claimOf = {
  id: z.string(),
  order_id: z.string(),
  tracking_number: z.string(),
  kind: z.enum(claimKinds),
  status: z.enum(claimStatuses),
  cover: money,
  wanted: money,
  items_value: money,
  most: money,
  amount: money.nullable(),
  /** What the first decision gave, once there was an objection; the second is never lower. */
  first_amount: money.nullable(),
  decline_code: z.enum(declineCodes).nullable(),
  decision_words: z.string().nullable(),
  description: z.string().nullable(),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), unit_value: money })),
  filed_at: timestamp,
  look_due_at: timestamp,
  decide_due_at: timestamp,
  /** What the office owes next, and by when; nothing while the customer is asked. */
  due_at: timestamp.nullable(),
  /** Last moment for an objection; null when it has passed or there is nothing to object to. */
  object_until: timestamp.nullable(),
  is_settled: z.boolean(),
  objected: z.boolean(),
  /** The clock of the database. */
  now: timestamp,
  steps: z.array(step),
} as const

const claim = z.object(claimOf)
export type Claim = z.input<typeof claim>

const claimWindowShown = z.object({
  kind: z.enum(claimKinds),
  from: z.string().nullable(),
  until: z.string().nullable(),
  refusal: z.enum(claimRefusals).nullable(),
})

/** The parcel's own record, from which a claim is filled in. */
export const claimable = z.object({
  order_id: z.string(),
  tracking_number: z.string(),
  code: eventCode,
  handed_over_at: timestamp.nullable(),
  arrives: z.object({ from: z.string(), to: z.string() }),
  delivered_at: timestamp.nullable(),
  /** Where it is handed over and where it arrives: whose clocks tell the times. */
  sender_region_id: z.string(),
  receiver_region_id: z.string(),
  received_by: z.string().nullable(),
  declared_value: money,
  is_insured: z.boolean(),
  /** As shown before paying. */
  cover: money,
  /** What of it is left after what was paid for this parcel before. */
  cover_left: money,
  items: z.array(
    z.object({ position: z.int(), name: z.string(), quantity: z.int(), left: z.int(), unit_value: money }),
  ),
  windows: z.array(claimWindowShown),
})
export type Claimable = z.input<typeof claimable>

export const readClaimable = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/claim',
  allow: 'signed_in',
  summary: 'What a claim for this parcel is filled in from, whether one may be filed, and those there are',
  params: oneClaim,
  data: z.object({ parcel: claimable, claim_data: z.array(claim) }),
})

export const sendClaimPicture = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/claim-picture',
  allow: 'signed_in',
  idempotency: 'required',
  takes: 'picture',
  summary: 'A picture for a claim; it is sealed',
  data: z.object({ picture_id: z.string() }),
})

export const newClaim = z
  .strictObject({
    order_id: z.uuid(),
    kind: z.enum(paidClaimKinds, 'error.claim_kind_required'),
    items: z
      .array(
        z.strictObject({
          position: z.int().min(1).max(500),
          quantity: z.int('error.quantity_invalid').min(1, 'error.quantity_min').max(10_000, 'error.too_big'),
        }),
      )
      .min(1, 'error.claim_items_required')
      .max(500),
    wanted: money.refine((sen) => sen > 0, 'error.number_invalid'),
    description: words.min(1, 'error.claim_description_required'),
    picture_ids: pictures,
    consent: z.boolean('error.claim_consent_required').refine(Boolean, 'error.claim_consent_required'),
  })
  .refine(({ kind, picture_ids }) => picture_ids.length > 0 || !needsPicture(kind), {
    path: ['picture_ids'],
    error: 'error.picture_missing',
  })
  .refine(({ items }) => new Set(items.map(({ position }) => position)).size === items.length, {
    path: ['items'],
    error: 'error.invalid',
  })

export const fileClaim = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/claim',
  allow: 'signed_in',
  largestBody_KiB: 64,
  mostEntries: 2048,
  idempotency: 'required',
  summary: 'Something is wrong with a parcel of mine; one open claim per parcel',
  refuses: [
    'claim_open',
    'claim_too_early',
    'claim_too_late',
    'late_not_paid',
    'not_found',
    'nothing_covered',
    'parcel_arrived',
    'parcel_cancelled',
    'parcel_not_arrived',
    'parcel_not_handed_over',
  ],
  body: newClaim,
  data: z.object({ id: z.string(), most: money }),
})

export const showOwnClaimPicture = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/claim/:id/picture/:picture_id',
  allow: 'signed_in',
  gives: 'picture',
  summary: 'A picture of my claim',
  params: claimPicture,
})

const changed = z.object({ id: z.string(), status: z.enum(claimStatuses) })

export const claimAnswer = z.strictObject({
  words: words.min(1, 'error.claim_words_required'),
  picture_ids: pictures,
})

export const answerClaim = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/claim/:id/answer',
  allow: 'signed_in',
  largestBody_KiB: 16,
  idempotency: 'required',
  summary: 'What the office asked, answered; the clock runs on',
  refuses: ['claim_not_asked'],
  params: oneClaim,
  body: claimAnswer,
  data: changed,
})

export const withdrawClaim = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/claim/:id/withdrawal',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'Take a claim back before it is decided',
  refuses: ['claim_already_decided'],
  params: oneClaim,
  data: changed,
})

export const claimObjection = z.strictObject({ words: words.min(1, 'error.claim_words_required') })

export const objectToClaim = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/claim/:id/objection',
  allow: 'signed_in',
  largestBody_KiB: 16,
  idempotency: 'required',
  summary: 'Object once to a refusal or a lower amount; somebody else looks at it again',
  refuses: ['claim_open', 'objection_not_possible'],
  params: oneClaim,
  body: claimObjection,
  data: changed,
})

export const agreeToClaim = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/claim/:id/agreement',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'Take the lower amount now instead of waiting for the time to object to pass',
  refuses: ['claim_already_settled'],
  params: oneClaim,
  data: changed,
})
