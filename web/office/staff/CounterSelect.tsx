import type { ComponentProps } from 'react'
import { isOffice, type Role } from '#contract/platform/roles.ts'
import { useCounters } from '../../parts/places/use-counters.ts'
import { SelectField } from '../../ui/Field.tsx'
import { useWords } from '../../platform/words.ts'

/** The counter somebody works at, of those that are open. */
export function CounterSelect(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  const { t } = useWords()
  return (
    <SelectField {...props}>
      <option value="">{t('people.act.no_counter')}</option>
      {useCounters().map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

export function mayHaveCounter(role: Role) {
  return !isOffice(role)
}
