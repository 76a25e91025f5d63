import { useState } from 'react'
import { readCityChange, type ReadCityChange, type ReceiverPlace } from '#contract/orders/city-changes.ts'
import { PlaceFields } from '../../parts/places/PlaceFields.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { CityQuestion } from './CityQuestion.tsx'
import { Previewed, usePreview } from './Previewed.tsx'
import { useCityChange } from './use-city-change.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  number: string
  onDone: () => void
}

/** From the hand-over on the office sends a parcel to another city, once everybody has seen what that costs. */
export default function CityForm({ number, onDone }: Props) {
  const { t } = useWords()
  const { data, tried } = usePreview(readCityChange, { params: { number } }, onDone)
  if (!data || data.obstacle === 'parcel_with_sender' || data.obstacle === 'order_over') return null
  return (
    <Previewed title={t('office_parcels.city.heading')} obstacle={data.obstacle}>
      <Asking number={number} parcel={data} onDone={tried} />
    </Previewed>
  )
}

function Asking({ number, parcel, onDone }: Props & { parcel: ReadCityChange }) {
  const { t } = useWords()
  const [place, setPlace] = useState(parcel.current)
  const change = useCityChange(number, onDone)
  const edit = (changed: Partial<ReceiverPlace>) => {
    setPlace({ ...place, ...changed })
    change.forget()
  }
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void change.ask(place)
      }}
    >
      <p className="text-muted text-sm">{t('office_parcels.city.text')}</p>
      <Destination parcel={parcel} place={place} onEdit={edit} errors={change.errors} />
      {change.problem && <Alert tone="destructive">{change.problem}</Alert>}
      <SubmitButton className="justify-self-start" pending={change.isAsking}>
        {t('office_parcels.city.ask')}
      </SubmitButton>
      <CityQuestion change={change} />
    </form>
  )
}

interface DestinationProps {
  parcel: ReadCityChange
  place: ReceiverPlace
  onEdit: (changed: Partial<ReceiverPlace>) => void
  errors: Record<string, string>
}

function Destination({ parcel: { country_id }, place, onEdit, errors }: DestinationProps) {
  const { t } = useWords()
  return (
    <>
      <PlaceFields
        fixedCountry
        value={{ ...place, country_id }}
        onChange={({ region_id, city_id, district_id, postal_code }) =>
          onEdit({ region_id, city_id, district_id, postal_code })
        }
        errors={errors}
      />
      <TextField
        label={t('shipment.address')}
        name="address"
        autoComplete="off"
        maxLength={300}
        value={place.address}
        onChange={({ target }) => onEdit({ address: target.value })}
        error={errors['address']}
      />
    </>
  )
}
