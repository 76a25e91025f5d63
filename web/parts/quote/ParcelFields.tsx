import { NumberField } from '../../ui/NumberField.tsx'
import { Beside } from './Beside.tsx'
import type { Bound } from './quote-fields.ts'
import { PackagingField, SideFields } from './SizeFields.tsx'
import { useWords } from '../../platform/words.ts'

export function WeightFields({ form, errorOf }: Bound) {
  const { t } = useWords()
  return (
    <fieldset className="grid gap-4 md:grid-cols-2 md:gap-x-6">
      <legend className="mb-1 text-lg font-semibold sm:mb-3">{t('quote.parcel')}</legend>
      <Beside>
        <NumberField label={t('quote.weight')} form={form} name="weight_kg" />
        <PackagingField form={form} errorOf={errorOf} />
      </Beside>
    </fieldset>
  )
}

/** What only the exact price asks for. */
export function SizeAndValue({ form }: Pick<Bound, 'form'>) {
  const { t } = useWords()
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-x-6">
      <SideFields form={form} />
      <NumberField
        label={t('quote.declared_value')}
        hint={t('quote.declared_value_hint')}
        form={form}
        name="declared_value"
        kind="money"
      />
    </div>
  )
}
