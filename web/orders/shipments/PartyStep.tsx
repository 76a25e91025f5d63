import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { KnownPerson } from '#contract/orders/known-people.ts'
import type { DropPoint, Party } from '#contract/orders/shipments.ts'
import { goToField } from '../../ui/field-on-page.ts'
import { FormErrors } from '../../ui/FormErrors.tsx'
import type { PartyForm } from './party-form.ts'
import { partySchema, type PartyValues } from './party-schema.ts'
import { PersonFields } from './PersonFields.tsx'
import { ServiceFields, type ServiceCosts } from './ServiceFields.tsx'
import type { Unasked } from './shipment-form.ts'
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
  /** What is to be said above the form before there is a price; nobody is asked who they are before. */
  unasked: Unasked | undefined
  /** Somebody wanted to go on without it. */
  onUnasked: () => void
  bar: Bar
  onNext: () => void
}

export function PartyStep({ people, dropPoints, costs, unasked, onUnasked, bar, onNext, ...filled }: Props) {
  const { party, needsPassport } = filled
  const form = usePartyForm(filled)
  const submit = form.handleSubmit(onNext)
  return (
    <form
      id={stepForm}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        if (!unasked) return void submit(event)
        event.preventDefault()
        onUnasked()
        goToField(unasked)
      }}
    >
      <FormErrors form={form} />
      <PersonFields {...{ form, party, people, needsPassport }} isPriced={unasked === undefined} />
      <ServiceFields form={form} party={party} dropPoints={dropPoints} costs={costs} />
      <StepBar {...bar} />
    </form>
  )
}

type Filled = Pick<Props, 'party' | 'needsPassport' | 'initial' | 'keep'>

function usePartyForm({ party, needsPassport, initial, keep }: Filled) {
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
  return form
}
