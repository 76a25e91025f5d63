import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  previewReturn,
  returnReason,
  returnReasons,
  returnToSender,
  type ReturnPreview,
} from '#contract/orders/returns.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useFormTexts } from '../../platform/form.ts'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { ConfirmedForm } from '../ConfirmedForm.tsx'
import { Previewed, usePreview, usePreviewedAct } from './Previewed.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  number: string
  onDone: () => void
}

/** From the hand-over on this is the way back, with what it gives back and costs. */
export function SendBack({ number, onDone }: Props) {
  const { t } = useWords()
  const { data, tried } = usePreview(previewReturn, { params: { number } }, onDone)
  if (!data || data.obstacle === 'parcel_with_sender' || data.obstacle === 'order_over') return null
  return (
    <Previewed title={t('office_parcels.send_back.heading')} obstacle={data.obstacle}>
      <Sending number={number} preview={data} onDone={tried} />
    </Previewed>
  )
}

function Sending({ number, preview, onDone }: Props & { preview: ReturnPreview }) {
  const { t } = useWords()
  const sending = useSending(number, preview, onDone)
  const { field } = useFormTexts(sending.form)
  return (
    <ConfirmedForm
      {...sending}
      question={t('office_parcels.send_back.question')}
      confirm={t('office_parcels.send_back.confirm')}
    >
      <Effects preview={preview} />
      <SelectField label={t('office_parcels.send_back.reason')} {...field('reason')}>
        <option value="">{t('office_parcels.next.choose')}</option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`office_parcels.send_back.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('office_parcels.send_back.words')}
        maxLength={300}
        autoComplete="off"
        {...field('words')}
      />
    </ConfirmedForm>
  )
}

function Effects({ preview: { refund, fee, storage } }: { preview: ReturnPreview }) {
  const { t } = useWords()
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{t('office_parcels.send_back.text')}</p>
      <p className="font-semibold">
        {refund > 0
          ? t('office_parcels.send_back.refund', { amount: formatRinggit(refund) })
          : t('office_parcels.send_back.no_refund')}
      </p>
      <p>
        {fee > 0
          ? t('office_parcels.send_back.fee', { amount: formatRinggit(fee) })
          : t('office_parcels.send_back.no_fee')}
      </p>
      {storage > 0 && <p>{t('office_parcels.send_back.storage', { amount: formatRinggit(storage) })}</p>}
    </div>
  )
}

function useSending(number: string, { refund, fee }: ReturnPreview, onDone: () => void) {
  const { t } = useWords()
  const form = useForm<z.input<typeof returnReason>>({
    resolver: zodResolver(returnReason),
    defaultValues: { words: '' },
  })
  const { act, problem, isSending } = usePreviewedAct(returnToSender, onDone)
  const send = (values: z.input<typeof returnReason>) =>
    act({ params: { number }, body: { ...values, refund, fee } }, t('office_parcels.send_back.done'))
  return { form, problem, isSending, send }
}
