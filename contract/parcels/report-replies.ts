import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { officeRoles } from '../platform/roles.ts'
import { answerer } from './answerers.ts'
import { eventCode, macro } from './step-shapes.ts'

export const reportStates = ['waiting', 'answered'] as const

const answer = z.object({
  id: z.string(),
  tracking_number: z.string(),
  /** The attempt that was answered. */
  attempt: eventCode,
  attempt_at: timestamp,
  /** Who of the staff it was that made the attempt. */
  attempt_by: z.string().nullable(),
  words: z.string().nullable(),
  said_by: answerer,
  /** Where whoever said it can be reached. */
  contact: z.string().nullable().optional(),
  at: timestamp,
  /** How the parcel stands now. */
  code: eventCode,
  macro,
  /** When the office answered, who did, and what they wrote down; null while it waits. Not told by a server of the version before. */
  answered_at: timestamp.nullable().optional(),
  answered_by: z.string().nullable().optional(),
  answer: z.string().nullable().optional(),
})
export type ReceiverAnswer = z.input<typeof answer>

export const listReceiverAnswers = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/receiver-answer',
  allow: officeRoles,
  summary: 'What receivers said about failed attempts, newest first; what waits alone, oldest first',
  query: pageQuery.extend({ state: z.enum(reportStates).optional() }),
  data: z.object({ answer_data: z.array(answer), next_cursor: nextCursor }),
})

const report = z.strictObject({ id: z.uuid() })

export const reportReply = z.strictObject({ words: z.string().trim().max(500, 'error.too_long') })

export const answerReport = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/receiver-answer/:id/reply',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Whoever said so was answered: the report waits no more',
  refuses: ['report_answered'],
  params: report,
  body: reportReply,
  data: z.object({ answered_at: timestamp }),
})

export const reopenReport = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/receiver-answer/:id/reply/taken-back',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'The report waits again',
  refuses: ['report_not_answered'],
  params: report,
  /** The answer that was looked at: another one given since stays. */
  body: z.strictObject({ answered_at: timestamp }),
})
