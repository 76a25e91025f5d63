import { useFieldArray, useWatch } from 'react-hook-form'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { addOns, type AddOn } from '#contract/prices/priced-line.ts'
import { addOnOptions } from '#contract/orders/shipments.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { PackageForm } from './package-form.ts'
import { RemoveRow } from './RemoveRow.tsx'
import { useRowTexts } from './row-texts.ts'
import { useWords } from '../../platform/words.ts'

/** Services around the parcel; each may be chosen once. */
export function AddOnFields({ form, least }: { form: PackageForm; least: number | undefined }) {
  const { t } = useWords()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'add_ons' })
  const chosen = useWatch({ control: form.control, name: 'add_ons' })
  const free = addOns.filter((code) => !chosen.some(({ name }) => name === code))
  const [next] = free
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('shipment.add_ons')}</legend>
      {fields.map(({ id }, index) => (
        <AddOnRow key={id} {...{ form, index, free, least }} onRemove={() => remove(index)} />
      ))}
      {next && (
        <Button
          kind="secondary"
          className="justify-self-start"
          onClick={() => append({ name: next, quantity: 1, option: onlyOption(next) })}
        >
          {t('shipment.add_add_on')}
        </Button>
      )}
    </fieldset>
  )
}

/** Where there is nothing to choose it is chosen. */
function onlyOption(name: AddOn) {
  const options: readonly string[] = addOnOptions[name]
  return options.length === 1 ? (options[0] ?? '') : ''
}

interface RowProps {
  form: PackageForm
  index: number
  free: readonly AddOn[]
  least: number | undefined
  onRemove: () => void
}

function AddOnRow({ form, index, free, least, onRemove }: RowProps) {
  const { t } = useWords()
  const text = useText()
  const { field } = useRowTexts(form)
  const name = useWatch({ control: form.control, name: `add_ons.${index}.name` })
  const options: readonly string[] = addOnOptions[name]
  return (
    <div
      role="group"
      aria-label={t(`shipment.add_on.${name}`)}
      className="border-line bg-surface grid gap-3 rounded-box border p-3 sm:grid-cols-[1fr_6rem_1fr]"
    >
      <AddOnName form={form} index={index} name={name} free={free} />
      <NumberField
        label={t('shipment.quantity')}
        form={form}
        name={`add_ons.${index}.quantity`}
        kind="count"
      />
      <SelectField label={t('shipment.add_on_option')} {...field(`add_ons.${index}.option`)}>
        <option value="">{t('shipment.select_add_ons')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {text(`shipment.add_on_options.${option}`)}
          </option>
        ))}
      </SelectField>
      {name === 'insurance' && least !== undefined && (
        <p className="text-muted text-sm sm:col-span-3">
          {t('shipment.insurance_least', { least: formatRinggit(least) })}
        </p>
      )}
      <RemoveRow onRemove={onRemove} />
    </div>
  )
}

function AddOnName({ form, index, name, free }: Omit<RowProps, 'onRemove' | 'least'> & { name: AddOn }) {
  const { t } = useWords()
  const { field } = useRowTexts(form)
  return (
    <SelectField
      label={t('shipment.add_on_name')}
      {...field(`add_ons.${index}.name`)}
      onChange={({ target }) => {
        const chosen = addOns.find((code) => code === target.value) ?? name
        form.setValue(
          `add_ons.${index}`,
          { name: chosen, quantity: 1, option: onlyOption(chosen) },
          { shouldDirty: true },
        )
      }}
    >
      {[name, ...free].map((code) => (
        <option key={code} value={code}>
          {t(`shipment.add_on.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}
