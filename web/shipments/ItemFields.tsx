import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mostItems } from '#contract/shipments.ts'
import { useFormTexts } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { Price } from '../ui/Price.tsx'
import { NumberField } from '../ui/quote/NumberField.tsx'
import { asMoney } from '../ui/quote/quote-fields.ts'
import type { PackageForm } from './PackageStep.tsx'
import { worthOf } from './shipment-form.ts'

/** What is inside, piece by piece; the value of the parcel is their sum. */
export function ItemFields({ form, isInternational }: { form: PackageForm; isInternational: boolean }) {
  const { t } = useTranslation()
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
        <Button
          kind="secondary"
          disabled={fields.length >= mostItems}
          onClick={() => append({ name: '', quantity: 1, unit_value: Number.NaN, hs_code: '' })}
        >
          {t('shipment.add_item')}
        </Button>
        <p className="font-semibold">
          {t('shipment.declared_value')} <Price ringgit={worthOf({ items })} />
        </p>
      </div>
    </fieldset>
  )
}

interface RowProps {
  form: PackageForm
  index: number
  isInternational: boolean
  onRemove: (() => void) | undefined
}

function ItemRow({ form, index, isInternational, onRemove }: RowProps) {
  const { t } = useTranslation()
  const { field, errorOf } = useFormTexts(form)
  return (
    <div className="border-line bg-surface grid gap-3 rounded-box border p-3 sm:grid-cols-[1fr_6rem_9rem]">
      <TextField label={t('shipment.item_name')} {...field(`items.${index}.name`)} />
      <TextField
        label={t('shipment.quantity')}
        type="number"
        inputMode="numeric"
        min={1}
        className="figures"
        {...field(`items.${index}.quantity`)}
        {...form.register(`items.${index}.quantity`, { valueAsNumber: true })}
      />
      <NumberField
        label={t('shipment.unit_value')}
        {...form.register(`items.${index}.unit_value`, asMoney)}
        error={errorOf(`items.${index}.unit_value`)}
      />
      {isInternational && (
        <TextField
          label={t('shipment.hs_code')}
          inputMode="numeric"
          className="figures"
          {...field(`items.${index}.hs_code`)}
        />
      )}
      {onRemove && (
        <Button kind="quiet" className="text-trouble justify-self-start" onClick={onRemove}>
          {t('ui.delete')}
        </Button>
      )}
    </div>
  )
}
