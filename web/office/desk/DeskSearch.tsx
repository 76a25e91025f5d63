import ListFilter from 'virtual:icon/list-filter'
import Search from 'virtual:icon/search'
import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { shortestDeskSearch } from '#contract/platform/paging.ts'
import { Key } from '../../parts/workplace/Key.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { shortPause_ms, useSettled } from '../../ui/use-settled.ts'
import { useWords } from '../../platform/words.ts'

/** What is typed, and what is asked for once the hand rests; the server looks through everything, not only what is shown. */
export function useDeskSearch() {
  const [typed, setTyped] = useState('')
  const text = useSettled(typed.trim(), shortPause_ms)
  const isTyping = typed.trim() !== text
  return { typed, setTyped, isTyping, search: text.length < shortestDeskSearch ? '' : text }
}

/** Beside the tabs where there is room: the height belongs to what is worked on. */
const besideTabs = 'lg:absolute lg:-top-16 lg:right-0 lg:w-80 lg:[&_[id$=hint]]:sr-only lg:[&_label]:sr-only'

interface DeskProps {
  hint?: string
  /** Where it has no room beside the tabs, the search is a button in the corner, which the desk leaves room for. */
  isFolded?: boolean
  /** The desk with what was found; it starts over with other words. */
  children: (search: string) => ReactNode
}

/** A desk that works off a row, below a search through all of it. */
export function SearchedDesk({ hint, isFolded = false, children }: DeskProps) {
  const { t } = useWords()
  const { typed, setTyped, isTyping, search } = useDeskSearch()
  return (
    <div className="relative grid gap-4">
      {isFolded ? (
        <FoldedSearch typed={typed} setTyped={setTyped} hint={hint} />
      ) : (
        <div className={besideTabs}>
          <DeskSearch typed={typed} setTyped={setTyped} hint={hint} placeholder={t('office.payments.find')} />
        </div>
      )}
      {/* What is about to be something else takes no press. */}
      <div key={search} inert={isTyping} className={isFolded ? 'with-key' : ''}>
        {children(search)}
      </div>
    </div>
  )
}

interface Props extends Pick<ReturnType<typeof useDeskSearch>, 'typed' | 'setTyped'> {
  /** What is looked through here, where it is not what desks of money look through. */
  hint?: string | undefined
  /** Where its label is only read out. */
  placeholder?: string
}

export function DeskSearch({ typed, setTyped, hint, placeholder }: Props) {
  const { t } = useWords()
  return (
    <search className="find-here max-w-md">
      <TextField
        type="search"
        label={t('office.payments.find')}
        hint={hint ?? t('office.payments.find_hint')}
        autoComplete="off"
        placeholder={placeholder}
        className="max-lg:placeholder:text-transparent"
        maxLength={120}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // The keys of the desk count again.
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        aria-keyshortcuts="/"
        before={<Search className="text-muted" aria-hidden="true" />}
        after={typed === '' && <Key>/</Key>}
      />
    </search>
  )
}

/** What is searched for stays in sight: only an empty field folds again. */
function FoldedSearch(props: Props) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const id = useId()
  const isShown = isOpen || props.typed !== ''
  function toggle() {
    flushSync(() => setIsOpen(!isShown))
    field.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <Button
        kind="secondary"
        className="absolute top-0 right-0 z-1 px-3 lg:hidden"
        aria-label={t('office.payments.find')}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={toggle}
      >
        <ListFilter className="size-5" aria-hidden="true" />
      </Button>
      <div
        ref={field}
        id={id}
        // Whoever empties it to type something else finds it where it was.
        onFocus={() => setIsOpen(true)}
        className={`${besideTabs} ${isShown ? 'max-lg:pt-5' : 'max-lg:hidden'}`}
      >
        <DeskSearch {...props} placeholder={t('office.payments.find')} />
      </div>
    </>
  )
}
