import { useState } from 'react'
import { replacePayment } from '#contract/orders/order-changes.ts'
import { readTransaction, type Transaction } from '#contract/orders/transactions.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { PaymentChoice } from '../../parts/payment/PaymentChoice.tsx'
import type { PaymentPicked } from '../../parts/payment/payment-rules.ts'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  transaction: Transaction
  onChanged: () => void
}

/** Whoever chose the way to pay wrongly chooses another, as long as nothing is paid. */
export function OtherWay({ transaction: { id, payment_type_id }, onChanged }: Props) {
  const { t } = useWords()
  const masterData = useMasterData()
  const [picked, setPicked] = useState<PaymentPicked>({ payment_type: payment_type_id, payment_account: '' })
  const { send, problem, isPending } = useReplacement(id, onChanged)
  if (!masterData.data) return <NotYet answer={masterData} className="h-40 w-full" />
  return (
    <div className="border-line grid gap-4 border-t pt-4">
      <p className="text-muted max-w-prose">{t('shipment_success.other_way.text')}</p>
      <PaymentChoice masterData={masterData.data} value={picked} onChange={setPicked} error={problem} />
      <Button className="justify-self-start" pending={isPending} onClick={() => void send(picked)}>
        {t('shipment_success.other_way.save')}
      </Button>
    </div>
  )
}

function useReplacement(id: string, onChanged: () => void) {
  const { t } = useWords()
  const text = useText()
  const keyFor = useKeyFor()
  const replace = useCall(replacePayment, { refreshes: [readTransaction] })
  const [problem, setProblem] = useState<string>()
  const send = async ({ payment_type, payment_account }: PaymentPicked) => {
    if (payment_type === '' || payment_account === '')
      return setProblem(text('error.payment_account_required'))
    setProblem(undefined)
    const input = {
      params: { id },
      body: { payment_type_id: payment_type, payment_account_id: payment_account },
    }
    const answer = await replace.mutateAsync({ input, key: keyFor(input) })
    if (answer && isSuccess(answer)) {
      toast.success(t('shipment_success.other_way.done'))
      onChanged()
    } else setProblem(answer?.errors?.[0] ? text(answer.errors[0].message) : sentence(text, answer))
  }
  return { send, problem, isPending: replace.isPending }
}
