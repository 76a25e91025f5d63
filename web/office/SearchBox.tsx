import Search from 'lucide-react/icons/search'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from '../platform/navigate.ts'
import { control } from '../ui/Field.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useWords } from '../platform/words.ts'

/** From anywhere in the office; the words travel in memory, never in an address. */
export function SearchBox() {
  const { t } = useWords()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useShortcuts({ '/': () => field.current?.focus() })
  const go = (event: FormEvent) => {
    event.preventDefault()
    void navigate('/office/search', { state: { text } })
  }
  return (
    <search className="w-full sm:w-72">
      <form onSubmit={go} className="relative">
        <Search
          className="text-muted pointer-events-none absolute top-3.5 left-3 size-4"
          aria-hidden="true"
        />
        <input
          ref={field}
          type="search"
          aria-label={t('office_search.label')}
          aria-keyshortcuts="/"
          placeholder={t(hasKeys() ? 'office_search.short_hint' : 'office_search.label')}
          autoComplete="off"
          maxLength={120}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={`${control} pl-9`}
        />
      </form>
    </search>
  )
}

/** Nobody presses a key on a screen alone. */
function hasKeys() {
  return window.matchMedia('(pointer: fine)').matches
}
