import { useId } from 'react'
import type { Claimable } from '#contract/money/claims.ts'
import { control } from '../../ui/Field.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'

type Item = Claimable['items'][number]
type Quantities = Record<number, number>

interface Props {
  items: Item[]
  quantities: Quantities
  onChange: (quantities: Quantities) => void
  error: string | undefined
}

/** The list of the order: which things, and how many of them. */
export function ItemChoice({ items, quantities, onChange, error }: Props) {
  const { t } = useWords()
  function set(position: number, quantity: number | undefined) {
    const { [position]: _, ...others } = quantities
    onChange(quantity === undefined ? others : { ...others, [position]: quantity })
  }
  return (
    <ChoiceGroup label={t('claim.items')} error={error}>
      <ul className="divide-line border-line bg-surface divide-y rounded-box border">
        {items.map((item) => (
          <ItemRow
            key={item.position}
            item={item}
            quantity={quantities[item.position]}
            onChange={(quantity) => set(item.position, quantity)}
          />
        ))}
      </ul>
    </ChoiceGroup>
  )
}

interface RowProps {
  item: Item
  quantity: number | undefined
  onChange: (quantity: number | undefined) => void
}

function ItemRow({ item: { name, left, unit_value }, quantity, onChange }: RowProps) {
  const { t } = useWords()
  const { amount } = useFigures()
  const id = useId()
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <input
        id={id}
        type="checkbox"
        name="items"
        className="size-6 shrink-0"
        checked={quantity !== undefined}
        disabled={left < 1}
        onChange={({ target }) => onChange(target.checked ? left : undefined)}
      />
      <label htmlFor={id} className="grid min-h-11 min-w-0 flex-1 content-center">
        <span className="font-semibold wrap-break-word">{name}</span>
        <span className="text-muted figures text-sm">
          {t('claim.item_worth', { amount: amount(unit_value), count: left })}
        </span>
      </label>
      {quantity !== undefined && left > 1 && (
        <div className="w-24">
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={t('claim.item_quantity', { name })}
            className={`${control} figures`}
            value={quantity || ''}
            onChange={({ target }) => onChange(Number(target.value.replaceAll(/\D/g, '')))}
          />
        </div>
      )}
    </li>
  )
}
