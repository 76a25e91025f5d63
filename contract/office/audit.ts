import { z } from 'zod'
import { calendarDate } from '../platform/calendar-date.ts'
import { officeRoles, roles } from '../platform/roles.ts'
import { endpoint } from '../platform/endpoint.ts'
import { eventName } from '../platform/event-name.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'

const day = calendarDate('error.date_invalid')

/** What the log is asked for; all that is given must fit. Days are those of Kuala Lumpur. */
const auditFilter = z.strictObject({
  /** A part of the name or e-mail address of whoever did it, or of whom it was done to. */
  person: z.string().trim().min(3, 'error.search_short').max(120, 'error.too_long').optional(),
  person_id: z.uuid().optional(),
  name: eventName.optional(),
  number: z.string().trim().max(60, 'error.too_long').optional(),
  from: day.optional(),
  to: day.optional(),
})
export type AuditFilter = z.output<typeof auditFilter>

const change = z.object({
  /** One of `auditFields`. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type Change = z.infer<typeof change>

const act = z.object({
  id: z.string(),
  name: z.string(),
  at: timestamp,
  actor_id: z.string().nullable(),
  /** Null when the service did it, or the account is gone. */
  actor_name: z.string().nullable(),
  actor_role: z.enum(roles).nullable(),
  tracking_number: z.string().nullable(),
  subject_id: z.string().nullable(),
  /** When it was done to a person. */
  subject_name: z.string().nullable(),
  subject_role: z.enum(roles).nullable(),
  from_role: z.enum(roles).nullable(),
  to_role: z.enum(roles).nullable(),
  /** What was said with it: old and new values; people and places by their names. */
  changes: z.array(change),
})
export type Act = z.input<typeof act>

export const listAudit = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/audit',
  allow: officeRoles,
  summary: 'Who did what, the newest first',
  query: z.strictObject({ ...pageQuery.shape, ...auditFilter.shape }),
  data: z.object({ act_data: z.array(act), next_cursor: nextCursor }),
})

export const exportAudit = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/audit/export',
  allow: officeRoles,
  gives: 'csv',
  summary: 'The same as a CSV file; the export itself is recorded',
  query: auditFilter,
})
