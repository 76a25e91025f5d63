import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffice, type Role } from '#contract/platform/roles.ts'
import { useCounters } from '../../parts/places/use-counters.ts'
import { SelectField } from '../../ui/Field.tsx'

/** The counter somebody works at, of those that are open. */
export function CounterSelect(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  const { t } = useTranslation()
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

export function worksAtCounter(role: Role) {
  return !isOffice(role)
}
