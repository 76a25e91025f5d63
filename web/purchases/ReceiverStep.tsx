import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MasterData } from '#contract/master-data.ts'
import { useFormTexts } from '../form.ts'
import { SubmitButton } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { entriesOf } from './entries.ts'
import { FootBar } from './FootBar.tsx'
import { boxOf, receiverDetail, type ReceiverDetail } from './purchase-form.ts'
import { ReceiverFields, useCountry, type PurchaseForm } from './ReceiverFields.tsx'

interface Props {
  masterData: MasterData
  initial: ReceiverDetail
  keep: (detail: ReceiverDetail) => void
  onNext: () => void
}

export function ReceiverStep({ masterData, initial, keep, onNext }: Props) {
  const { t } = useTranslation()
  const form = useReceiverForm(initial, keep)
  const { errorOf } = useFormTexts(form)
  const country = useCountry(form, masterData)
  const [size, quantity] = useWatch({ control: form.control, name: ['size', 'quantity'] })
  return (
    <form className="grid gap-5" noValidate onSubmit={form.handleSubmit(onNext)}>
      {form.formState.submitCount > 0 && <ErrorSummary entries={entriesOf(errorOf)} />}
      <ReceiverFields form={form} masterData={masterData} optionalDistrict />
      <FootBar box={boxOf(masterData, { size })} quantity={quantity}>
        <SubmitButton disabled={!country?.is_purchase_available || masterData.box.length === 0}>
          {t('purchase.next')}
        </SubmitButton>
      </FootBar>
    </form>
  )
}

/** Rules speak while one types, and every change is kept. */
function useReceiverForm(initial: ReceiverDetail, keep: (detail: ReceiverDetail) => void): PurchaseForm {
  const form: PurchaseForm = useForm({
    resolver: zodResolver(receiverDetail),
    mode: 'onChange',
    defaultValues: initial,
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(values),
      }),
    [form, keep],
  )
  return form
}
