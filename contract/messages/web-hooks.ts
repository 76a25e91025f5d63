import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'

export const hookEvents = [
  'order.placed',
  'order.cancelled',
  'payment.approved',
  'payment.rejected',
  'payment.expired',
  'parcel.moved',
] as const
export type HookEvent = (typeof hookEvents)[number]

export const mostHooks = 10
export const signatureHeader = 'seberang-signature'
/** Waits between tries; after the last, a day later, the message is given up. */
export const hookWaits_s = [60, 300, 900, 3600, 10_800, 21_600, 43_200] as const
/** After so long without any success a hook is switched off. */
export const failingFor_days = 3
export const hookPatience_s = 10
export const deliveriesKept_days = 30

const address = z
  .string()
  .trim()
  .min(1, 'error.hook_address_required')
  .max(2000, 'error.too_long')
  .regex(/^https:\/\/[^\s/?#@]+([/?#]\S*)?$/i, 'error.hook_address_invalid')

const webHook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(hookEvents)),
  created_at: timestamp,
  failing_since: timestamp.nullable(),
  disabled_at: timestamp.nullable(),
})
export type WebHook = z.input<typeof webHook>

export const listWebHooks = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/web-hook',
  allow: 'signed_in',
  summary: 'The addresses that are told what happens to my orders, newest first',
  query: pageQuery,
  data: z.object({ web_hook_data: z.array(webHook), next_cursor: nextCursor }),
})

export const newWebHook = z.strictObject({
  url: address,
  events: z
    .array(z.enum(hookEvents))
    .min(1, 'error.hook_events_required')
    .max(hookEvents.length, 'error.too_long')
    .refine((events) => new Set(events).size === events.length, 'error.invalid'),
})

export const createWebHook = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/web-hook',
  allow: 'signed_in',
  summary: 'Add an address; the secret that signs its messages is shown this once',
  refuses: ['too_many_hooks'],
  body: newWebHook,
  data: z.object({ web_hook: webHook, secret: z.string() }),
})

const oneHook = z.strictObject({ id: z.uuid() })

export const removeWebHook = endpoint({
  areas: ['user'],
  method: 'DELETE',
  path: '/web-hook/:id',
  allow: 'signed_in',
  summary: 'Take an address away, with its log',
  params: oneHook,
})

export const enableWebHook = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/web-hook/:id/activation',
  allow: 'signed_in',
  summary: 'Switch an address on again; what waits is sent',
  params: oneHook,
  data: z.object({ web_hook: webHook }),
})

export const pingWebHook = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/web-hook/:id/ping',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'Send a message that says nothing, to try the address',
  params: oneHook,
})

const delivery = z.object({
  id: z.string(),
  event_id: z.string(),
  event: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  created_at: timestamp,
  next_at: timestamp.nullable(),
  last_at: timestamp.nullable(),
  last_status: z.int().nullable(),
  last_ms: z.int().nullable(),
  /** The beginning of the answer, or why there was none. */
  last_answer: z.string().nullable(),
  payload: z.record(z.string(), z.unknown()),
})
export type HookDelivery = z.input<typeof delivery>

export const listDeliveries = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/web-hook/:id/delivery',
  allow: 'signed_in',
  summary: 'What was sent to an address in the last 30 days, newest first',
  params: oneHook,
  query: pageQuery,
  data: z.object({ delivery_data: z.array(delivery), next_cursor: nextCursor }),
})

export const repeatDelivery = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/web-hook/delivery/:id/repetition',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'Send a message once more, with the same event id',
  refuses: ['delivery_waits'],
  params: oneHook,
})
