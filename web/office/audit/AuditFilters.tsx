import ListFilter from 'virtual:icon/list-filter'
import { useRef, useState, type ReactNode } from 'react'
import { inGroups, readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { useDay } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { useWords } from '../../platform/words.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterWord } from '../FilterWord.tsx'
import { AuditForm, fieldNames } from './AuditForm.tsx'

export const filterNames = [...fieldNames, 'person_id'] as const

type Query = Partial<Record<(typeof filterNames)[number], string>>

interface Props {
  query: Query
  onSearch: (query: Record<string, string>) => void
  /** What else is done with the list. */
  children: ReactNode
}

/** On a phone the questions unfold, so that the log is on the first screen; what is asked stands there in words. */
export function AuditFilters({ query, onSearch, children }: Props) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const count = filterNames.filter((name) => query[name]).length
  function search(next: Record<string, string>) {
    setIsOpen(false)
    onSearch(next)
    // What was pressed is gone.
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        kind="secondary"
        className="md:hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilter className="size-5" aria-hidden="true" />
        {count === 0 ? t('office_parcels.filters.label') : t('audit.filtered', { count })}
      </Button>
      {children}
      <div className={`w-full ${isOpen ? '' : 'max-md:hidden'}`}>
        <AuditForm key={JSON.stringify(query)} query={query} onSearch={search} />
      </div>
      <Words query={query} onSearch={search} />
    </>
  )
}

function Words({ query, onSearch }: Omit<Props, 'children'>) {
  const { t } = useWords()
  const words = useFilterWords(query)
  if (words.length === 0) return null
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      {words.map(({ name, question, answer }) => (
        <FilterWord
          key={name}
          question={question}
          answer={answer}
          onDrop={() => onSearch(without(query, name))}
        />
      ))}
      {words.length > 1 && (
        <Button kind="quiet" onClick={() => onSearch({})}>
          {t('audit.clear')}
        </Button>
      )}
    </div>
  )
}

function without(query: Query, dropped: string) {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== dropped))
}

/** As they were asked, but for what nobody types: a kind by its words, a day in words. */
function useFilterWords(query: Query) {
  const { t } = useWords()
  const text = useText()
  const day = useDay()
  const wordOf = (name: (typeof filterNames)[number], value: string) => {
    if (name === 'name') return { answer: text(`audit.events.${value}`) }
    if (name === 'person_id') return { answer: t('audit.one_person') }
    if (name === 'number') return { answer: inGroups(readTrackingNumber(value) ?? value) }
    if (name === 'person') return { answer: value }
    return { question: t(`audit.${name}`), answer: day(value) }
  }
  return filterNames.flatMap((name) => {
    const value = query[name]
    return value ? [{ name, question: undefined, ...wordOf(name, value) }] : []
  })
}
