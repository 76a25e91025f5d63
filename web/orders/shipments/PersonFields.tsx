import CircleCheck from 'virtual:icon/circle-check'
import TriangleAlert from 'virtual:icon/triangle-alert'
import { useState, type ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { KnownPerson } from '#contract/orders/known-people.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { listAddresses } from '#contract/people/addresses.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { useFormTexts } from '../../platform/form.ts'
import { AddressCards } from '../../parts/places/AddressCards.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { OwnContact } from '../../parts/places/OwnContact.tsx'
import { hasContact, type OwnContactValues } from '../../parts/places/own-contact.ts'
import { fromAddress } from '../../parts/places/from-address.ts'
import { nearestFirst } from '../../parts/places/nearest-first.ts'
import { PhoneField } from '../../parts/places/PhoneField.tsx'
import { PhoneFields } from '../../parts/places/PhoneFields.tsx'
import { PlaceFields } from '../../parts/places/PlaceFields.tsx'
import {
  changedPlaces,
  placeErrors,
  placeNames,
  placesOf,
  usePlaces,
  type Places,
} from '../../parts/places/use-places.ts'
import { PassportField } from '../../parts/identity/PassportField.tsx'
import { KnownPeople } from './KnownPeople.tsx'
import { IdNumberField } from './IdNumberField.tsx'
import type { PartyForm } from './party-form.ts'
import { partySchema, type PartyValues } from './party-schema.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  form: PartyForm
  party: Party
  people: readonly KnownPerson[]
  needsPassport: boolean
  isPriced: boolean
}

/** Somebody saved fills everything in; what is filled in, also when one comes back to it, is folded away and can be opened. */
export function PersonFields({ form, party, people, needsPassport, isPriced }: Props) {
  const [picked, setPicked] = useState(() => sameIn(people, party, form.getValues()))
  const { filled, ticked } = useMeant(form, picked)
  const own = useStoredUser()?.name
  const [{ isEmpty, hadContact, asked }] = useState(() => beginningOf(form.getValues(), own))
  const [wasFilledIn] = useState(() => isFilledIn(form.getValues(), partySchema(party, needsPassport)))
  const myself = useMyself(people)
  // A price was asked for from elsewhere: then they send from there.
  const isFromThere = asked === '' || asked === myself?.region_id
  const starts = party === 'sender' && isEmpty && picked === '' && isFromThere ? myself : undefined
  const pick = (person: Pick<KnownPerson, 'id'> & Parameters<typeof fromAddress>[0]) => {
    setPicked(person.id)
    fill(form, fromAddress(person))
  }
  return (
    <>
      <AddressCards
        value={ticked}
        filled={filled}
        startsChosen={party === 'sender' && isEmpty && picked === ''}
        onPick={pick}
        region={asked}
        otherwise={
          party === 'sender' && !hadContact && <OwnContact onPick={(contact) => fillContact(form, contact)} />
        }
      />
      <KnownPeople
        party={party}
        people={nearestFirst(people, asked)}
        value={ticked}
        onPick={pick}
        starts={starts}
      />
      <Folded key={picked} form={form} isFolded={picked !== '' || wasFilledIn}>
        <ContactFields form={form} party={party} />
      </Folded>
      <IdFields {...{ form, party, needsPassport, isPriced }} />
    </>
  )
}

/** Who is filled in already, as after a step back. */
function sameIn(people: readonly KnownPerson[], party: Party, { name, address, city_id }: PartyValues) {
  const same = people.find(
    (one) => one.party === party && one.name === name && one.address === address && one.city_id === city_id,
  )
  return same?.id ?? ''
}

/** The cards tick whoever is meant; another name or street is somebody else. */
function useMeant(form: PartyForm, picked: string) {
  const [name, address] = useWatch({ control: form.control, name: ['name', 'address'] })
  const [first, setFirst] = useState({ picked, name, address })
  if (first.picked !== picked) setFirst({ picked, name, address })
  const isStill = first.name === name && first.address === address
  return { filled: { name, address }, ticked: isStill ? picked : '' }
}

interface FoldedProps {
  form: PartyForm
  isFolded: boolean
  children: ReactNode
}

/** Who it is stands on it. An error inside opens it, so that the summary of errors leads somewhere. Its fields stay where they are: somebody may be typing in one. */
function Folded({ form, isFolded, children }: FoldedProps) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const { errors } = useFormState({ control: form.control })
  const hasError = Object.keys(errors).some((name) => foldedAway.has(name))
  if (!isFolded) return children
  if (hasError && !isOpen) setIsOpen(true)
  return (
    <Collapsible
      title={
        <span className="flex min-w-0 gap-2 wrap-anywhere">
          {hasError ? (
            <TriangleAlert className="text-waiting mt-0.5 size-5 shrink-0" aria-hidden="true" />
          ) : (
            <CircleCheck className="text-done mt-0.5 size-5 shrink-0" aria-hidden="true" />
          )}
          <span>
            {hasError ? t('shipment.filled_in_wrong') : <FilledIn form={form} />}
            <span className="block text-sm font-medium underline underline-offset-4">
              {t('shipment.see_filled_in')}
            </span>
          </span>
        </span>
      }
      open={isOpen}
      onToggle={setIsOpen}
    >
      <div className="grid gap-5">{children}</div>
    </Collapsible>
  )
}

/** Who it is and where: nobody has to unfold it to be sure. */
function FilledIn({ form }: { form: PartyForm }) {
  const [name = '', address = '', ...where] = useWatch({
    control: form.control,
    name: ['name', 'address', ...placeNames],
  })
  const places = placesOf(where)
  const { cities } = usePlaces(places)
  const city = cities.options.find(({ id }) => id === places.city_id)?.label
  return (
    <>
      {name}
      <span className="block text-sm font-normal">
        {[address, [places.postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

function ContactFields({ form, party }: Pick<Props, 'form' | 'party'>) {
  const { t } = useWords()
  // What the browser knows is whoever orders, and never whom they send to.
  const own = (kind: string) => (party === 'sender' ? kind : 'off')
  const { field } = useFormTexts(form)
  const phone_country = useWatch({ control: form.control, name: 'phone_country' })
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-x-4">
      <TextField label={t('shipment.name')} autoComplete={own('name')} {...field('name')} />
      <TextField label={t('shipment.email')} type="email" autoComplete={own('email')} {...field('email')} />
      {/* In half the width a whole number would not be seen. */}
      <div className="sm:col-span-2">
        <PhoneFields
          label={t('shipment.phone')}
          country={phone_country}
          countryField={field('phone_country')}
          phoneField={{ ...field('phone'), autoComplete: own('tel-national') }}
        />
      </div>
      <PhoneField
        label={t('shipment.emergency_contact')}
        country={phone_country}
        autoComplete="off"
        hint={t('shipment.emergency_hint')}
        {...field('emergency_contact')}
      />
      <BoundPlaces form={form} />
      <div className="sm:col-span-2">
        <TextArea label={t('shipment.address')} autoComplete={own('street-address')} {...field('address')} />
      </div>
    </div>
  )
}

/** Once they are asked for they stay, also while the weight is typed anew. */
function IdFields({ isPriced, ...fields }: Omit<Props, 'people'>) {
  const { t } = useWords()
  const [isAsked, setIsAsked] = useState(isPriced)
  if (isPriced && !isAsked) setIsAsked(true)
  if (!isAsked) return <p className="bg-kraft rounded-box p-4">{t('shipment.price_first')}</p>
  return <IdNumberAndPicture {...fields} />
}

function IdNumberAndPicture({ form, party, needsPassport }: Omit<Props, 'people' | 'isPriced'>) {
  const { errorOf } = useFormTexts(form)
  const passport = useWatch({ control: form.control, name: 'passport_image_id' })
  return (
    <>
      <IdNumberField form={form} />
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

/** Whoever sends again does so from where they did the last time, unless they have said where they are. */
function useMyself(people: readonly KnownPerson[]) {
  const own = useStoredUser()?.name
  const { data } = useAnswer(listAddresses, { query: { is_active: 'true' } })
  if (!data || data.address_data.some(({ is_main }) => is_main)) return undefined
  return people.find(({ party, name }) => party === 'sender' && name === own)
}

/** How the step begins: with whom, and in which region a price was asked for. */
function beginningOf(values: PartyValues, own: string | undefined) {
  return { isEmpty: hasNobodyElse(values, own), hadContact: hasContact(values), asked: values.region_id }
}

/** Of a sender who is whoever orders, the main address may be filled in. */
function hasNobodyElse({ name, address }: PartyValues, own: string | undefined) {
  return address === '' && (name === '' || name === own)
}

function fillContact(form: PartyForm, contact: OwnContactValues) {
  form.reset({ ...form.getValues(), ...contact }, { keepDefaultValues: true })
}

function fill(form: PartyForm, values: ReturnType<typeof fromAddress>) {
  form.reset({ ...form.getValues(), ...values, visit_day: '', time_slot_id: '' }, { keepDefaultValues: true })
}

/** Whether a field is folded away; one that comes has to say so. */
const isFoldedAway: Readonly<Record<keyof PartyValues, boolean>> = {
  name: true,
  phone: true,
  phone_country: true,
  email: true,
  emergency_contact: true,
  address: true,
  country_id: true,
  region_id: true,
  city_id: true,
  district_id: true,
  postal_code: true,
  id_number: false,
  passport_image_id: false,
  note: false,
  service_package: false,
  service_type: false,
  drop_point_id: false,
  visit_day: false,
  time_slot_id: false,
}
const mayBeEmpty: ReadonlySet<string> = new Set(['emergency_contact', 'postal_code'])

function isFilledIn(values: PartyValues, schema: ReturnType<typeof partySchema>) {
  const isComplete = Object.entries(values).every(
    ([name, value]) => !foldedAway.has(name) || mayBeEmpty.has(name) || value !== '',
  )
  const wrong = schema.safeParse(values).error?.issues ?? []
  return isComplete && !wrong.some(({ path: [name] }) => foldedAway.has(String(name)))
}

const foldedAway = new Set(Object.entries(isFoldedAway).flatMap(([name, is]) => (is ? [name] : [])))

function BoundPlaces({ form }: { form: PartyForm }) {
  const { errorOf } = useFormTexts(form)
  const value = placesOf(useWatch({ control: form.control, name: placeNames }))
  const change = (places: Places) => {
    for (const [name, place] of changedPlaces(value, places))
      form.setValue(name, place, { shouldDirty: true, shouldValidate: place !== '' })
    // Days and counters hang on the region.
    if (places.region_id !== value.region_id)
      for (const name of ['drop_point_id', 'visit_day', 'time_slot_id'] as const) form.setValue(name, '')
  }
  return <PlaceFields value={value} onChange={change} errors={placeErrors(placeNames, errorOf)} />
}
