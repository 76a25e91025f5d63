import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Box } from '#contract/master-data.ts'
import { packageFields } from '#contract/shipments.ts'
import { useFormTexts } from '../form.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { AddOnFields } from './AddOnFields.tsx'
import { ContentFields } from './ContentFields.tsx'
import { ItemFields } from './ItemFields.tsx'
import type { PackageValues } from './shipment-form.ts'
import { SizeAndWeight } from './SizeAndWeight.tsx'
import { StepBar, type Step } from './StepBar.tsx'

export type PackageForm = UseFormReturn<PackageValues, unknown, z.output<typeof packageFields>>

interface Props extends Step {
  boxes: readonly Box[]
}

const names = [
  'box',
  'length',
  'width',
  'height',
  'weight',
  'item_type',
  'items',
  'add_ons',
  'purpose',
  'consent',
] as const

export function PackageStep({ draft, boxes, keep, bar, onNext }: Props) {
  const { t } = useTranslation()
  const schema = useMemo(() => withinBox(boxes), [boxes])
  const form: PackageForm = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: draft.package,
  })
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keep({ package: values }) }),
    [form, keep],
  )
  const { errorOf } = useFormTexts(form)
  const entries = names.flatMap((field) => {
    const text = errorOf(field)
    return text ? [{ field, text }] : []
  })
  return (
    <form className="grid gap-6" noValidate onSubmit={form.handleSubmit(onNext)}>
      {form.formState.submitCount > 0 && <ErrorSummary entries={entries} />}
      <SizeAndWeight form={form} boxes={boxes} />
      <ContentFields form={form} from={draft.sender.country_id} to={draft.receiver.country_id} />
      <ItemFields form={form} isInternational={draft.sender.country_id !== draft.receiver.country_id} />
      <AddOnFields form={form} />
      <p className="text-muted text-sm">{t('shipment.weighed_again')}</p>
      <StepBar {...bar} />
    </form>
  )
}

/** An official box carries so much and no more. */
function withinBox(boxes: readonly Box[]) {
  return packageFields.refine(
    ({ box, weight }) => weight <= (boxes.find(({ label }) => label === box)?.max_weight ?? Infinity),
    { path: ['weight'], error: 'error.weight_over_box', when: () => true },
  )
}
