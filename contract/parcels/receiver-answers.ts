import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { eventCode, macro } from './step-shapes.ts'
import type { EventCode } from './parcel-steps.ts'
import { officeRoles } from '../platform/roles.ts'

/** So long after it went out somebody may say that nobody came. */
export const longOut_h = 10

/** They agree on another day and are no attempt: whoever was not met may still say so. */
export const agreements = ['pickup_scheduled', 'day_chosen'] as const satisfies readonly EventCode[]

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
  body: z.strictObject({ words: z.string().trim().max(200, 'error.too_long') }),
  data: z.object({ said_at: timestamp }),
})

const answer = z.object({
  id: z.string(),
  tracking_number: z.string(),
  /** The attempt that was answered. */
  attempt: eventCode,
  attempt_at: timestamp,
  /** Who of the staff it was that made the attempt. */
  attempt_by: z.string().nullable(),
  words: z.string().nullable(),
  at: timestamp,
  /** How the parcel stands now. */
  code: eventCode,
  macro,
})
export type ReceiverAnswer = z.input<typeof answer>

export const listReceiverAnswers = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/receiver-answer',
  allow: officeRoles,
  summary: 'What receivers said about failed attempts, newest first',
  query: pageQuery,
  data: z.object({ answer_data: z.array(answer), next_cursor: nextCursor }),
})
