import type { Keys } from '../../platform/keys.ts'
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { locales } from '#contract/platform/language.ts'
import type { Notice, PushSubscriptionKeys } from '#contract/messages/push.ts'
import type { DB } from '#database/schema.ts'
import { filledWords } from '../letters/compose.ts'
import type { Base } from '../letters/values.ts'
import { textAbout } from '../letters/order-letters.ts'
import { withEffectKey } from '../../platform/effects.ts'
import { fetchOutside, OutsideRefused } from '../../platform/outside-address.ts'
import { openText } from '../../platform/sealed-text.ts'
import { traced } from '../../platform/tracing.ts'
import type { Notification } from './consumer.ts'
import { encryptFor } from './encrypt.ts'
import { authorizationFor, senderKeys } from './keys.ts'
import { subscriptionSecrets } from './push.ts'

interface Parts extends Base {
  db: Kysely<DB>
  keys: Keys
  /** What tests put in the place of the world. */
  call?: typeof fetchOutside
}

// The browser need not be on; after a day it is no news any more.
const keptFor_s = 86_400
const mostOfBody = 300
const patience_ms = 5000
/** The browser has taken the permission back, or was asked with another key of ours. */
const gone = new Set([401, 403, 404, 410])

/** Tells one browser about one event, once however often the job comes. */
export function pushJob(parts: Parts) {
  const sender = senderKeys(parts.keys)
  return {
    name: 'push',
    at_a_time: 10,
    work: async (notification: Notification) => {
      const keys = await keysOf(parts, notification.endpoint_hash)
      const notice = keys && (await noticeOf(parts, notification))
      if (!notice) return
      const effect_key = `${notification.event_id}.${notification.endpoint_hash.slice(0, 22)}`
      await withEffectKey(parts.db, effect_key, () => send({ ...parts, sender }, notification, keys, notice))
    },
  }
}

async function keysOf({ db, keys }: Parts, endpoint_hash: string) {
  const { rows } = await sql<{ session_id: string; sealed: Buffer }>`
    select p.session_id, p.sealed from push_subscriptions p join sessions s on s.id = p.session_id
    where p.endpoint_hash = decode(${endpoint_hash}, 'hex') and s.expires_at > now()`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const browser: PushSubscriptionKeys = JSON.parse(
    openText(keys, subscriptionSecrets, row.session_id, row.sealed),
  )
  return browser
}

/** The subject and the first sentence of the mail, in the same language, under the same wishes. */
async function noticeOf(parts: Parts, notification: Notification): Promise<Notice | undefined> {
  const found = await textAbout(parts, notification)
  if (!found) return undefined
  const { words, values } = found.text
  const { subject, paragraphs } = filledWords(words, values)
  return {
    title: subject,
    body: (paragraphs[0] ?? '').slice(0, mostOfBody),
    path: values.link.slice(parts.public_url.length),
    tag: notification.order_id,
    lang: locales[found.recipient.language],
  }
}

async function send(
  { db, sender, call = fetchOutside }: Parts & { sender: ReturnType<typeof senderKeys> },
  { endpoint_hash, order_id }: Notification,
  keys: PushSubscriptionKeys,
  notice: Notice,
) {
  const headers = {
    authorization: authorizationFor(sender, keys.endpoint),
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(keptFor_s),
    urgency: 'normal',
    // What still waits there about the same order gives way to what is newer.
    topic: createHash('sha256').update(order_id).digest('base64url').slice(0, 32),
  }
  const body = encryptFor(keys, JSON.stringify(notice))
  const status = await traced(
    { name: 'push', kind: 'service' },
    () => call(keys.endpoint, { method: 'POST', timeout_ms: patience_ms, body, headers }),
    (reply) => ({ 'http.response.status_code': reply.status }),
  ).then((reply) => reply.status, statusOf)
  if (gone.has(status))
    await sql`delete from push_subscriptions where endpoint_hash = decode(${endpoint_hash}, 'hex')`.execute(
      db,
    )
  else if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`)
}

/** An address inside our own network never becomes a right one; what else went wrong is tried again. */
function statusOf(error: unknown) {
  if (error instanceof OutsideRefused && error.reason !== 'address_unknown') return 410
  throw error
}
