import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  correctApproval,
  correctionReason,
  previewCorrection,
  type CorrectionPreview,
  payMissing_days,
} from '#contract/money/corrections.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { paymentDeadline_h, rejectCodes } from '#contract/money/payments.ts'
import { useFormTexts } from '../../platform/form.ts'
import { ConfirmedForm } from '../ConfirmedForm.tsx'
import { Previewed, usePreview, usePreviewedAct } from './Previewed.tsx'
import { RejectReasonFields } from '../payments/RejectReasonFields.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  number: string
  onDone: () => void
}

/** Money that never came although it was approved. What will happen is said before the press. */
export function CorrectApproval({ number, onDone }: Props) {
  const { t } = useWords()
  const { data, tried } = usePreview(previewCorrection, { params: { number } }, onDone)
  if (!data || data.obstacle === 'payment_not_approved') return null
  return (
    <Previewed title={t('office_parcels.correction.heading')} obstacle={data.obstacle}>
      <Correcting number={number} preview={data} onDone={tried} />
    </Previewed>
  )
}

type Values = z.input<typeof correctionReason>

function Correcting({ number, preview, onDone }: Props & { preview: CorrectionPreview }) {
  const { t } = useWords()
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
  const { t } = useWords()
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
  const { t } = useWords()
  const form = useForm<Values>({
    resolver: zodResolver(correctionReason),
    defaultValues: { reject_reason: '' },
  })
  const { act, problem, isSending } = usePreviewedAct(correctApproval, onDone)
  const send = (values: Values) =>
    act({ params: { number }, body: { ...values, way, amount } }, t('office_parcels.correction.done'))
  return { form, problem, isSending, send }
}
