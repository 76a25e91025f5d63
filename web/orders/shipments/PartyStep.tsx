import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { KnownPerson } from '#contract/orders/known-people.ts'
import type { DropPoint, Party } from '#contract/orders/shipments.ts'
import { FormErrors } from '../../ui/FormErrors.tsx'
import type { PartyForm } from './party-form.ts'
import { partySchema, type PartyValues } from './party-schema.ts'
import { PersonFields } from './PersonFields.tsx'
import { ServiceFields, type ServiceCosts } from './ServiceFields.tsx'
import { StepBar, stepForm, type Bar } from './StepBar.tsx'

interface Props {
  party: Party
  /** With whom was sent before. */
  people: readonly KnownPerson[]
  initial: PartyValues
  keep: (values: PartyValues) => void
  needsPassport: boolean
  dropPoints: readonly DropPoint[]
  costs: ServiceCosts | undefined
  bar: Bar
  onNext: () => void
}

export function PartyStep({
  party,
  people,
  initial,
  keep,
  needsPassport,
  dropPoints,
  costs,
  bar,
  onNext,
}: Props) {
  const form: PartyForm = useForm({
    resolver: zodResolver(partySchema(party, needsPassport)),
    // The summary of errors leads to the first one, also where it is a choice among cards.
    shouldFocusError: false,
    mode: 'onTouched',
    defaultValues: initial,
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form, keep],
  )
  return (
    <form id={stepForm} className="grid gap-5" noValidate onSubmit={form.handleSubmit(onNext)}>
      <FormErrors form={form} />
      <PersonFields form={form} party={party} people={people} needsPassport={needsPassport} />
      <ServiceFields form={form} party={party} dropPoints={dropPoints} costs={costs} />
      <StepBar {...bar} />
    </form>
  )
}
