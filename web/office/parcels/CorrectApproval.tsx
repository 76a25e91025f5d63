import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import {
  correctApproval,
  correctionReason,
  previewCorrection,
  type CorrectionPreview,
  payMissing_days,
} from '#contract/money/corrections.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { paymentDeadline_h, rejectCodes } from '#contract/money/payments.ts'
import { sentence, useFormTexts } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { ConfirmedForm } from '../ConfirmedForm.tsx'
import { RejectReasonFields } from '../payments/RejectReasonFields.tsx'
import { ErrorWord } from './ErrorWord.tsx'

interface Props {
  number: string
  onDone: () => void
}

/** Money that never came although it was approved. What will happen is said before the press. */
export function CorrectApproval({ number, onDone }: Props) {
  const { t } = useTranslation()
  const { data, refetch } = useAnswer(previewCorrection, { params: { number } })
  if (!data || data.obstacle === 'payment_not_approved') return null
  return (
    <Collapsible title={t('office_parcels.correction.heading')}>
      {data.obstacle === null ? (
        <Correcting
          number={number}
          preview={data}
          onDone={() => {
            void refetch()
            onDone()
          }}
        />
      ) : (
        <Alert tone="warning">
          <ErrorWord word={data.obstacle} />
        </Alert>
      )}
    </Collapsible>
  )
}

type Values = z.input<typeof correctionReason>

function Correcting({ number, preview, onDone }: Props & { preview: CorrectionPreview }) {
  const { t } = useTranslation()
  const sending = useCorrecting(number, preview, onDone)
  const { field } = useFormTexts(sending.form)
  return (
    <ConfirmedForm
      {...sending}
      question={t('office_parcels.correction.question', { amount: formatRinggit(preview.amount) })}
      confirm={t('office_parcels.correction.confirm')}
    >
      <Effects preview={preview} />
      <RejectReasonFields codes={rejectCodes} code={field('reject_code')} words={field('reject_reason')} />
    </ConfirmedForm>
  )
}

function Effects({ preview }: { preview: CorrectionPreview }) {
  const { t } = useTranslation()
  const { way, amount, changes_amount, waiting_parcels, void_vouchers, used_vouchers } = preview
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{t('office_parcels.correction.text')}</p>
      <p className="font-semibold">
        {t(`office_parcels.correction.${way}`, {
          amount: formatRinggit(amount),
          hours: paymentDeadline_h,
          days: payMissing_days,
        })}
      </p>
      {changes_amount && <p>{t('office_parcels.correction.changes_amount')}</p>}
      {waiting_parcels > 0 && <p>{t('office_parcels.correction.waiting', { count: waiting_parcels })}</p>}
      {void_vouchers > 0 && <p>{t('office_parcels.correction.voids', { count: void_vouchers })}</p>}
      {used_vouchers > 0 && <p>{t('office_parcels.correction.used', { count: used_vouchers })}</p>}
      <p>{t('office_parcels.correction.told')}</p>
    </div>
  )
}

function useCorrecting(number: string, { way, amount }: CorrectionPreview, onDone: () => void) {
  const { t } = useTranslation()
  const text = useText()
  const form = useForm<Values>({
    resolver: zodResolver(correctionReason),
    defaultValues: { reject_reason: '' },
  })
  const correct = useCall(correctApproval)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(values: Values) {
    const input = { params: { number }, body: { ...values, way, amount } }
    const answer = await correct.mutateAsync({ input, key: keyFor(input) })
    if (!answer || !isSuccess(answer)) {
      setProblem(sentence(text, answer))
      if (answer) onDone()
      return
    }
    toast.success(t('office_parcels.correction.done'))
    onDone()
  }
  return { form, problem, isSending: correct.isPending, send }
}
