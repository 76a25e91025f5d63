import { useEffect, useState } from 'react'
import {
  changeOrder,
  priceOrderChange,
  readOrderChange,
  type OrderChange,
  type OrderChangePrice,
} from '#contract/orders/order-changes.ts'
import { listTransactions, readTransaction } from '#contract/orders/transactions.ts'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useNavigate } from '../../platform/navigate.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { toast } from '../../ui/toast.ts'
import type { PackageForm } from './package-form.ts'
import { useWords } from '../../platform/words.ts'

export type OrderChanging = ReturnType<typeof useOrderChange>

interface Asked {
  body: OrderChange
  price: OrderChangePrice
}

/** Asks what a change costs, and makes it once that was seen. A refusal is shown beside its field. */
export function useOrderChange(
  id: string,
  form: PackageForm,
  refuse: (errors: Record<string, string>) => void,
) {
  const text = useText()
  const price = useCall(priceOrderChange)
  const making = useMaking(id)
  const [asked, setAsked] = useState<Asked>()
  const [problem, setProblem] = useState<string>()
  // What was refused is not true of what has been typed since.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => setProblem(undefined) }),
    [form],
  )
  const fail = (answer: Failure | undefined) => {
    setAsked(undefined)
    refuse(placeErrors(form, answer))
    setProblem((answer?.errors ?? []).length > 0 ? undefined : sentence(text, answer))
  }
  async function ask(body: OrderChange) {
    setProblem(undefined)
    const answer = await price.mutateAsync({ input: { params: { id }, body } })
    if (answer && isSuccess(answer)) setAsked({ body, price: answer.data })
    else fail(answer)
  }
  return {
    ask,
    confirm: () => asked && making.make(asked, fail),
    asked: asked?.price,
    drop: () => setAsked(undefined),
    problem,
    forget: () => setProblem(undefined),
    isAsking: price.isPending,
    isChanging: making.isPending,
  }
}

/** Leads on to what is to be paid, or back to the shipment. */
function useMaking(id: string) {
  const { t } = useWords()
  const navigate = useNavigate()
  const keyFor = useKeyFor()
  const change = useCall(changeOrder, { refreshes: [readTransaction, readOrderChange, listTransactions] })
  async function make({ body, price: { more, back } }: Asked, fail: (answer: Failure | undefined) => void) {
    const input = { params: { id }, body: { ...body, more, back } }
    const answer = await change.mutateAsync({ input, key: keyFor(input) })
    if (!answer || !isSuccess(answer)) return fail(answer)
    toast.success(t('order_change.done'))
    const { payable_id } = answer.data
    await navigate(payable_id ? `/shipment-success?id=${payable_id}` : `/shipment-detail?id=${id}`)
  }
  return { make, isPending: change.isPending }
}

/** Errors of the contents go to their form; the others come back by their paths. */
function placeErrors(form: PackageForm, answer: Failure | undefined) {
  const errors = answer?.errors ?? []
  for (const { path, message } of errors) {
    const [part, name] = path.split('.')
    if (part !== 'package') continue
    if (name === 'item_type' || name === 'items' || name === 'add_ons' || name === 'purpose')
      form.setError(name, { message })
  }
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}
