import { useState } from 'react'
import {
  changeCity,
  cityChange,
  priceCityChange,
  type CityPrice,
  type ReceiverPlace,
} from '#contract/orders/city-changes.ts'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'

export type CityChanging = ReturnType<typeof useCityChange>

interface Asked {
  receiver: ReceiverPlace
  price: CityPrice
}

/** Asks what another city costs, and changes it once that was seen. A refusal is shown beside its field. */
export function useCityChange(number: string, onDone: () => void) {
  const { t } = useWords()
  const keyFor = useKeyFor()
  const pricing = useCall(priceCityChange)
  const changing = useCall(changeCity)
  const refusals = useRefusals()
  const [asked, setAsked] = useState<Asked>()
  const fail = (answer: Failure | undefined) => {
    setAsked(undefined)
    refusals.show(answer)
  }
  async function ask(receiver: ReceiverPlace) {
    if (!refusals.fits(receiver)) return
    const answer = await pricing.mutateAsync({ input: { params: { number }, body: { receiver } } })
    if (answer && isSuccess(answer)) setAsked({ receiver, price: answer.data })
    else fail(answer)
  }
  async function confirm() {
    if (!asked) return
    const { fee, more, back } = asked.price
    const input = { params: { number }, body: { receiver: asked.receiver, fee, more, back } }
    const answer = await changing.mutateAsync({ input, key: keyFor(input) })
    if (!answer || !isSuccess(answer)) return fail(answer)
    setAsked(undefined)
    toast.success(t('office_parcels.city.done'))
    onDone()
  }
  return {
    ask,
    confirm,
    asked: asked?.price,
    drop: () => setAsked(undefined),
    errors: refusals.errors,
    problem: refusals.problem,
    forget: refusals.forget,
    isAsking: pricing.isPending,
    isChanging: changing.isPending,
  }
}

/** What is wrong with the place, by field, and the sentence for everything else. */
function useRefusals() {
  const text = useText()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const beside = (found: readonly { path: string; message: string }[]) =>
    setErrors(
      Object.fromEntries(found.map(({ path, message }) => [path.replace('receiver.', ''), text(message)])),
    )
  const forget = () => {
    setErrors({})
    setProblem(undefined)
  }
  function show(answer: Failure | undefined) {
    const found = answer?.errors ?? []
    beside(found)
    setProblem(found.length > 0 ? undefined : sentence(text, answer))
  }
  function fits(receiver: ReceiverPlace) {
    forget()
    const { error } = cityChange.safeParse({ receiver })
    beside((error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })))
    return error === undefined
  }
  return { errors, problem, forget, show, fits }
}
