import { useFieldArray, useWatch } from 'react-hook-form'
import { formatRinggit } from '#contract/prices/money.ts'
import { addOns, goesBySize, isCounted, type AddOn } from '#contract/prices/priced-line.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { addOnOptions } from '#contract/orders/shipments.ts'
import { useText } from '../../platform/text.ts'
import { useWords } from '../../platform/words.ts'
import { SelectField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { isNeedless } from './needless.ts'
import type { PackageForm } from './package-form.ts'
import { useRowTexts } from './row-texts.ts'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'

interface Props {
  form: PackageForm
  /** Undefined until the parcel's weight and places are known; a server of the version before knows no prices. */
  offer: (Pick<ShownOffer, 'cover'> & Partial<Pick<ShownOffer, 'add_ons'>>) | undefined
  /** Some prices go by the size; until it is known they are the least. */
  isMeasured?: boolean
}

/** Services around the parcel, each with what it adds to the price; each may be chosen once. */
export function AddOnFields({ form, offer, isMeasured = true }: Props) {
  const { t } = useWords()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'add_ons' })
  return (
    <ChoiceGroup label={t('shipment.add_ons')}>
      {addOns.map((name) => {
        const index = fields.findIndex((field) => field.name === name)
        return (
          <div key={name} className="border-edge bg-surface rounded-box border">
            <Choice
              {...{ name, offer, isMeasured }}
              isChosen={index !== -1}
              onChange={(isChosen) =>
                isChosen ? append({ name, quantity: 1, option: addOnOptions[name][0] }) : remove(index)
              }
            />
            {index !== -1 && <Details {...{ form, name, index }} />}
          </div>
        )
      })}
    </ChoiceGroup>
  )
}

interface ChoiceProps extends Pick<Props, 'offer'> {
  isMeasured: boolean
  name: AddOn
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** The press leaves the focus where it is: a field that is left is checked, and what it then says would move the boxes. */
function Choice({ name, offer, isMeasured, isChosen, onChange }: ChoiceProps) {
  const { t } = useWords()
  const needless = name === 'insurance' && offer !== undefined && isNeedless(offer.cover)
  return (
    <label
      className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2"
      onMouseDown={(event) => event.preventDefault()}
    >
      <input
        type="checkbox"
        className="size-6 shrink-0"
        disabled={needless && !isChosen}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="pair min-w-0 flex-1 items-center">
        <span>
          {t(`shipment.add_on.${name}`)}
          {name === 'wooden_crate' && (
            <span className="text-muted block text-sm">{t('shipment.crate_hint')}</span>
          )}
          {needless && offer && (
            <span className="text-muted block text-sm">
              {t('shipment.insurance_needless', { amount: formatRinggit(offer.cover.uninsured) })}
            </span>
          )}
        </span>
        {offer?.add_ons && !needless && (
          <Added {...{ name, isMeasured }} least={offer.cover.insurance.min} prices={offer.add_ons} />
        )}
      </span>
    </label>
  )
}

interface AddedProps {
  name: AddOn
  isMeasured: boolean
  prices: ShownOffer['add_ons']
  /** What insurance costs before a value is declared. */
  least: number
}

function Added({ name, isMeasured, prices, least }: AddedProps) {
  const { t } = useWords()
  const price = prices.find(({ code }) => code === name)?.price ?? null
  const isLeast = goesBySize(name) && !isMeasured
  return (
    <span className="figures shrink-0 font-semibold whitespace-nowrap">
      {price === null || isLeast
        ? `${t('shipment.price_from')} ${formatRinggit(price ?? least)}`
        : `+ ${formatRinggit(price)}`}
    </span>
  )
}

interface DetailsProps extends Pick<Props, 'form'> {
  name: AddOn
  index: number
}

/** How often and how, where there is something to say. */
function Details({ form, name, index }: DetailsProps) {
  const { t } = useWords()
  const text = useText()
  const { field } = useRowTexts(form)
  const quantity = useWatch({ control: form.control, name: `add_ons.${index}.quantity` })
  const options: readonly string[] = addOnOptions[name]
  const isCountable = isCounted(name) || quantity !== 1
  if (!isCountable && options.length === 1) return null
  return (
    <div
      role="group"
      aria-label={t(`shipment.add_on.${name}`)}
      className="border-line grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3 border-t p-4"
    >
      {isCountable && (
        <NumberField
          label={t('shipment.quantity')}
          form={form}
          name={`add_ons.${index}.quantity`}
          kind="count"
        />
      )}
      {options.length > 1 && (
        <SelectField label={t('shipment.add_on_option')} {...field(`add_ons.${index}.option`)}>
          <option value="">{t('shipment.select_add_ons')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {text(`shipment.add_on_options.${option}`)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
