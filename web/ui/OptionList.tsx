import type { RefObject } from 'react'
import { useWords } from '../platform/words.ts'
import { ListBox } from './ListBox.tsx'

export interface Option {
  id: string
  label: string
}

interface Props {
  id: string
  label: string
  options: readonly Option[]
  active: number
  value: string
  pick: (option: Option) => void
  list: RefObject<HTMLUListElement | null>
}

export function OptionList({ id, label, options, active, value, pick, list }: Props) {
  const { t } = useWords()
  const look = 'border-line bg-surface shadow-float absolute inset-x-0 z-20 mt-1 rounded-box border p-1'
  if (options.length === 0) {
    return (
      <p role="status" className={`${look} text-muted px-4 py-3`}>
        {t('ui.search_select.nothing')}
      </p>
    )
  }
  return (
    <ListBox {...{ id, label, list }} className={`${look} max-h-72 overflow-auto`}>
      {options.map((option, index) => (
        <li
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.id === value}
          className={`flex min-h-11 cursor-pointer items-center rounded-lg px-3 py-2 ${index === active ? 'bg-kraft' : ''}`}
          // Before the field loses its focus, which would close the list under the finger.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
        >
          {option.label}
        </li>
      ))}
    </ListBox>
  )
}
