import { useFieldArray, useWatch } from 'react-hook-form'
import { netWeightsOf } from '#contract/customs/net-weights.ts'
import { mostItems } from '#contract/orders/shipments.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Button } from '../../ui/Button.tsx'
import { Price } from '../../ui/Price.tsx'
import { ItemRow } from './ItemRow.tsx'
import { useOpenLines } from './open-lines.ts'
import type { PackageForm } from './package-form.ts'
import { emptyItem, worthOf, type PackageValues } from './shipment-form.ts'
import { useWords } from '../../platform/words.ts'
import { gramsOf } from '#contract/prices/measures.ts'

/** What is inside, piece by piece; the value of the parcel is their sum. */
export function ItemFields({ form, isInternational }: { form: PackageForm; isInternational: boolean }) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' })
  const [items, weight] = useWatch({ control: form.control, name: ['items', 'weight'] })
  const lines = useOpenLines({ form, items })
  const weights_g = isInternational ? weightsOf(items, weight) : undefined
  const error = fields.length === 0 ? errorOf('items') : undefined
  const add = () => {
    lines.foldAll()
    append(emptyItem)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('shipment.items')}</legend>
      {fields.map(({ id, ...added }, index) => (
        <ItemRow
          key={id}
          {...{ form, index, isInternational }}
          item={items[index] ?? added}
          weight_g={weights_g?.[index]}
          isOpen={lines.isOpen(id, index)}
          onToggle={lines.mayFold(index) ? (head) => lines.toggle(id, head) : undefined}
          onEdit={() => lines.edit(id)}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {error && <p className="text-trouble text-sm font-medium">{error}</p>}
      <div className="flex items-center justify-between gap-3 max-sm:flex-col max-sm:items-start">
        <Button kind="secondary" disabled={fields.length >= mostItems} onClick={add}>
          {t('shipment.add_item')}
        </Button>
        <p className="font-semibold">
          {t('shipment.declared_value')} <Price ringgit={worthOf({ items })} />
        </p>
      </div>
    </fieldset>
  )
}

function weightsOf(items: PackageValues['items'], weight: number | undefined) {
  if (!weight) return undefined
  const weighed = items.map(({ quantity, net_weight_kg }) => ({ quantity: quantity ?? 1, net_weight_kg }))
  return netWeightsOf(weighed, gramsOf(weight))
}
