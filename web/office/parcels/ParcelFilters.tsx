import ListFilter from 'virtual:icon/list-filter'
import { useRef, useState, type ReactNode } from 'react'
import { Key } from '../../parts/workplace/Key.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { FilterWords } from './FilterWords.tsx'
import type { Filters } from './parcel-filters.ts'
import { useChoices, type Choice } from './use-choices.ts'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** What is chosen stands there in words, beside what is said of the list; the questions unfold, so that the parcels are on the first screen. */
export function ParcelFilters({ filters, onChange, children }: Props & { children: ReactNode }) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const choices = useChoices(isOpen, filters)
  const unfold = () => setIsOpen((open) => !open)
  useShortcuts({ f: unfold })
  const drop = (next: Filters) => {
    onChange(next)
    // What was pressed is gone.
    button.current?.focus()
  }
  return (
    <section aria-label={t('office_parcels.filters.label')} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={button} kind="secondary" aria-expanded={isOpen} aria-keyshortcuts="f" onClick={unfold}>
          <ListFilter className="size-5" aria-hidden="true" />
          {t('office_parcels.filters.label')}
          <Key>F</Key>
        </Button>
        <FilterWords choices={choices} filters={filters} onChange={drop} />
        {children}
      </div>
      {isOpen && <Questions choices={choices} filters={filters} onChange={onChange} />}
    </section>
  )
}

/** Each choice counts at once. */
function Questions({ choices, filters, onChange }: Props & { choices: Choice[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] items-end gap-3 xl:grid-cols-5">
      {choices.map((choice) => (
        <ChoiceField key={choice.name} choice={choice} filters={filters} onChange={onChange} />
      ))}
      <DayField filters={filters} onChange={onChange} />
    </div>
  )
}

function ChoiceField({ choice: { name, first, options }, filters, onChange }: Props & { choice: Choice }) {
  const { t } = useWords()
  return (
    <SelectField
      name={name}
      label={t(`office_parcels.filters.${name}`)}
      value={filters[name] ?? ''}
      onChange={({ target }) => onChange({ ...filters, [name]: target.value || undefined })}
    >
      <option value="">{first}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function DayField({ filters, onChange }: Props) {
  const { t } = useWords()
  return (
    <TextField
      name="day"
      type="date"
      label={t('office_parcels.filters.day')}
      value={filters.day ?? ''}
      onChange={({ target }) => onChange({ ...filters, day: target.value || undefined })}
    />
  )
}
