import { useId } from 'react'
import { ChoiceChip } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { useWords } from '../../platform/words.ts'

interface Slot {
  id: string
  label: string
  left: number
}

interface Props {
  slots: readonly Slot[]
  value: string
  onPick: (id: string) => void
  /** Where a summary of errors leads. */
  field?: string
  error?: string | undefined
}

/** From here on it is worth saying how many places are left. */
const few = 5

/** Times of a day; a full one stays visible, so that nobody wonders where it went. */
export function SlotPicker({ slots, value, onPick, field, error }: Props) {
  const { t } = useWords()
  const name = useId()
  return (
    <ChoiceGroup label={t('ui.slots.legend')} error={error} fields={field}>
      <div className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-[min(0.5rem,2vw)]">
        {slots.map(({ id, label, left }) => (
          <ChoiceChip
            key={id}
            name={name}
            value={id}
            checked={id === value}
            disabled={left === 0}
            onChange={() => onPick(id)}
          >
            <span className="figures text-[min(0.875rem,3.6vw)] font-semibold whitespace-nowrap">
              {label}
            </span>
            {left <= few && (
              <span className="text-sm">
                {left === 0 ? t('ui.slots.full') : t('ui.slots.left', { count: left })}
              </span>
            )}
          </ChoiceChip>
        ))}
      </div>
    </ChoiceGroup>
  )
}
