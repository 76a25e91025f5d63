import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { addressFields } from '#contract/people/addresses.ts'
import type { Envelope } from '#contract/platform/envelope.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { PhoneFields } from '../../parts/places/PhoneFields.tsx'
import { PlaceFields } from '../../parts/places/PlaceFields.tsx'
import { placeErrors, placeNames, placesOf, type Places } from '../../parts/places/use-places.ts'
import { useWords } from '../../platform/words.ts'

export type AddressValues = z.input<typeof addressFields>
type Form = UseFormReturn<AddressValues, unknown, z.output<typeof addressFields>>

interface Props {
  initial: AddressValues
  save: (body: AddressValues) => Promise<Envelope<unknown> | undefined>
  onSaved: () => void
}

export function AddressForm({ initial, save, onSaved }: Props) {
  const { t } = useWords()
  const { form, field, errorOf, problem, submit } = useAddressForm({ initial, save, onSaved })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <FormErrors form={form} />
      <TextField label={t('addresses.label')} hint={t('addresses.label_hint')} {...field('label')} />
      <TextField label={t('addresses.name')} autoComplete="name" {...field('name')} />
      <PhoneFields
        label={t('addresses.phone')}
        country={useWatch({ control: form.control, name: 'phone_country' })}
        countryField={field('phone_country')}
        phoneField={field('phone')}
      />
      <TextField label={t('addresses.email')} type="email" autoComplete="email" {...field('email')} />
      <BoundPlaces form={form} errorOf={errorOf} />
      <TextArea
        label={t('addresses.address')}
        hint={t('addresses.address_hint')}
        autoComplete="street-address"
        {...field('address')}
      />
      <SubmitButton className="justify-self-start" pending={form.formState.isSubmitting}>
        {t('ui.save')}
      </SubmitButton>
    </form>
  )
}

function useAddressForm({ initial, save, onSaved }: Props) {
  const form: Form = useForm({
    resolver: zodResolver(addressFields),
    // The summary of errors leads to the first one, also where it is a choice among cards.
    shouldFocusError: false,
    mode: 'onTouched',
    defaultValues: initial,
  })
  const { field, errorOf, refuse } = useFormTexts(form)
  const [problem, setProblem] = useState<string>()

  async function submit(body: AddressValues) {
    setProblem(undefined)
    const answer = await save(body)
    if (answer && isSuccess(answer)) onSaved()
    else setProblem(refuse(answer))
  }
  return { form, field, errorOf, problem, submit }
}

function BoundPlaces({
  form,
  errorOf,
}: {
  form: Form
  errorOf: (name: keyof AddressValues) => string | undefined
}) {
  const value = placesOf(useWatch({ control: form.control, name: placeNames }))
  const change = (places: Places) => {
    const again = form.formState.isSubmitted
    for (const name of placeNames)
      form.setValue(name, places[name], { shouldValidate: again, shouldDirty: true })
  }
  return <PlaceFields value={value} onChange={change} errors={placeErrors(placeNames, errorOf)} />
}
