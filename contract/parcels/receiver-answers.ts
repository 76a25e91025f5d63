import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { timestamp } from '../platform/paging.ts'
import type { EventCode } from './parcel-steps.ts'

/** So long after it went out somebody may say that nobody came. */
export const longOut_h = 10

/** They agree on another day and are no attempt: whoever was not met may still say so. */
export const agreements = ['pickup_scheduled', 'day_chosen'] as const satisfies readonly EventCode[]

/** So long the office keeps where whoever said so can be reached. */
export const keptContact_days = 90

/** An email address or a number; '' for whoever wants no answer. */
const contact = z
  .string()
  .trim()
  .max(254, 'error.too_long')
  .regex(/^$|@|^\+?[\d\s().-]{8,25}$/, 'error.contact_invalid')

export const sayNobodyCame = endpoint({
  areas: ['public', 'user'],
  method: 'POST',
  path: '/tracking/:number/nobody-came',
  allow: 'anyone',
  mayAskProof: true,
  idempotency: 'required',
  summary: 'Whoever waits says that nobody came: once for each attempt',
  refuses: ['nothing_to_answer'],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  body: z.strictObject({
    words: z.string().trim().max(200, 'error.too_long'),
    contact: contact.nullable().optional(),
    /** Of whoever came by a private link. */
    visit_key: z.string().max(60).nullable().optional(),
  }),
  /** Where the office answers, as it was understood; null where nobody can be reached. */
  data: z.object({ said_at: timestamp, contact: z.string().nullable().optional() }),
})

export const showReport = endpoint({
  areas: ['public', 'user'],
  method: 'POST',
  path: '/tracking/:number/report',
  allow: 'anyone',
  mayAskProof: true,
  summary:
    'Whether a report that nobody came was answered, and for whoever made it, in which words; creates nothing',
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  body: z.strictObject({
    /** Of whoever came by a private link. */
    visit_key: z.string().max(60).nullable(),
  }),
  data: z.object({
    report: z
      .object({
        said_at: timestamp,
        /** Null while the office looks into it. */
        answered_at: timestamp.nullable(),
        /** What the office wrote, for whoever reported by a private link or as whoever ordered; null for everybody else. */
        answer: z.string().nullable(),
      })
      .nullable(),
  }),
})
