import { useWatch } from 'react-hook-form'
import { SelectField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { useMasterData } from '../payment/use-master-data.ts'
import { orNothing, type Bound } from './quote-fields.ts'
import { Sides } from './Sides.tsx'
import { useWords } from '../../platform/words.ts'

export function PackagingField({ form, errorOf }: Bound) {
  const { t } = useWords()
  const boxes = useMasterData().data?.box ?? []
  return (
    <SelectField label={t('quote.packaging')} {...form.register('box', orNothing)} error={errorOf('box')}>
      <option value="">{t('quote.own_packaging')}</option>
      {boxes.map(({ id, label, max_weight: kg, max_dim: { length, width, height } }) => (
        <option key={id} value={label}>
          {t('quote.official_box', { label, length, width, height, kg })}
        </option>
      ))}
    </SelectField>
  )
}

/** An official box brings its own sides; only own packaging is measured. */
export function SideFields({ form }: Pick<Bound, 'form'>) {
  if (useWatch({ control: form.control, name: 'box' })) return null
  return (
    <Sides>{(side, label) => <NumberField label={label} form={form} name={side} shouldUnregister />}</Sides>
  )
}
