import { createHash, ECDH } from 'node:crypto'
import { sql } from 'kysely'
import { readPush, turnPushOff, turnPushOn, type PushSubscriptionKeys } from '#contract/messages/push.ts'
import type { Caller } from '../../platform/caller.ts'
import { invalidField } from '../../platform/errors.ts'
import { sealText } from '../../platform/sealed-text.ts'
import type { App } from '../../platform/serve.ts'
import { senderKeys } from './keys.ts'

export const subscriptionSecrets = 'web push subscriptions'

export function pushRoutes(app: App) {
  const { public_key } = senderKeys(app.keys)
  app.serve(readPush, async ({ user: { session_id } }) => {
    const row = await app.db
      .selectFrom('push_subscriptions')
      .select('session_id')
      .where('session_id', '=', session_id)
      .limit(1)
      .executeTakeFirst()
    return { is_on: row !== undefined, public_key }
  })
  app.serve(turnPushOn, ({ user, body }) => turnOn(app, user, body))
  app.serve(turnPushOff, async ({ user: { session_id } }) => {
    await app.db.deleteFrom('push_subscriptions').where('session_id', '=', session_id).execute()
    return {}
  })
}

/** One browser for each session. */
async function turnOn({ db, keys }: App, { session_id }: Caller, browser: PushSubscriptionKeys) {
  if (!isPoint(browser.p256dh)) throw invalidField('p256dh', 'error.invalid_choice')
  const endpoint_hash = createHash('sha256').update(browser.endpoint).digest()
  const sealed = sealText(keys, subscriptionSecrets, session_id, JSON.stringify(browser))
  await sql`
    with gone as (delete from push_subscriptions where session_id = ${session_id}::uuid and endpoint_hash <> ${endpoint_hash})
    insert into push_subscriptions (endpoint_hash, session_id, sealed) values (${endpoint_hash}, ${session_id}::uuid, ${sealed})
    on conflict (endpoint_hash) do update set session_id = excluded.session_id, sealed = excluded.sealed`.execute(
    db,
  )
  return {}
}

function isPoint(p256dh: string) {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
