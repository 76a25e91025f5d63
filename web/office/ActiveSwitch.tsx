import type { ComponentProps } from 'react'
import { useWords } from '../platform/words.ts'

/** Off means: kept, but no longer offered. */
export function ActiveSwitch(props: ComponentProps<'input'>) {
  const { t } = useWords()
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-6" {...props} />
      {t('office.offered')}
    </label>
  )
}
