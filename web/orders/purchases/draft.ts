import type { PaymentPicked } from '../../parts/payment/payment-rules.ts'
import { emptyReceiver, type ReceiverEntry } from './purchase-form.ts'

/** The parts of the wizard by the names of the specification. */
export interface Draft {
  step: number
  receiver_detail: ReceiverEntry
  overview_detail: Record<string, never>
  payment_detail: PaymentPicked
}

export const emptyDraft: Draft = {
  step: 0,
  receiver_detail: emptyReceiver,
  overview_detail: {},
  payment_detail: { payment_type: '', payment_account: '' },
}

/** What was stored, on top of what every draft has. */
export function readDraft(stored: Record<string, unknown> | null): Draft {
  const known = asDraft(stored ?? {})
  const receiver_detail = { ...emptyReceiver, ...known.receiver_detail }
  return {
    ...emptyDraft,
    ...known,
    // What is no number yet comes back as null.
    receiver_detail: { ...receiver_detail, quantity: receiver_detail.quantity ?? undefined },
    payment_detail: { ...emptyDraft.payment_detail, ...known.payment_detail },
  }
}

function asDraft(stored: Partial<Draft>): Partial<Draft> {
  return stored
}

/** A size chosen on another page counts; everything else stays as it was entered. */
export function withSize(draft: Draft, size: string | undefined): Draft {
  if (size === undefined || size === draft.receiver_detail.size) return draft
  return { ...draft, step: 0, receiver_detail: { ...draft.receiver_detail, size } }
}
