import { useState } from 'react'
import { useNavigate } from '../../platform/navigate.ts'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { createQuote } from '#contract/prices/quotes.ts'
import { orderShipment } from '#contract/orders/shipments.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import { listVouchers } from '#contract/money/vouchers.ts'
import { useAfterDraft, type DraftEnding } from '../../parts/draft/use-draft.ts'
import { answers, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { orderOf, type OrderDraft } from './shipment-form.ts'

export type Trouble = Failure | 'no_connection' | 'incomplete'

/** Places the order; a changed price is asked about, any other failure is shown. */
export function useOrder(ending: DraftEnding) {
  const navigate = useNavigate()
  const order = useCall(orderShipment, { refreshes: [listTransactions, listVouchers] })
  const keyFor = useKeyFor()
  const { isPending, after } = useAfterDraft(ending)
  const [trouble, setTrouble] = useState<Trouble>()
  const [newPrice, setNewPrice] = useState<{ draft: OrderDraft; old: number; total: number }>()

  async function place(draft: OrderDraft, total: number) {
    setTrouble(undefined)
    setNewPrice(undefined)
    const body = orderOf(draft, total)
    if (!body) return setTrouble('incomplete')
    const answer = await after(() => order.mutateAsync({ input: { body }, key: keyFor(body) }))
    if (answer && isSuccess(answer)) {
      ending.close()
      return navigate(`/shipment-success?id=${answer.data.TransactionID}`, { replace: true })
    }
    const changed = answer?.code_message === 'price_changed' ? answer.details?.['total'] : undefined
    if (typeof changed === 'number') setNewPrice({ draft, old: total, total: changed })
    else setTrouble(answer ?? 'no_connection')
    return answers.invalidateQueries({ queryKey: [createQuote.path] })
  }

  return {
    pending: isPending,
    trouble,
    newPrice,
    place,
    accept: () => newPrice && void place(newPrice.draft, newPrice.total),
    decline: () => setNewPrice(undefined),
  }
}
