import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import {
  cancelByOffice,
  cancellationReason,
  cancellationReasons,
  previewCancellation,
  type CancellationPreview,
} from '#contract/orders/cancellations.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { sentence, useFormTexts } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { ConfirmedForm } from '../ConfirmedForm.tsx'
import { ErrorWord } from './ErrorWord.tsx'

interface Props {
  number: string
  onDone: () => void
}

/** Says before the press what comes back. Where the order cannot be cancelled any more there is nothing to press. */
export function CancelForm({ number, onDone }: Props) {
  const { t } = useTranslation()
  const { data, refetch } = useAnswer(previewCancellation, { params: { number } })
  if (!data || data.obstacle === 'order_over' || data.obstacle === 'parcel_in_hand') return null
  return (
    <Collapsible title={t('office_parcels.cancel.heading')}>
      {data.obstacle === null ? (
        <Cancelling
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

type Values = z.input<typeof cancellationReason>

function Cancelling({ number, preview, onDone }: Props & { preview: CancellationPreview }) {
  const { t } = useTranslation()
  const sending = useCancelling(number, preview.refund, onDone)
  const { field } = useFormTexts(sending.form)
  return (
    <ConfirmedForm
      {...sending}
      question={t('office_parcels.cancel.question', { amount: formatRinggit(preview.refund) })}
      confirm={t('office_parcels.cancel.confirm')}
    >
      <Effects preview={preview} />
      <SelectField label={t('office_parcels.cancel.reason')} {...field('reason')}>
        <option value="">{t('office_parcels.next.choose')}</option>
        {cancellationReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`office_parcels.cancel.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('office_parcels.cancel.words')}
        maxLength={300}
        autoComplete="off"
        {...field('words')}
      />
    </ConfirmedForm>
  )
}

function Effects({
  preview: { was_paid, refund, freed_serial, void_vouchers },
}: {
  preview: CancellationPreview
}) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{t('office_parcels.cancel.text')}</p>
      <p className="font-semibold">
        {was_paid
          ? t('office_parcels.cancel.refund', { amount: formatRinggit(refund) })
          : t('office_parcels.cancel.nothing_paid')}
      </p>
      {freed_serial && <p>{t('office_parcels.cancel.frees', { serial: freed_serial })}</p>}
      {void_vouchers > 0 && <p>{t('office_parcels.cancel.voids', { count: void_vouchers })}</p>}
      <p>{t('office_parcels.cancel.told')}</p>
    </div>
  )
}

function useCancelling(number: string, refund: number, onDone: () => void) {
  const { t } = useTranslation()
  const text = useText()
  const form = useForm<Values>({
    resolver: zodResolver(cancellationReason),
    defaultValues: { words: '' },
  })
  const cancel = useCall(cancelByOffice)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(values: Values) {
    const input = { params: { number }, body: { ...values, refund } }
    const answer = await cancel.mutateAsync({ input, key: keyFor(input) })
    if (!answer || !isSuccess(answer)) {
      setProblem(sentence(text, answer))
      if (answer) onDone()
      return
    }
    toast.success(t('office_parcels.cancel.done'))
    onDone()
  }
  return { form, problem, isSending: cancel.isPending, send }
}
