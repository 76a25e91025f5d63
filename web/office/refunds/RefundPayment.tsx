import { zodResolver } from '@hookform/resolvers/zod'
import { useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isSuccess } from '#contract/platform/envelope.ts'
import { payRefund, refundPayment, type OfficeRefund } from '#contract/money/refunds.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

export interface ByTransfer {
  paid_at: string
  bank_reference: string
}

interface Props {
  refund: OfficeRefund
  /** What was typed for a payment that was undone. */
  reference: string
  /** When the server has counted it; nothing where somebody else had paid it. */
  onPaid: (sent?: ByTransfer) => void
}

const typed = refundPayment.pick({ bank_reference: true })

/** The reference of the bank is all there is to type; the next refund has the cursor already. */
export function RefundPayment({ refund, reference, onPaid }: Props) {
  const { t } = useWords()
  const form = useForm({ resolver: zodResolver(typed), defaultValues: { bank_reference: reference } })
  const { field, refuse } = useFormTexts(form)
  const pay = useCall(payRefund)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  const asked = useRef<HTMLFormElement>(null)
  // Before it is seen: a key that is pressed at once finds the cursor where it will stay.
  useLayoutEffect(() => {
    // Somebody still typing a search keeps the cursor, and the amount stays in sight.
    if (!document.activeElement?.closest('search'))
      asked.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])

  async function send({ bank_reference }: z.output<typeof typed>) {
    const body = { bank_reference, account_changed_at: refund.account_changed_at ?? '' }
    const key = keyFor([refund.id, body])
    const answer = await pay.mutateAsync({ input: { params: { id: refund.id }, body }, key })
    if (answer && isSuccess(answer)) {
      toast.success(t('office_refunds.done'))
      onPaid({ paid_at: answer.data.paid_at, bank_reference })
    } else {
      setProblem(refuse(answer))
      if (answer?.code_message === 'refund_already_paid') onPaid()
    }
  }
  return (
    <form ref={asked} className="grid gap-4" noValidate onSubmit={form.handleSubmit(send)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField
        label={t('office_refunds.bank_reference')}
        hint={t('office_refunds.bank_reference_hint')}
        className="figures"
        autoComplete="off"
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        {...field('bank_reference')}
      />
      <SubmitButton pending={pay.isPending}>{t('office_refunds.pay')}</SubmitButton>
    </form>
  )
}
