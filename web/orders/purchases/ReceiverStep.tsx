import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { MasterData } from '#contract/site/master-data.ts'
import { unfilledResolver } from '../../platform/form.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { FootBar, type BesideTicket } from './FootBar.tsx'
import { boxOf, receiverDetail, type ReceiverEntry } from './purchase-form.ts'
import { ReceiverFields, useCountry, type PurchaseForm } from './ReceiverFields.tsx'
import { useWords } from '../../platform/words.ts'

/** The button may stand in the ticket, outside of it. */
const stepForm = 'box-step'

interface Props {
  masterData: MasterData
  initial: ReceiverEntry
  keep: (detail: ReceiverEntry) => void
  state: BesideTicket
  onNext: () => void
}

export function ReceiverStep({ masterData, initial, keep, state, onNext }: Props) {
  const { t } = useWords()
  const form = useReceiverForm(initial, keep)
  const country = useCountry(form, masterData)
  const [size, quantity] = useWatch({ control: form.control, name: ['size', 'quantity'] })
  return (
    <form id={stepForm} className="grid gap-5" noValidate onSubmit={form.handleSubmit(onNext)}>
      <FormErrors form={form} />
      <ReceiverFields form={form} masterData={masterData} optionalDistrict />
      <FootBar box={boxOf(masterData, { size })} quantity={quantity} draft={state}>
        <SubmitButton
          form={stepForm}
          className="min-h-14 min-w-[min(11rem,100vw-2rem)] text-lg"
          disabled={!country?.is_purchase_available || masterData.box.length === 0}
        >
          {t('purchase.next')}
        </SubmitButton>
      </FootBar>
    </form>
  )
}

/** Rules speak while one types, and every change is kept. */
function useReceiverForm(initial: ReceiverEntry, keep: (detail: ReceiverEntry) => void): PurchaseForm {
  const form: PurchaseForm = useForm({
    resolver: unfilledResolver(receiverDetail),
    // The summary of errors leads to the first one, also where it is a choice among cards.
    shouldFocusError: false,
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
