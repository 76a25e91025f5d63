import { useState } from 'react'
import { useNavigate } from '../../platform/navigate.ts'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { readMasterData, type Box } from '#contract/site/master-data.ts'
import { listLocations } from '#contract/places/locations.ts'
import { purchaseBoxes, type PurchaseOrder } from '#contract/orders/purchases.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import { useAfterDraft, type DraftEnding } from '../../parts/draft/use-draft.ts'
import { answers, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'

interface NewPrice {
  old: Box
  body: PurchaseOrder
  price: number
  total: number
}

/** Places the order; a changed price is asked about, any other failure is shown. */
export function useOrder(ending?: DraftEnding) {
  const navigate = useNavigate()
  const order = useCall(purchaseBoxes, { refreshes: [listTransactions] })
  const keyFor = useKeyFor()
  const { isPending, after } = useAfterDraft(ending)
  const [failure, setFailure] = useState<Failure | 'no_connection'>()
  const [newPrice, setNewPrice] = useState<NewPrice>()

  async function place(body: PurchaseOrder, box: Box) {
    setFailure(undefined)
    setNewPrice(undefined)
    const answer = await after(() => order.mutateAsync({ input: { body }, key: keyFor(body) }))
    if (answer && isSuccess(answer)) {
      ending?.close()
      await navigate(`/shipment-success?id=${answer.data.TransactionID}`, { replace: true })
    } else if (answer?.code_message === 'price_changed') {
      const { price, total } = answer.details ?? {}
      if (typeof price === 'number' && typeof total === 'number')
        setNewPrice({ old: box, body, price, total })
      await answers.invalidateQueries({ queryKey: [readMasterData.path] })
    } else {
      setFailure(answer ?? 'no_connection')
      // A counter that has closed meanwhile leaves the choices, and its field asks again.
      if (answer?.errors?.some(({ path }) => path === 'counter_id'))
        await answers.invalidateQueries({ queryKey: [listLocations.path] })
    }
    return answer && !isSuccess(answer) ? answer : undefined
  }

  return {
    pending: isPending,
    failure,
    newPrice,
    place,
    accept: () => {
      if (!newPrice) return
      const { body, price, old } = newPrice
      void place({ ...body, box_detail: { ...body.box_detail, price } }, old)
    },
    decline: () => setNewPrice(undefined),
  }
}
