import { useWatch } from 'react-hook-form'
import { SelectField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { useMasterData } from '../payment/use-master-data.ts'
import { orNothing, type Bound } from './quote-fields.ts'
import { useWords } from '../../platform/words.ts'

const sides = ['length', 'width', 'height'] as const

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
  const { t } = useWords()
  if (useWatch({ control: form.control, name: 'box' })) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] content-start items-end gap-3">
      {sides.map((side) => (
        <NumberField key={side} label={t(`quote.${side}`)} form={form} name={side} shouldUnregister />
      ))}
    </div>
  )
}
