import { useState, type ReactNode } from 'react'
import { shortestDeskSearch } from '#contract/platform/paging.ts'
import { TextField } from '../ui/Field.tsx'
import { shortPause_ms, useSettled } from '../ui/use-settled.ts'
import { useWords } from '../platform/words.ts'

/** What is typed, and what is asked for once the hand rests; the server looks through everything, not only what is shown. */
export function useDeskSearch() {
  const [typed, setTyped] = useState('')
  const text = useSettled(typed.trim(), shortPause_ms)
  const isTyping = typed.trim() !== text
  return { typed, setTyped, isTyping, search: text.length < shortestDeskSearch ? '' : text }
}

interface DeskProps {
  hint?: string
  /** The desk with what was found; it starts over with other words. */
  children: (search: string) => ReactNode
}

/** A desk that works off a row, below a search through all of it. */
export function SearchedDesk({ hint, children }: DeskProps) {
  const { typed, setTyped, isTyping, search } = useDeskSearch()
  return (
    <div className="grid gap-4">
      <DeskSearch typed={typed} setTyped={setTyped} hint={hint} />
      {/* What is about to be something else takes no press. */}
      <div key={search} inert={isTyping}>
        {children(search)}
      </div>
    </div>
  )
}

interface Props extends Pick<ReturnType<typeof useDeskSearch>, 'typed' | 'setTyped'> {
  /** What is looked through here, where it is not what desks of money look through. */
  hint?: string | undefined
}

export function DeskSearch({ typed, setTyped, hint }: Props) {
  const { t } = useWords()
  return (
    <search className="max-w-md">
      <TextField
        type="search"
        label={t('office.payments.find')}
        hint={hint ?? t('office.payments.find_hint')}
        autoComplete="off"
        maxLength={120}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // The keys of the desk count again.
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </search>
  )
}
