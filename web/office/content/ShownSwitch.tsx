import type { ComponentProps } from 'react'
import { useWords } from '../../platform/words.ts'

export function ShownSwitch(props: ComponentProps<'input'>) {
  const { t } = useWords()
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-6" {...props} />
      {t('office_content.show')}
    </label>
  )
}
