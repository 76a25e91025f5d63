import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ComponentProps } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import {
  cancelBoxesByOffice,
  cancelByOffice,
  cancellationReason,
  cancellationReasons,
  previewCancellation,
  type CancellationPreview,
} from '#contract/orders/cancellations.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { BoxChoice } from '../../parts/parcel/BoxChoice.tsx'
import { ConfirmedForm } from '../ConfirmedForm.tsx'
import { ErrorWord } from './ErrorWord.tsx'
import { usePreview, usePreviewedAct } from './Previewed.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  number: string
  onDone: () => void
}

/** Says before the press what comes back. Where the order cannot be cancelled any more there is nothing to press. */
export function CancelForm({ number, onDone }: Props) {
  const { t } = useWords()
  const { data, tried } = usePreview(previewCancellation, { params: { number } }, onDone)
  if (!data || data.obstacle === 'order_over' || data.obstacle === 'parcel_in_hand') return null
  return (
    <Collapsible title={t('office_parcels.cancel.heading')}>
      {data.obstacle !== null && (
        <Alert tone="warning">
          <ErrorWord word={data.obstacle} />
        </Alert>
      )}
      {(data.obstacle === null || data.boxes.length > 0) && (
        <Cancelling
          key={data.boxes.map(({ serial }) => serial).join(' ')}
          number={number}
          preview={data}
          onDone={tried}
        />
      )}
    </Collapsible>
  )
}

type Values = z.input<typeof cancellationReason>

function Cancelling({ number, preview, onDone }: Props & { preview: CancellationPreview }) {
  const { t } = useWords()
  const { boxes, box_refund, obstacle } = preview
  const [chosen, setChosen] = useState(() => boxes.map(({ serial }) => serial))
  const isWhole = obstacle === null && chosen.length === boxes.length
  const refund = isWhole ? preview.refund : chosen.length * box_refund
  const sending = useCancelling(number, { serials: isWhole ? [] : chosen, refund }, onDone)
  if (chosen.length === 0 && boxes.length > 0)
    return (
      <>
        <Boxes boxes={boxes} chosen={chosen} onChange={setChosen} />
        <p>{t('office_parcels.cancel.boxes.none')}</p>
      </>
    )
  const amount = formatRinggit(refund)
  return (
    <ConfirmedForm
      {...sending}
      question={
        isWhole
          ? t('office_parcels.cancel.question', { amount })
          : t('office_parcels.cancel.boxes.question', { count: chosen.length, amount })
      }
      confirm={t(`office_parcels.cancel.${isWhole ? 'confirm' : 'boxes.confirm'}`)}
    >
      <Boxes boxes={boxes} chosen={chosen} onChange={setChosen} />
      <Effects
        preview={{ ...preview, refund, void_vouchers: isWhole ? preview.void_vouchers : chosen.length }}
      />
      <WhyFields form={sending.form} />
    </ConfirmedForm>
  )
}

function Boxes(props: Omit<ComponentProps<typeof BoxChoice>, 'words'>) {
  const { parts } = useWords()
  if (props.boxes.length === 0) return null
  return <BoxChoice {...props} words={parts('office_parcels.cancel.boxes')} />
}

function WhyFields({ form }: { form: UseFormReturn<Values> }) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  return (
    <>
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
    </>
  )
}

function Effects({
  preview: { was_paid, refund, is_cash, is_difference, freed_serial, void_vouchers },
}: {
  preview: CancellationPreview
}) {
  const { t } = useWords()
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">
        {t(`office_parcels.cancel.${is_difference && was_paid ? 'difference' : 'text'}`)}
      </p>
      <p className="font-semibold">
        {was_paid
          ? t(`office_parcels.cancel.${is_cash ? 'refund_cash' : 'refund'}`, {
              amount: formatRinggit(refund),
            })
          : t('office_parcels.cancel.nothing_paid')}
      </p>
      {freed_serial && <p>{t('office_parcels.cancel.frees', { serial: freed_serial })}</p>}
      {void_vouchers > 0 && <p>{t('office_parcels.cancel.voids', { count: void_vouchers })}</p>}
      {!(is_difference && was_paid) && <p>{t('office_parcels.cancel.told')}</p>}
    </div>
  )
}

interface Wish {
  /** Some boxes; the whole order where none is named. */
  serials: string[]
  refund: number
}

function useCancelling(number: string, { serials, refund }: Wish, onDone: () => void) {
  const { t } = useWords()
  const form = useForm<Values>({
    resolver: zodResolver(cancellationReason),
    defaultValues: { words: '' },
  })
  const whole = usePreviewedAct(cancelByOffice, onDone)
  const part = usePreviewedAct(cancelBoxesByOffice, onDone)
  const params = { number }
  const send = (values: Values) =>
    serials.length > 0
      ? part.act({ params, body: { ...values, refund, serials } }, t('office_parcels.cancel.boxes.done'))
      : whole.act({ params, body: { ...values, refund } }, t('office_parcels.cancel.done'))
  const { problem, isSending } = serials.length > 0 ? part : whole
  return { form, problem, isSending, send }
}
