import type { ParcelInList } from '#contract/office/office-parcels.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useWords } from '../../platform/words.ts'

/** On a desk it stands in the head of the list, which stays in sight. */
export function ChooseAll({ isAll, onChange }: { isAll: boolean; onChange: (all: boolean) => void }) {
  const { t } = useWords()
  return (
    <label className="choose-all inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5"
        checked={isAll}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="md:sr-only">{t('office_parcels.bulk.all')}</span>
    </label>
  )
}

interface ChooseProps {
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  parcel: ParcelInList
}

export function Choose({ parcel: { id, tracking_number }, chosen, onChoose }: ChooseProps) {
  const { t } = useWords()
  function toggle(isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  return (
    <label className="grid size-11 md:h-10 cursor-pointer place-items-center max-md:ml-auto max-md:justify-items-end">
      <input
        type="checkbox"
        className="size-5"
        aria-label={t('office_parcels.bulk.choose_one', { number: inGroups(tracking_number) })}
        checked={chosen.has(id)}
        onChange={({ target }) => toggle(target.checked)}
      />
    </label>
  )
}
