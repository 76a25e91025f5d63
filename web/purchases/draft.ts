import { useCallback, useState } from 'react'
import { storedUser } from '../stored-user.ts'
import type { PaymentPicked } from '../ui/payment/payment-rules.ts'
import { emptyReceiver, type ReceiverDetail } from './purchase-form.ts'

/** The parts of the wizard by the names of the specification. */
export interface Draft {
  step: number
  receiver_detail: ReceiverDetail
  overview_detail: Record<string, never>
  payment_detail: PaymentPicked
}

const key = 'purchase-draft'

const empty: Draft = {
  step: 0,
  receiver_detail: emptyReceiver,
  overview_detail: {},
  payment_detail: { payment_type: '', payment_account: '' },
}

/** What was entered so far stays on this device, for this person, until the order is placed. */
export function useDraft(size?: string) {
  const [draft, setDraft] = useState(() => withSize(readDraft(), size))
  const keep = useCallback((change: Partial<Draft>) => {
    setDraft((known) => store({ ...known, ...change }))
  }, [])
  return { draft, keep }
}

/** A size chosen on another page counts; everything else stays as it was entered. */
function withSize(draft: Draft, size: string | undefined): Draft {
  if (size === undefined || size === draft.receiver_detail.size) return draft
  return store({ ...draft, step: 0, receiver_detail: { ...draft.receiver_detail, size } })
}

function store(draft: Draft) {
  localStorage.setItem(key, JSON.stringify({ user_id: storedUser()?.id, draft }))
  return draft
}

export function forgetDraft() {
  localStorage.removeItem(key)
}

function readDraft(): Draft {
  try {
    const { user_id, draft }: { user_id?: string; draft?: Draft } = JSON.parse(
      localStorage.getItem(key) ?? '{}',
    )
    if (!draft || user_id !== storedUser()?.id) return empty
    const receiver_detail = { ...emptyReceiver, ...draft.receiver_detail }
    return {
      ...empty,
      ...draft,
      receiver_detail: { ...receiver_detail, quantity: receiver_detail.quantity ?? 1 },
    }
  } catch {
    return empty
  }
}
