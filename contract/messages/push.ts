import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

const inBase64Url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), 'error.invalid_choice')

/** Those of the browsers there are. Nobody else is called: an address of one's own could keep us, and all who wait, hanging. */
const pushService =
  /^https:\/\/(?:fcm\.googleapis\.com|(?:[\w-]+\.)*(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))(?::\d+)?\/[^\s#]+$/

const subscription = z.strictObject({
  endpoint: z.string().max(1000, 'error.too_long').regex(pushService, 'error.invalid_choice'),
  /** The browser's public key, a point of P-256, and its secret, as it gives them. */
  p256dh: inBase64Url(87),
  auth: inBase64Url(22),
})
export type PushSubscriptionKeys = z.output<typeof subscription>

export const readPush = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/profile/push',
  allow: 'signed_in',
  summary: 'Whether this sign-in is told by notifications, and the key a browser asks for',
  data: z.object({ is_on: z.boolean(), public_key: z.string() }),
})

export const turnPushOn = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/profile/push',
  allow: 'signed_in',
  summary:
    'Notifications to this browser, until it signs out; the mails that are not wanted are not sent here either',
  body: subscription,
})

export const turnPushOff = endpoint({
  areas: ['user'],
  method: 'DELETE',
  path: '/profile/push',
  allow: 'signed_in',
  summary: 'No more notifications to this browser',
})

/** What the worker in the browser shows. */
export interface Notice {
  title: string
  body: string
  /** Where a touch leads to, below our own address. */
  path: string
  /** News about the same order replaces older news. */
  tag: string
  lang: string
}
