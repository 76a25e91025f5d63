import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { paymentStatus } from '../money/payments.ts'
import { money } from '../prices/money.ts'
import { officeRoles } from '../platform/roles.ts'

interface FeeRule {
  /** The order that asks for it: the surcharge of a change is part of the order's price and is refunded with it. */
  type: 'fee' | 'difference'
  /** The parcel goes back to its sender once it is paid or waived. */
  holdsReturn: boolean
  /** A sentence says why it is asked for, until it is paid. */
  isExplained: boolean
}

/**
 * The one table of what is asked for an order after it was placed, each by an order of its own. The compiler asks for
 * its line in the three languages, and for the sentence on the order's page.
 */
export const feeRules = {
  return: { type: 'fee', holdsReturn: true, isExplained: true },
  address_change: { type: 'fee', holdsReturn: false, isExplained: false },
  storage: { type: 'fee', holdsReturn: false, isExplained: true },
  change: { type: 'difference', holdsReturn: false, isExplained: false },
} as const satisfies Record<string, FeeRule>
export type FeeKind = keyof typeof feeRules

type Explained<Kind extends FeeKind> = Kind extends FeeKind
  ? (typeof feeRules)[Kind]['isExplained'] extends true
    ? Kind
    : never
  : never

const feeKinds = /* @__PURE__ */ Object.keys(feeRules).filter(isFeeKind)
export const feesHoldingReturn = /* @__PURE__ */ feeKinds.filter((kind) => feeRules[kind].holdsReturn)

function isFeeKind(name: string): name is FeeKind {
  return Object.hasOwn(feeRules, name)
}

export function isExplained(kind: FeeKind): kind is Explained<FeeKind> {
  return feeRules[kind].isExplained
}

/** So long somebody has to pay a fee; afterwards the office asks again. */
export const payFee_days = 30

export const shownFee = z.object({
  id: z.string(),
  tracking_number: z.string(),
  kind: z.enum(feeKinds),
  amount: money,
  status: paymentStatus,
  /** The office does without it. */
  is_waived: z.boolean(),
})
export type ShownFee = z.input<typeof shownFee>

export const feeWaiver = z.strictObject({
  words: z.string().trim().min(1, 'error.reason_required').max(300, 'error.too_long'),
})

const order = z.strictObject({ number: z.string().min(1).max(60) })

export const waiveFee = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/waiver',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Do without a fee that is not paid, with a reason; `number` is that of the fee',
  refuses: ['decide_payment_first', 'fee_settled', 'own_order'],
  params: order,
  body: feeWaiver,
  data: z.object({ amount: money }),
})
