import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import {
  refundWithdrawal,
  withdrawalCodes,
  withdrawRefund,
  type OfficeRefund,
} from '#contract/money/refunds.ts'
import { useFormTexts } from '../../platform/form.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { ConfirmedForm } from '../ConfirmedForm.tsx'
import { RejectReasonFields } from '../payments/RejectReasonFields.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  refund: OfficeRefund
  onDone: () => void
}

type Values = z.input<typeof refundWithdrawal>

/** The refund of a cancelled order whose money never came. */
export function WithdrawRefund({ refund, onDone }: Props) {
  const { t } = useWords()
  const sending = useWithdrawing(refund, onDone)
  const { field } = useFormTexts(sending.form)
  return (
    <Collapsible title={t('office_refunds.withdrawal.heading')}>
      <ConfirmedForm
        {...sending}
        question={t('office_refunds.withdrawal.question', { amount: formatRinggit(refund.amount) })}
        confirm={t('office_refunds.withdrawal.confirm')}
      >
        <p className="text-muted text-sm">{t('office_refunds.withdrawal.text')}</p>
        <RejectReasonFields
          codes={withdrawalCodes}
          code={field('reject_code')}
          words={field('reject_reason')}
        />
        <NeverCame {...field('never_came')} />
      </ConfirmedForm>
    </Collapsible>
  )
}

function NeverCame({ error, ...input }: ComponentProps<'input'> & { error?: string | undefined }) {
  const { t } = useWords()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3">
        <input type="checkbox" className="mt-0.5 size-6 shrink-0" aria-invalid={Boolean(error)} {...input} />
        <span>{t('office_refunds.withdrawal.never_came')}</span>
      </label>
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
    </div>
  )
}

function useWithdrawing({ id }: OfficeRefund, onDone: () => void) {
  const { t } = useWords()
  const text = useText()
  const form = useForm<Values>({
    resolver: zodResolver(refundWithdrawal),
    defaultValues: { reject_reason: '', never_came: false },
  })
  const withdraw = useCall(withdrawRefund)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(body: Values) {
    const input = { params: { id }, body }
    const answer = await withdraw.mutateAsync({ input, key: keyFor(input) })
    if (!answer || !isSuccess(answer)) return setProblem(sentence(text, answer))
    toast.success(t('office_refunds.withdrawal.done'))
    onDone()
  }
  return { form, problem, isSending: withdraw.isPending, send }
}
