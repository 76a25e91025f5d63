import type { Keys } from '../../platform/keys.ts'
import { createHmac } from 'node:crypto'

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
