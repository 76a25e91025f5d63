import { mostBoxes } from '#contract/orders/purchases.ts'
import { useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { isPickup, type Box, type MasterData } from '#contract/site/master-data.ts'
import { useFormTexts } from '../../platform/form.ts'
import { AddressCards } from '../../parts/places/AddressCards.tsx'
import { CollectionCounterField } from '../../parts/places/CollectionCounterField.tsx'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { CountField } from '../../ui/CountField.tsx'
import { OwnContact } from '../../parts/places/OwnContact.tsx'
import { hasContact, type OwnContactValues } from '../../parts/places/own-contact.ts'
import { fromAddress } from '../../parts/places/from-address.ts'
import { PhoneFields } from '../../parts/places/PhoneFields.tsx'
import { PlaceFields } from '../../parts/places/PlaceFields.tsx'
import {
  changedPlaces,
  placeErrors,
  placeNames,
  placesOf,
  type Places,
} from '../../parts/places/use-places.ts'
import { BoxCards } from './BoxCards.tsx'
import { EarlierPeople } from './EarlierPeople.tsx'
import { NotSold } from './NotSold.tsx'
import type { ReceiverDetail, ReceiverEntry } from './purchase-form.ts'
import { useWords } from '../../platform/words.ts'

/** Both forms hold these fields; the one in the wizard has no visit. */
export type PurchaseForm = UseFormReturn<ReceiverEntry, unknown, ReceiverDetail>

interface Props {
  form: PurchaseForm
  masterData: MasterData
  optionalDistrict: boolean
}

export function ReceiverFields({ form, masterData, optionalDistrict }: Props) {
  const [hadContact] = useState(() => hasContact(form.getValues()))
  const [addresses_id, country_id, name, address] = useWatch({
    control: form.control,
    name: ['addresses_id', 'country_id', 'name', 'address'],
  })
  return (
    <>
      <BoxAndQuantity form={form} boxes={masterData.box} />
      <AddressCards
        value={addresses_id}
        onPick={(address) => fill(form, { addresses_id: address.id, ...fromAddress(address) })}
        otherwise={
          <EarlierPeople
            filled={{ name, address }}
            onPick={(person) => fill(form, { addresses_id: '', ...fromAddress(person) })}
            otherwise={!hadContact && <OwnContact onPick={(contact) => fillContact(form, contact)} />}
          />
        }
      />
      <NotSold masterData={masterData} country_id={country_id} />
      <ContactFields {...{ form, optionalDistrict }} />
      <ServiceCards form={form} masterData={masterData} />
      <CounterField form={form} />
    </>
  )
}

/** Two beside each other where there is room, as in the wizard of shipments. */
function ContactFields({ form, optionalDistrict }: Pick<Props, 'form' | 'optionalDistrict'>) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  const phone_country = useWatch({ control: form.control, name: 'phone_country' })
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-x-4">
      <TextField label={t('purchase.name')} autoComplete="name" {...field('name')} />
      <TextField label={t('purchase.email')} type="email" autoComplete="email" {...field('email')} />
      <div className="sm:col-span-2">
        <PhoneFields
          label={t('purchase.phone')}
          country={phone_country}
          countryField={field('phone_country')}
          phoneField={field('phone')}
        />
      </div>
      <BoundPlaces form={form} optionalDistrict={optionalDistrict} />
      <div className="sm:col-span-2">
        <TextArea label={t('purchase.address')} autoComplete="street-address" {...field('address')} />
      </div>
    </div>
  )
}

function BoxAndQuantity({ form, boxes }: { form: PurchaseForm; boxes: readonly Box[] }) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  return (
    <>
      <BoxCards
        boxes={boxes}
        value={useWatch({ control: form.control, name: 'size' })}
        onPick={(id) => form.setValue('size', id, { shouldValidate: true, shouldDirty: true })}
        error={errorOf('size')}
      />
      <CountField
        label={t('purchase.quantity')}
        form={form}
        name="quantity"
        least={1}
        most={mostBoxes}
        // At the key that makes it too many, before a price for them is read.
        onKeyUp={() => {
          const isTooMany = (form.getValues('quantity') ?? 0) > mostBoxes
          if (isTooMany || errorOf('quantity')) void form.trigger('quantity')
        }}
      />
    </>
  )
}

export function useCountry(form: PurchaseForm, masterData: MasterData) {
  const country_id = useWatch({ control: form.control, name: 'country_id' })
  return masterData.country.find(({ id }) => id === country_id)
}

function fillContact(form: PurchaseForm, contact: OwnContactValues) {
  form.reset({ ...form.getValues(), ...contact }, { keepDefaultValues: true })
  void form.trigger(['name', 'phone', 'email'])
}

function fill(form: PurchaseForm, values: { addresses_id: string } & ReturnType<typeof fromAddress>) {
  form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true })
  void form.trigger(['name', 'phone', 'email', 'region_id', 'city_id', 'postal_code', 'address'])
}

function BoundPlaces({ form, optionalDistrict }: Pick<Props, 'form' | 'optionalDistrict'>) {
  const { errorOf } = useFormTexts(form)
  const value = placesOf(useWatch({ control: form.control, name: placeNames }))
  const change = (places: Places) => {
    for (const [name, place] of changedPlaces(value, places))
      form.setValue(name, place, {
        shouldDirty: true,
        shouldValidate: place !== '' || form.formState.isSubmitted,
      })
  }
  return (
    <PlaceFields
      value={value}
      onChange={change}
      errors={placeErrors(placeNames, errorOf)}
      optionalDistrict={optionalDistrict}
    />
  )
}

/** Pickup is offered only where the country has counters to collect from. */
function ServiceCards({ form, masterData }: Pick<Props, 'form' | 'masterData'>) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const chosen = useWatch({ control: form.control, name: 'service' })
  const country = useCountry(form, masterData)
  const services = masterData.service.filter((service) => country?.is_pickup_available || !isPickup(service))
  const error = errorOf('service')
  const isHidden = chosen !== '' && !services.some(({ id }) => id === chosen)
  useEffect(() => {
    // Chosen for another country; here nobody could see or change it.
    if (isHidden) form.setValue('service', '', { shouldDirty: true })
  }, [isHidden, form])
  return (
    <ChoiceGroup label={t('purchase.service')} error={error}>
      <div className="grid gap-3 sm:grid-cols-2">
        {services.map(({ id, label }) => (
          <ChoiceCard
            key={id}
            name="service"
            value={id}
            checked={id === chosen}
            onChange={() => form.setValue('service', id, { shouldValidate: true, shouldDirty: true })}
          >
            <ServiceWords id={id} label={label} />
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  )
}

/** Asked of whoever collects the boxes. */
function CounterField({ form }: Pick<Props, 'form'>) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const [service, country_id, region_id, chosen] = useWatch({
    control: form.control,
    name: ['service', 'country_id', 'region_id', 'counter_id'],
  })
  // Which counters there are hangs on the region.
  if (service !== 'pickup' || region_id === '') return null
  return (
    <CollectionCounterField
      label={t('purchase.counter')}
      hint={t('purchase.counter_hint')}
      nearest={t('purchase.nearest_counter')}
      zone={{ country_id, region_id }}
      chosen={chosen}
      name="counter_id"
      onPick={(id) => form.setValue('counter_id', id, { shouldDirty: true, shouldValidate: true })}
      error={errorOf('counter_id')}
    />
  )
}

function ServiceWords({ id, label }: { id: string; label: string }) {
  const { t } = useWords()
  if (id !== 'pickup' && id !== 'delivery') return <span className="font-semibold">{label}</span>
  return (
    <>
      <span className="block font-semibold">{t(`purchase.services.${id}`)}</span>
      <span className="text-muted block text-sm">{t(`purchase.services.${id}_hint`)}</span>
    </>
  )
}
