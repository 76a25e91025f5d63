import type { ComponentProps } from 'react'
import { SelectField } from '../../ui/Field.tsx'
import { useCounters } from '../../parts/places/use-counters.ts'
import { useWords } from '../../platform/words.ts'

interface Props extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  /** The one that is stored; it may be switched off by now. */
  current: string
}

/** Whose agents may say that cash of this account was counted. */
export function CounterField({ current, ...props }: Props) {
  const { t } = useWords()
  const counters = useCounters()
  const isListed = current === '' || counters.some(({ id }) => id === current)
  return (
    <SelectField
      // The counters come after the form: only then can the chosen one be shown.
      key={counters.length}
      label={t('office.accounts.counter')}
      hint={t('office.accounts.counter_hint')}
      {...props}
    >
      <option value="">{t('office.accounts.no_counter')}</option>
      {!isListed && <option value={current}>{t('office.inactive')}</option>}
      {counters.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
