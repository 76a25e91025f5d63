import { useState } from 'react'
import { payRefundInCash, type OfficeRefund } from '#contract/money/refunds.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  refund: OfficeRefund
  onPaid: () => void
}

/** What was paid in cash goes back over the counter; the customer gets a receipt. */
export function CashBack({ refund: { id, amount }, onPaid }: Props) {
  const { t } = useWords()
  const text = useText()
  const pay = useCall(payRefundInCash)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send() {
    const input = { params: { id } }
    const answer = await pay.mutateAsync({ input, key: keyFor(input) })
    if (answer && isSuccess(answer)) {
      toast.success(t('office_refunds.done'))
      return onPaid()
    }
    setProblem(sentence(text, answer))
    if (answer?.code_message === 'refund_already_paid') onPaid()
  }
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-lg">{t('office_refunds.cash.heading')}</h2>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <p>{t('office_refunds.cash.text')}</p>
      <ConfirmedButton
        label={t('office_refunds.cash.confirm')}
        question={t('office_refunds.cash.question', { amount: formatRinggit(amount) })}
        isPending={pay.isPending}
        act={send}
      />
    </section>
  )
}
