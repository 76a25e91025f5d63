import { NumberField } from '../../ui/NumberField.tsx'
import type { Bound } from './quote-fields.ts'
import { SizeFields } from './SizeFields.tsx'
import { useWords } from '../../platform/words.ts'

export function ParcelFields({ form, errorOf }: Bound) {
  const { t } = useWords()
  return (
    <fieldset className="grid gap-4 md:grid-cols-2 md:gap-x-6">
      <legend className="mb-3 text-lg font-semibold">{t('quote.parcel')}</legend>
      <NumberField label={t('quote.weight')} form={form} name="weight_kg" />
      <SizeFields form={form} errorOf={errorOf} />
      <NumberField
        label={t('quote.declared_value')}
        hint={t('quote.declared_value_hint')}
        form={form}
        name="declared_value"
        kind="money"
      />
    </fieldset>
  )
}
