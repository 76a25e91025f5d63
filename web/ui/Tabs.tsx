import Circle from 'virtual:icon/circle'
import CircleCheck from 'virtual:icon/circle-check'
import { useId, type KeyboardEvent, type ReactNode } from 'react'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

interface Props {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (id: string) => void
  /** A tick on the open tab, where a tab is a choice and not only a view. */
  marked?: boolean
  /** The tabs share the whole width, each as large as a thumb. */
  isStretched?: boolean
}

/** On a phone a choice is beside the others as cards; with large letters below them. */
const cardOnPhones =
  'flex grow basis-24 flex-col px-1 leading-tight sm:block sm:flex-none sm:px-4 max-sm:border-edge max-sm:aria-selected:border-ink max-sm:bg-surface max-sm:mb-0 max-sm:rounded-box max-sm:border max-sm:text-sm max-sm:aria-selected:outline-1'

/** Arrow keys walk through the tabs and open them; only the open one is a stop of the keyboard. */
export function Tabs({ label, tabs, value, onChange, marked = false, isStretched = false }: Props) {
  const base = useId()
  const open = tabs.find(({ id }) => id === value)
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={`border-line flex border-b ${isStretched ? '' : 'flex-wrap gap-1'} ${marked ? 'max-sm:border-b-0' : ''}`}
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            {...roleOfTab(base, id, id === value)}
            onClick={() => onChange(id)}
            onKeyDown={walk}
            className={`forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] aria-selected:border-accent text-muted aria-selected:text-ink -mb-px border-b-3 border-transparent py-2 font-semibold ${isStretched ? 'min-h-12 flex-1 px-1 text-[min(1rem,4.4vw)] leading-tight' : 'min-h-11'} ${marked ? cardOnPhones : ''} ${marked || isStretched ? '' : 'px-3 sm:px-4'}`}
          >
            {marked && <Mark isChosen={id === value} />}
            {label}
          </button>
        ))}
      </div>
      {open && (
        <div key={value} role="tabpanel" id={base} aria-labelledby={`${base}-${value}`} className="pt-4">
          {open.content}
        </div>
      )}
    </div>
  )
}

/** The sign has its place in every tab: a choice moves no other one. */
function Mark({ isChosen }: { isChosen: boolean }) {
  const Sign = isChosen ? CircleCheck : Circle
  return (
    <Sign
      className={`mx-auto mb-1 block size-5 sm:mx-0 sm:mr-2 sm:mb-0 sm:inline ${isChosen ? 'text-ink' : ''}`}
      aria-hidden="true"
    />
  )
}

function roleOfTab(base: string, id: string, isOpen: boolean) {
  const tab = { role: 'tab', id: `${base}-${id}`, 'aria-selected': isOpen, tabIndex: isOpen ? 0 : -1 }
  return isOpen ? { ...tab, 'aria-controls': base } : tab
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const here = tabs.findIndex((tab) => tab === event.currentTarget)
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  const tab = tabs.at(next % tabs.length)
  tab?.focus()
  tab?.click()
}
