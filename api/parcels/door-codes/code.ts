import type { Keys } from '../../platform/keys.ts'
import { createHmac } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'

/** Whether it is given only against a code, for rows s of shipments: its sender asked for that, and nothing has opened it. */
export function asksCode(order_id: RawBuilder<unknown>) {
  return sql<boolean>`coalesce(s.wants_door_code, false) and not exists (select from door_codes d
    where d.order_id = ${order_id} and num_nonnulls(d.used_at, d.released_at) > 0)`
}

/** Six digits that only the server can derive; no table holds them. */
export function doorCode(keys: Keys, nonce: string) {
  const digest = createHmac('sha256', keys.kept('codes of the door')).update(nonce).digest()
  return String(digest.readBigUInt64BE() % 1_000_000n).padStart(6, '0')
}

/** What was tried, so that the same try is known again without being readable. */
export function attemptOf(keys: Keys, nonce: string, code: string) {
  return createHmac('sha256', keys.kept('tries at the door')).update(`${nonce} ${code}`).digest()
}

/** 128 bits that go into the receiver's link. */
export function receiverKey(keys: Keys, order_id: string) {
  return createHmac('sha256', keys.kept('links of receivers'))
    .update(order_id)
    .digest('base64url')
    .slice(0, 22)
}
