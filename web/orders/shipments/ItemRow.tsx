import ChevronDown from 'virtual:icon/chevron-down'
import X from 'virtual:icon/x'
import { useId, useState } from 'react'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { useWords } from '../../platform/words.ts'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { writeNumber } from '../../ui/numbers.ts'
import { CountryOptions } from './CountryOptions.tsx'
import type { PackageForm } from './package-form.ts'
import { RemoveRow } from './RemoveRow.tsx'
import { useRowTexts } from './row-texts.ts'
import { worthOf, type PackageValues } from './shipment-form.ts'
import { Chevron } from '../../ui/Chevron.tsx'

interface Line {
  index: number
  item: PackageValues['items'][number]
  /** What it weighs, also where nobody said so; none where customs don't ask. */
  weight_g: number | undefined
}

interface Props extends Line {
  form: PackageForm
  isInternational: boolean
  isOpen: boolean
  /** Undefined while it has to stay open. */
  onToggle: ((head: Element) => void) | undefined
  onEdit: () => void
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined
}

/** Two fields a row on a phone, and one where letters are large. */
const pairs = 'grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3'

/** A line of goods; finished, it is one row that says what it holds. */
export function ItemRow(props: Props) {
  const { form, index, isOpen, isInternational, onEdit, onRemove } = props
  const { t } = useWords()
  const fields = useId()
  // Kept here: they know of attempts to send the form that came while the line was folded.
  const texts = useRowTexts(form)
  const number = index + 1
  return (
    <div
      role="group"
      aria-label={t('shipment.item_number', { number })}
      className="border-line bg-surface rounded-box border"
    >
      {onRemove && (
        <div className="flex min-h-14 items-center">
          <Head {...props} fields={fields} />
          <RemoveRow label={t('shipment.delete_item', { number })} onRemove={onRemove}>
            <X className="size-5" aria-hidden="true" />
          </RemoveRow>
        </div>
      )}
      {isOpen && (
        <div
          id={fields}
          onFocus={onEdit}
          className={`${pairs} px-3 pb-3 sm:grid-cols-[1fr_6rem_9rem] ${onRemove ? '' : 'pt-3'}`}
        >
          <OwnFields form={form} index={index} texts={texts} />
          {isInternational && <CustomsFields {...props} texts={texts} />}
        </div>
      )}
    </div>
  )
}

function Head({ isOpen, onToggle, fields, ...line }: Props & { fields: string }) {
  const { t } = useWords()
  const title = t('shipment.item_number', { number: line.index + 1 })
  if (!onToggle) return <p className="grow px-3 font-medium">{title}</p>
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? fields : undefined}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
      className="rounded-box flex min-h-14 min-w-0 grow items-center gap-3 px-3 py-2 text-left"
    >
      <ChevronDown className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
      {isOpen ? <span className="font-medium">{title}</span> : <Summary {...line} />}
    </button>
  )
}

function Summary({ item, weight_g }: Line) {
  const { t, language } = useWords()
  const facts = [
    t('shipment.pieces', { count: item.quantity ?? 0 }),
    ...(weight_g ? [`${writeNumber(weight_g / 1000, language)} kg`] : []),
    formatRinggit(worthOf({ items: [item] })),
  ]
  return (
    <span className="grid min-w-0 grow gap-x-4 sm:flex sm:items-baseline sm:justify-between">
      <span className="truncate font-medium">{item.name}</span>{' '}
      <span className="text-muted figures text-sm">
        {facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')}
      </span>
    </span>
  )
}

interface FieldsProps {
  form: PackageForm
  index: number
  texts: ReturnType<typeof useRowTexts>
}

function OwnFields({ form, index, texts: { field, isUntouched } }: FieldsProps) {
  const { t } = useWords()
  return (
    <>
      <div className="col-span-full sm:col-span-1">
        <TextField label={t('shipment.item_name')} {...field(`items.${index}.name`)} />
      </div>
      <NumberField label={t('shipment.quantity')} form={form} name={`items.${index}.quantity`} kind="count" />
      <NumberField
        label={t('shipment.unit_value')}
        form={form}
        name={`items.${index}.unit_value`}
        kind="money"
        isQuiet={isUntouched(`items.${index}.unit_value`)}
      />
    </>
  )
}

/** What customs ask of each item; where nothing is said, the placeholder and the first choice say what will count. */
function CustomsFields({ form, index, texts, weight_g, item }: FieldsProps & Line) {
  const { t, language } = useWords()
  const [startsOpen] = useState(() => item.hs_code !== '' || item.net_weight_kg !== undefined)
  return (
    <details open={startsOpen} className="col-span-full">
      <summary className="text-muted flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <Chevron />
        {t('shipment.for_customs')}
      </summary>
      <div className="grid gap-3 pt-1 sm:grid-cols-3">
        <TextField
          label={t('shipment.hs_code')}
          inputMode="numeric"
          className="figures"
          {...texts.field(`items.${index}.hs_code`)}
        />
        <NumberField
          label={t('shipment.net_weight')}
          placeholder={weight_g ? writeNumber(weight_g / 1000, language) : ''}
          hint={t('shipment.net_weight_hint')}
          form={form}
          name={`items.${index}.net_weight_kg`}
        />
        <SelectField label={t('shipment.origin')} {...texts.field(`items.${index}.origin_country`)}>
          <option value="">{t('shipment.origin_sender')}</option>
          <CountryOptions />
        </SelectField>
      </div>
    </details>
  )
}
