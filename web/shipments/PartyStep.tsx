import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { DropPoint, Party } from '#contract/shipments.ts'
import { useFormTexts } from '../form.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { partySchema, type PartyValues } from './party-schema.ts'
import { PersonFields } from './PersonFields.tsx'
import { ServiceFields } from './ServiceFields.tsx'
import { StepBar, type Bar } from './StepBar.tsx'

export type PartyForm = UseFormReturn<PartyValues, unknown, PartyValues>

interface Props {
  party: Party
  initial: PartyValues
  keep: (values: PartyValues) => void
  needsPassport: boolean
  dropPoints: readonly DropPoint[]
  earliest: string
  bar: Bar
  onNext: () => void
}

/** In the order in which the fields stand on the page. */
const names = [
  'name',
  'phone',
  'email',
  'emergency_contact',
  'id_number',
  'passport_image_id',
  'country_id',
  'region_id',
  'city_id',
  'district_id',
  'postal_code',
  'address',
  'service_package',
  'service_type',
  'drop_point_id',
  'visit_day',
  'time_slot_id',
] as const satisfies readonly (keyof PartyValues)[]

export function PartyStep({ party, initial, keep, needsPassport, dropPoints, earliest, bar, onNext }: Props) {
  const form: PartyForm = useForm({
    resolver: zodResolver(partySchema(party, needsPassport)),
    mode: 'onTouched',
    defaultValues: initial,
  })
  const { errorOf } = useFormTexts(form)
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form, keep],
  )
  const entries = names.flatMap((field) => {
    const text = errorOf(field)
    return text ? [{ field, text }] : []
  })
  return (
    <form className="grid gap-5" noValidate onSubmit={form.handleSubmit(onNext)}>
      {form.formState.submitCount > 0 && <ErrorSummary entries={entries} />}
      <PersonFields form={form} needsPassport={needsPassport} />
      <ServiceFields form={form} party={party} dropPoints={dropPoints} earliest={earliest} />
      <StepBar {...bar} />
    </form>
  )
}
