import type { Keys } from '../../platform/keys.ts'
import { createHmac } from 'node:crypto'
import { parties, type Party } from '#contract/orders/shipments.ts'
import { isSameSecret } from '../../platform/secrets.ts'
import { receiverKey } from '../door-codes/code.ts'

/** 128 bits for the link with which one side of a shipment moves its appointment. */
export function visitKey(keys: Keys, order_id: string, party: Party) {
  return createHmac('sha256', keys.kept('links of visits'))
    .update(`${order_id} ${party}`)
    .digest('base64url')
    .slice(0, 22)
}

/** Whose link it is; nobody's when it was guessed. Whoever may open the door with a link may also say when. */
export function holderOf(keys: Keys, order_id: string, given: string) {
  if (isSameSecret(given, receiverKey(keys, order_id))) return 'receiver'
  return parties.find((party) => isSameSecret(given, visitKey(keys, order_id, party)))
}
