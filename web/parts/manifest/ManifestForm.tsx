import { useState } from 'react'
import { useForm, useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { usualWay } from '#contract/places/countries.ts'
import { countryCode } from '#contract/places/geography.ts'
import { createManifest, listManifests, typedManifest } from '#contract/parcels/manifests.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { instantIn } from '#contract/places/clocks.ts'
import { zoneOfCountry } from '#contract/places/time-zones.ts'
import { modes } from '#contract/places/zones.ts'
import { unfilledResolver, useFormTexts, type Unfilled } from '../../platform/form.ts'
import { useCounters } from '../places/use-counters.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { toast } from '../../ui/toast.ts'
import { useWords } from '../../platform/words.ts'

type Values = z.infer<typeof typedManifest>

const empty: Values = {
  mode: 'air',
  from_country: usualWay.from,
  to_country: usualWay.to,
  from_place: '',
  to_place: '',
  cut_off_at: '',
  departs_at: '',
  capacity_kg: 500,
}

export function ManifestForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useWords()
  const { form, problem, save } = useManifestForm(onSaved)
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <SelectField label={t('manifest.mode')} {...field('mode')}>
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {t(`manifest.modes.${mode}`)}
          </option>
        ))}
      </SelectField>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="grid grid-cols-2 gap-4">
          <SelectField label={t(`manifest.${end}_country`)} {...field(`${end}_country`)}>
            {countryCode.options.map((code) => (
              <option key={code} value={code}>
                {t(`ui.country.${code}`)}
              </option>
            ))}
          </SelectField>
          <TextField label={t(`manifest.${end}_place`)} list={`${end}-cities`} {...field(`${end}_place`)} />
          <Cities control={form.control} end={end} />
        </div>
      ))}
      <Times form={form} />
      <NumberField label={t('manifest.capacity_kg')} form={form} name="capacity_kg" kind="count" />
      <SubmitButton pending={form.formState.isSubmitting}>{t('ui.save')}</SubmitButton>
    </form>
  )
}

/** Where we have a counter or a hub; a port may be anywhere else. */
function Cities({
  control,
  end,
}: {
  control: Control<Unfilled<Values>, unknown, Values>
  end: 'from' | 'to'
}) {
  const country = useWatch({ control, name: `${end}_country` })
  const here = useCounters().filter(({ country_id }) => country_id === country)
  return (
    <datalist id={`${end}-cities`}>
      {[...new Set(here.map(({ city }) => city))].toSorted().map((city) => (
        <option key={city} value={city}>
          {city}
        </option>
      ))}
    </datalist>
  )
}

/** The clock is named beside it, for an office on the other side. */
function Times({ form }: { form: UseFormReturn<Unfilled<Values>, unknown, Values> }) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  const zone = zoneOfCountry(useWatch({ control: form.control, name: 'from_country' }))
  return (['cut_off_at', 'departs_at'] as const).map((name) => (
    <TextField
      key={name}
      label={t(`manifest.${name}`)}
      hint={t('manifest.clock', { zone })}
      type="datetime-local"
      {...field(name)}
    />
  ))
}

function useManifestForm(onSaved: () => void) {
  const form = useForm({
    resolver: unfilledResolver(typedManifest),
    mode: 'onTouched',
    defaultValues: empty,
  })
  const { t } = useWords()
  const { refuse } = useFormTexts(form)
  const [problem, setProblem] = useState<string>()
  const create = useCall(createManifest, { refreshes: [listManifests] })
  const keyFor = useKeyFor()
  async function save(values: Values) {
    // A departure uses the clock of the place it leaves, wherever the office is.
    const zone = zoneOfCountry(values.from_country)
    const body = {
      ...values,
      cut_off_at: instantIn(zone, values.cut_off_at),
      departs_at: instantIn(zone, values.departs_at),
    }
    const answer = await create.mutateAsync({ input: { body }, key: keyFor(body) })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    toast.success(t('manifest.was_opened'))
    onSaved()
  }
  return { form, problem, save }
}
