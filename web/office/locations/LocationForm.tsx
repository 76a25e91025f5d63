import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import {
  changeCounter,
  createCounter,
  listCounters,
  locationFields,
  type OfficeLocation,
} from '#contract/people/counters.ts'
import { usualWay } from '#contract/places/countries.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listLocations, locationKinds } from '#contract/places/locations.ts'
import { fromE164 } from '#contract/places/phone.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { PhoneFields } from '../../parts/places/PhoneFields.tsx'
import { nowhere } from '../../parts/places/use-places.ts'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { ActiveSwitch } from '../ActiveSwitch.tsx'
import type { LocationFormOf, LocationValues } from './location-form.ts'
import { LocationPlace } from './LocationPlace.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  location: OfficeLocation | undefined
  onSaved: () => void
}

export function LocationForm({ location, onSaved }: Props) {
  const { t } = useWords()
  const { form, problem, save } = useLocationForm(location, onSaved)
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('counters.label')} {...field('label')} />
      <SelectField label={t('counters.kind')} {...field('kind')}>
        {locationKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`counters.kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <PhoneFields
        label={t('counters.phone')}
        country={useWatch({ control: form.control, name: 'phone_country' })}
        countryField={field('phone_country')}
        phoneField={field('phone')}
      />
      <LocationPlace form={form} />
      {(['is_drop_point', 'offers_collection', 'offers_boxes'] as const).map((name) => (
        <label key={name} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-6" {...form.register(name)} />
          {t(`counters.${name}`)}
        </label>
      ))}
      <ActiveSwitch {...form.register('is_active')} />
      <SubmitButton pending={form.formState.isSubmitting}>{t('ui.save')}</SubmitButton>
    </form>
  )
}

function useLocationForm(location: OfficeLocation | undefined, onSaved: () => void) {
  const { t } = useWords()
  const form: LocationFormOf = useForm({
    resolver: zodResolver(locationFields),
    mode: 'onTouched',
    defaultValues: location ? asValues(location) : empty,
  })
  const { refuse } = useFormTexts(form)
  const refreshes = [listCounters, listLocations]
  const create = useCall(createCounter, { refreshes })
  const change = useCall(changeCounter, { refreshes })
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function save(body: z.output<typeof locationFields>) {
    setProblem(undefined)
    const answer = location
      ? await change.mutateAsync({ input: { params: { id: location.id }, body } })
      : await create.mutateAsync({ input: { body }, key: keyFor(body) })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    toast.success(t('office.saved'))
    onSaved()
  }
  return { form, problem, save }
}

const empty: LocationValues = {
  kind: 'agent',
  label: '',
  phone: '',
  phone_country: usualWay.from,
  ...nowhere,
  hours: { 1: ['09:00', '18:00'] },
  is_drop_point: true,
  offers_collection: true,
  offers_boxes: false,
  is_active: true,
}

/** What is only shown stays behind. */
function asValues({
  id: _id,
  city: _city,
  region: _region,
  is_sample: _sample,
  people: _people,
  phone,
  ...same
}: OfficeLocation): LocationValues {
  return { ...same, ...fromE164(phone) }
}
