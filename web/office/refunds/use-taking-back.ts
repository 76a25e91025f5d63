import { isSuccess } from '#contract/platform/envelope.ts'
import { listRefunds, takeBackPayment, type takeBackReasons } from '#contract/money/refunds.ts'
import { useTold } from '../../ui/use-told.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

/** The payment of a refund as it was seen. */
export interface Payment {
  id: string
  amount: number
  paid_at: string
}

/** Says what came of it, and whether the refund is due again. */
export function useTakingBack() {
  const { t } = useWords()
  const told = useTold()
  const keyFor = useKeyFor()
  const call = useCall(takeBackPayment, { refreshes: [listRefunds] })
  async function takeBack({ id, paid_at }: Payment, reason: (typeof takeBackReasons)[number]) {
    const input = { params: { id }, body: { reason, paid_at } }
    const answer = await call.mutateAsync({ input, key: keyFor(input) })
    told(t('office_refunds.back.done'))(answer)
    return answer !== undefined && isSuccess(answer)
  }
  return { takeBack, isPending: call.isPending }
}
