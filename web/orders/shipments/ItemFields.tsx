import { useFieldArray, useWatch } from 'react-hook-form'
import { netWeightsOf } from '#contract/customs/net-weights.ts'
import { mostItems } from '#contract/orders/shipments.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { writeNumber } from '../../ui/numbers.ts'
import { Price } from '../../ui/Price.tsx'
import type { PackageForm } from './package-form.ts'
import { CountryOptions } from './CountryOptions.tsx'
import { RemoveRow } from './RemoveRow.tsx'
import { useRowTexts } from './row-texts.ts'
import { emptyItem, worthOf, type PackageValues } from './shipment-form.ts'
import { useWords } from '../../platform/words.ts'

/** What is inside, piece by piece; the value of the parcel is their sum. */
export function ItemFields({ form, isInternational }: { form: PackageForm; isInternational: boolean }) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' })
  const items = useWatch({ control: form.control, name: 'items' })
  const error = fields.length === 0 ? errorOf('items') : undefined
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('shipment.items')}</legend>
      {fields.map(({ id }, index) => (
        <ItemRow
          key={id}
          form={form}
          index={index}
          isInternational={isInternational}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button kind="secondary" disabled={fields.length >= mostItems} onClick={() => append(emptyItem)}>
          {t('shipment.add_item')}
        </Button>
        <p className="font-semibold">
          {t('shipment.declared_value')} <Price ringgit={worthOf({ items })} />
        </p>
      </div>
    </fieldset>
  )
}

/** What customs ask of each item; where nothing is said, the placeholder and the first choice say what will count. */
function CustomsFields({ form, index }: Pick<RowProps, 'form' | 'index'>) {
  const { t, language } = useWords()
  const { field } = useRowTexts(form)
  const [items, weight] = useWatch({ control: form.control, name: ['items', 'weight'] })
  const shares_g = netWeightsOf(items.map(asWeighed), Math.round((weight ?? 0) * 1000))
  const share_g = shares_g?.[index]
  return (
    <div className="grid gap-3 sm:col-span-3 sm:grid-cols-3">
      <TextField
        label={t('shipment.hs_code')}
        inputMode="numeric"
        className="figures"
        {...field(`items.${index}.hs_code`)}
      />
      <NumberField
        label={t('shipment.net_weight')}
        placeholder={weight && share_g ? writeNumber(share_g / 1000, language) : ''}
        hint={t('shipment.net_weight_hint')}
        form={form}
        name={`items.${index}.net_weight_kg`}
      />
      <SelectField label={t('shipment.origin')} {...field(`items.${index}.origin_country`)}>
        <option value="">{t('shipment.origin_sender')}</option>
        <CountryOptions />
      </SelectField>
    </div>
  )
}

function asWeighed({ quantity, net_weight_kg }: PackageValues['items'][number]) {
  return { quantity: quantity ?? 1, net_weight_kg }
}

interface RowProps {
  form: PackageForm
  index: number
  isInternational: boolean
  onRemove: (() => void) | undefined
}

function ItemRow({ form, index, isInternational, onRemove }: RowProps) {
  const { t } = useWords()
  const { field, isUntouched } = useRowTexts(form)
  return (
    <div
      role="group"
      aria-label={t('shipment.item_number', { number: index + 1 })}
      className="border-line bg-surface grid gap-3 rounded-box border p-3 sm:grid-cols-[1fr_6rem_9rem]"
    >
      <TextField label={t('shipment.item_name')} {...field(`items.${index}.name`)} />
      <NumberField label={t('shipment.quantity')} form={form} name={`items.${index}.quantity`} kind="count" />
      <NumberField
        label={t('shipment.unit_value')}
        form={form}
        name={`items.${index}.unit_value`}
        kind="money"
        isQuiet={isUntouched(`items.${index}.unit_value`)}
      />
      {isInternational && <CustomsFields form={form} index={index} />}
      {onRemove && <RemoveRow onRemove={onRemove} />}
    </div>
  )
}
