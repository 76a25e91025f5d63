import { useWatch } from 'react-hook-form'
import { agentOffers } from '#contract/people/agents.ts'
import { useFormTexts } from '../../platform/form.ts'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { PlaceFields } from '../../parts/places/PlaceFields.tsx'
import { placeErrors, type Places } from '../../parts/places/use-places.ts'
import { PositionAndHours } from '../../parts/places/PositionAndHours.tsx'
import type { ApplicationForm } from './application.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  form: ApplicationForm
}

export function CounterFields({ form }: Props) {
  const { t } = useWords()
  const { field, errorOf } = useFormTexts(form)
  const [lat, lon, hours] = useWatch({ control: form.control, name: ['lat', 'lon', 'hours'] })
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-lg font-bold">{t('agent_registration.counter.heading')}</legend>
      <TextField
        label={t('agent_registration.counter.label')}
        hint={t('agent_registration.counter.label_hint')}
        autoComplete="organization"
        {...field('label')}
      />
      <BoundPlaces form={form} />
      <TextArea
        label={t('agent_registration.counter.address')}
        hint={t('agent_registration.counter.address_hint')}
        autoComplete="street-address"
        {...field('address')}
      />
      <PositionAndHours
        value={{ lat, lon, hours }}
        errorOf={errorOf}
        set={form.setValue}
        isSubmitted={form.formState.isSubmitted}
      />
      <Offers form={form} />
    </fieldset>
  )
}

function Offers({ form }: Props) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const error = errorOf('offers')
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 font-medium">{t('agent_registration.counter.offers')}</legend>
      {agentOffers.map((offer) => (
        <label key={offer} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-6 shrink-0" value={offer} {...form.register('offers')} />
          {t(`agent_registration.counter.offer.${offer}`)}
        </label>
      ))}
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
    </fieldset>
  )
}

const placeNames = ['country_id', 'region_id', 'city_id', 'postal_code'] as const

function BoundPlaces({ form }: Props) {
  const { errorOf } = useFormTexts(form)
  const [country_id, region_id, city_id, postal_code] = useWatch({ control: form.control, name: placeNames })
  const change = (places: Places) => {
    for (const name of placeNames)
      form.setValue(name, places[name], { shouldValidate: form.formState.isSubmitted, shouldDirty: true })
  }
  return (
    <PlaceFields
      withoutDistrict
      value={{ country_id, region_id, city_id, district_id: '', postal_code }}
      onChange={change}
      errors={placeErrors(placeNames, errorOf)}
    />
  )
}
