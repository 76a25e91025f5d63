import Search from 'virtual:icon/search'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { searchOffice, shortestSearch } from '#contract/office/office-search.ts'
import { useNavigate } from '../platform/navigate.ts'
import { useAnswer } from '../platform/use-call.ts'
import { useWords } from '../platform/words.ts'
import { shortPause_ms, useSettled } from '../ui/use-settled.ts'
import { ListBox } from '../ui/ListBox.tsx'
import { useOptionKeys } from '../ui/use-option-keys.ts'
import { Key } from '../parts/workplace/Key.tsx'
import { Marked } from './Marked.tsx'
import { begin } from './acts-in-sight.ts'
import { useEntries, type Entry } from './palette-entries.ts'
import type { PaletteProps } from './use-palette.ts'

const id = 'palette'

/** A few letters lead to a parcel, a person, a place of the office, or to what the page in sight can do. */
export default function Palette({ typedAhead, onClose }: PaletteProps) {
  const { t } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const { typed, setTyped, entries, isLooking } = useLetters(typedAhead)
  const navigate = useNavigate()
  function go(entry: Entry | undefined) {
    if (!entry) return
    const { to, state } = entry
    // Closed first: it gives the focus back, and what is opened takes it.
    flushSync(onClose)
    if (typeof to === 'string') void navigate(to, { state })
    else begin(to)
  }
  const { active, onKeyDown } = useOptionKeys({
    count: entries.length,
    isOpen: true,
    open: () => undefined,
    take: (index) => go(entries[index]),
    leave: onClose,
    list,
  })
  return (
    <dialog
      ref={useModal()}
      aria-label={t('office_search.box')}
      onClose={onClose}
      // The ground around it is the dialog as well.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="bg-surface text-ink shadow-float mx-auto mt-[min(12vh,6rem)] max-h-[76dvh] w-[min(40rem,calc(100vw-2rem))] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-box open:grid"
    >
      <Letters
        typed={typed}
        setTyped={setTyped}
        active={entries[active] && `${id}-${active}`}
        isBusy={isLooking}
        onKeyDown={onKeyDown}
      />
      <Entries typed={typed.trim()} entries={entries} active={active} go={go} list={list} />
      <Foot />
    </dialog>
  )
}

/** Closed before it goes, it gives the focus back. */
function useModal() {
  const box = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return box
}

interface LettersProps {
  typed: string
  setTyped: (text: string) => void
  active: string | undefined
  isBusy: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

function Letters({ typed, setTyped, active, isBusy, onKeyDown }: LettersProps) {
  const { t } = useWords()
  return (
    <label className="border-line flex items-center gap-3 border-b px-4">
      <Search className="text-muted size-5 shrink-0" aria-hidden="true" />
      <input
        role="combobox"
        aria-label={t('office_search.box')}
        aria-expanded={active !== undefined}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-busy={isBusy}
        {...(active && { 'aria-activedescendant': active })}
        className="min-h-14 w-full bg-transparent text-lg outline-none"
        placeholder={t('office_search.box_hint')}
        autoComplete="off"
        maxLength={120}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <Key>Esc</Key>
    </label>
  )
}

/** What was found for other letters than those that stand there now is not shown. */
function useLetters(typedAhead: string) {
  const [typed, setTyped] = useState(typedAhead)
  const text = typed.trim()
  const settled = useSettled(text, shortPause_ms)
  const isLong = text.length >= shortestSearch
  const isAsked = isLong && settled === text
  const { data, isFetching } = useAnswer(searchOffice, { body: { text } }, isAsked)
  const entries = useEntries(text, isLong, isAsked ? data : undefined)
  return { typed, setTyped, entries, isLooking: isLong && (!isAsked || isFetching) }
}

interface EntriesProps {
  typed: string
  entries: readonly Entry[]
  active: number
  go: (entry: Entry) => void
  list: RefObject<HTMLUListElement | null>
}

function Entries({ typed, entries, active, go, list }: EntriesProps) {
  const { t } = useWords()
  if (entries.length === 0)
    return (
      <p role="status" className="text-muted px-4 py-6">
        {t('office_search.more_letters')}
      </p>
    )
  return (
    <ListBox {...{ id, list }} label={t('office_search.box')} className="overflow-y-auto p-2">
      {entries.map((entry, place) => (
        <li key={entry.id} role="presentation">
          {entry.group !== entries[place - 1]?.group && (
            <p className="text-muted px-3 pt-3 pb-1 text-sm" aria-hidden="true">
              {entry.group}
            </p>
          )}
          <Line
            entry={entry}
            typed={typed}
            id={`${id}-${place}`}
            isActive={place === active}
            onTake={() => go(entry)}
          />
        </li>
      ))}
    </ListBox>
  )
}

interface LineProps {
  entry: Entry
  typed: string
  id: string
  isActive: boolean
  onTake: () => void
}

function Line({ entry, typed, id, isActive, onTake }: LineProps) {
  const { Icon, title, about, why, keys } = entry
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onTake}
      // The field keeps the focus, and the keys with it.
      onPointerDown={(event) => event.preventDefault()}
      className={`hover:bg-kraft flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 forced-colors:border ${isActive ? 'bg-info-ground forced-colors:border-[Highlight]' : 'forced-colors:border-transparent'}`}
    >
      <Icon className="text-muted size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 grow wrap-anywhere">
        <b className="figures">
          <Marked text={title} typed={typed} />
        </b>{' '}
        <span className="text-muted">{why ? about : <Marked text={about} typed={typed} />}</span>
        {why && (
          <span className="block text-sm">
            <Marked text={why} typed={typed} />
          </span>
        )}
      </p>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      {isActive && keys.length === 0 && <Key>↵</Key>}
    </div>
  )
}

/** Where there are keys. */
function Foot() {
  const { t } = useWords()
  return (
    <p
      className="border-line text-muted flex items-center gap-2 border-t px-4 py-2 text-sm pointer-coarse:hidden"
      aria-hidden="true"
    >
      <Key>↑</Key>
      <Key>↓</Key>
      {t('office_search.choose')}
      <Key>↵</Key>
      {t('office_search.open')}
    </p>
  )
}
