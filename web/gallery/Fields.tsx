import { useState } from 'react'
import { CodeField } from '../ui/CodeField.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { SelectField, TextArea, TextField } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { PhoneField } from '../parts/places/PhoneField.tsx'
import { PlaceFields } from '../parts/places/PlaceFields.tsx'
import type { Places } from '../parts/places/use-places.ts'
import { Section } from './Section.tsx'
import { useWords } from '../platform/words.ts'

export function Fields() {
  const { t } = useWords()
  const label = t('gallery.sample')
  const error = t('gallery.field_error')
  return (
    <Section heading={t('gallery.fields')}>
      <ErrorSummary entries={[{ field: 'wrong', text: `${label}: ${error}` }]} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label={label} hint={t('gallery.sample_text')} name="plain" />
        <TextField label={`${label} 2`} error={error} name="wrong" />
        <PasswordField label={`${label} 3`} autoComplete="off" />
        <PhoneField label={`${label} 4`} country="ID" name="phone" />
        <CodeField label={`${label} 5`} name="code" />
        <SelectField label={`${label} 6`}>
          <option>{label}</option>
        </SelectField>
        <TextArea label={`${label} 7`} />
        <TextField label={`${label} 8`} disabled />
      </div>
      <SamplePlaces />
    </Section>
  )
}

const nowhere: Places = { country_id: 'ID', region_id: '', city_id: '', district_id: '', postal_code: '' }

function SamplePlaces() {
  const [places, setPlaces] = useState(nowhere)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <PlaceFields value={places} onChange={setPlaces} errors={{}} />
    </div>
  )
}
