import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useFormTexts } from '../../platform/form.ts'
import { TextField } from '../../ui/Field.tsx'
import { PhoneFields } from '../places/PhoneFields.tsx'
import type { ChangedReceiver } from './changed-receiver.ts'
import { useWords } from '../../platform/words.ts'

/** Who takes the parcel, and where in the same city. */
export function ReceiverFields<Output>({ form }: { form: UseFormReturn<ChangedReceiver, unknown, Output> }) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  const country = useWatch({ control: form.control, name: 'phone_country' })
  return (
    <>
      <TextField label={t('shipment.name')} autoComplete="off" {...field('name')} />
      <PhoneFields
        label={t('shipment.phone')}
        country={country}
        countryField={field('phone_country')}
        phoneField={field('phone')}
      />
      <TextField label={t('shipment.address')} autoComplete="off" maxLength={300} {...field('address')} />
      <TextField
        label={t('ui.places.postal_code')}
        inputMode="numeric"
        autoComplete="off"
        className="figures"
        {...field('postal_code')}
      />
      <TextField
        label={t('shipment.change.id_number')}
        autoComplete="off"
        maxLength={30}
        {...field('id_number')}
      />
    </>
  )
}
