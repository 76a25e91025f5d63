import { useState } from 'react'
import { useNavigate } from '../../platform/navigate.ts'
import { orderBulkFile } from '#contract/orders/bulk.ts'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import { sendTable } from '../../platform/files.ts'
import type { PaymentPicked } from '../../parts/payment/payment-rules.ts'
import { answers } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'

/** Orders what the file holds at the price that was shown; another price is asked about. */
export function useBulkOrder(file: File) {
  const navigate = useNavigate()
  const keyFor = useKeyFor()
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<Failure | 'no_connection'>()
  const [changed, setChanged] = useState<{ old: number; total: number; parcels: number }>()

  async function place({ payment_type, payment_account }: PaymentPicked, total: number) {
    if (payment_type === '') return
    setPending(true)
    setTrouble(undefined)
    setChanged(undefined)
    const query = {
      total: total.toFixed(2),
      payment_type_id: payment_type,
      payment_account_id: payment_account,
    }
    const key = keyFor({ query, file: [file.name, file.size, file.lastModified] })
    const answer = await sendTable(orderBulkFile, query, file, { key, onProgress: () => undefined })
    setPending(false)
    if (answer && isSuccess(answer)) {
      await answers.invalidateQueries({ queryKey: [listTransactions.path] })
      return navigate(`/shipment-success?id=${answer.data.TransactionID}`)
    }
    const { total: now, parcels } = answer?.details ?? {}
    const isOther = answer?.code_message === 'price_changed'
    if (isOther && typeof now === 'number' && typeof parcels === 'number' && parcels > 0)
      setChanged({ old: total, total: now, parcels })
    else setTrouble(answer ?? 'no_connection')
  }

  return { pending, trouble, changed, place, decline: () => setChanged(undefined) }
}
