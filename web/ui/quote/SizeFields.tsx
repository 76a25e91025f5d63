import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listQuoteBoxes } from '#contract/quotes.ts'
import { useAnswer } from '../../use-call.ts'
import { SelectField } from '../Field.tsx'
import { NumberField } from './NumberField.tsx'
import { asNumber, orNothing, type Bound } from './quote-fields.ts'

const sides = ['length', 'width', 'height'] as const

/** An official box brings its own sides; only own packaging is measured. */
export function SizeFields({ form, errorOf }: Bound) {
  const { t } = useTranslation()
  const box = useWatch({ control: form.control, name: 'box' })
  const boxes = useAnswer(listQuoteBoxes).data?.box_data ?? []
  return (
    <>
      <SelectField label={t('quote.packaging')} {...form.register('box', orNothing)} error={errorOf('box')}>
        <option value="">{t('quote.own_packaging')}</option>
        {boxes.map(({ id, label, max_weight_kg, inner_cm: { length, width, height } }) => (
          <option key={id} value={id}>
            {t('quote.official_box', { label, length, width, height, kg: max_weight_kg })}
          </option>
        ))}
      </SelectField>
      {!box && (
        <div className="grid grid-cols-3 content-start gap-3">
          {sides.map((side) => (
            <NumberField
              key={side}
              label={t(`quote.${side}`)}
              {...form.register(side, { ...asNumber, shouldUnregister: true })}
              error={errorOf(side)}
            />
          ))}
        </div>
      )}
    </>
  )
}
