import { z } from 'zod'
import { partiesVisited, type OrderType } from '../site/order-types.ts'

/** Who says it: by a private link, signed in as whoever ordered it, or with nothing but the number. */
export const answerers = ['receiver', 'sender', 'owner', 'anybody'] as const
export type Answerer = (typeof answerers)[number]
/** Null of what was said before it was kept. Not told by a server of the version before. */
export const answerer = z.enum(answerers).nullable().optional()

/** Who is told what the office answers: whoever ordered holds the link of the sender, and of anybody else nobody knows who it was. */
const told = {
  receiver: 'receiver',
  sender: 'owner',
  owner: 'owner',
  anybody: null,
} as const satisfies Record<Answerer, 'receiver' | 'owner' | null>

/** Boxes are received by whoever ordered them. */
export function toldOf(said_by: Answerer, type: OrderType) {
  const hasSender = partiesVisited(type).includes('sender')
  return told[said_by] === 'receiver' && !hasSender ? 'owner' : told[said_by]
}

export function isTold(said_by: Answerer) {
  return told[said_by] !== null
}
