import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Party } from '#contract/orders/shipments.ts'
import { useFormTexts } from '../../platform/form.ts'
import { AddressCards } from '../../parts/places/AddressCards.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { PhoneField } from '../../parts/places/PhoneField.tsx'
import { PhoneFields } from '../../parts/places/PhoneFields.tsx'
import { PlaceFields, type Places } from '../../parts/places/PlaceFields.tsx'
import { PassportField } from './PassportField.tsx'
import type { PartyForm } from './party-form.ts'
import { fromAddress } from './shipment-form.ts'

interface Props {
  form: PartyForm
  party: Party
  needsPassport: boolean
}

export function PersonFields({ form, party, needsPassport }: Props) {
  const { t } = useTranslation()
  const { field } = useFormTexts(form)
  const phone_country = useWatch({ control: form.control, name: 'phone_country' })
  return (
    <>
      <AddressCards value="" onPick={(address) => fill(form, fromAddress(address))} />
      <TextField label={t('shipment.name')} autoComplete="name" {...field('name')} />
      <PhoneFields
        label={t('shipment.phone')}
        country={phone_country}
        countryField={field('phone_country')}
        phoneField={field('phone')}
      />
      <TextField label={t('shipment.email')} type="email" autoComplete="email" {...field('email')} />
      <PhoneField
        label={t('shipment.emergency_contact')}
        country={phone_country}
        autoComplete="off"
        hint={t('shipment.emergency_hint')}
        {...field('emergency_contact')}
      />
      <IdFields form={form} party={party} needsPassport={needsPassport} />
      <BoundPlaces form={form} />
      <TextArea label={t('shipment.address')} autoComplete="street-address" {...field('address')} />
    </>
  )
}

function IdFields({ form, party, needsPassport }: Props) {
  const { t } = useTranslation()
  const { field, errorOf } = useFormTexts(form)
  const passport = useWatch({ control: form.control, name: 'passport_image_id' })
  return (
    <>
      <TextField
        label={t('shipment.id_number')}
        hint={t('shipment.id_number_hint')}
        autoComplete="off"
        {...field('id_number')}
      />
      {needsPassport && (
        <PassportField
          party={party}
          value={passport}
          onChange={(id) =>
            form.setValue('passport_image_id', id, { shouldValidate: true, shouldDirty: true })
          }
          error={errorOf('passport_image_id')}
        />
      )}
    </>
  )
}

function fill(form: PartyForm, values: ReturnType<typeof fromAddress>) {
  form.reset({ ...form.getValues(), ...values, visit_day: '', time_slot_id: '' }, { keepDefaultValues: true })
}

const placeNames = ['country_id', 'region_id', 'city_id', 'district_id', 'postal_code'] as const

function BoundPlaces({ form }: { form: PartyForm }) {
  const { errorOf } = useFormTexts(form)
  const [country_id, region_id, city_id, district_id, postal_code] = useWatch({
    control: form.control,
    name: placeNames,
  })
  const value = { country_id, region_id, city_id, district_id, postal_code }
  const change = (places: Places) => {
    for (const name of placeNames)
      if (places[name] !== value[name])
        form.setValue(name, places[name], { shouldDirty: true, shouldValidate: places[name] !== '' })
    // Days and counters hang on the region.
    if (places.region_id !== region_id)
      for (const name of ['drop_point_id', 'visit_day', 'time_slot_id'] as const) form.setValue(name, '')
  }
  return (
    <PlaceFields
      value={value}
      onChange={change}
      errors={Object.fromEntries(placeNames.map((name) => [name, errorOf(name)]))}
    />
  )
}
