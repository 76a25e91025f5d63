import { useCallback, useState } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { Contact } from '../Contact.tsx'
import { PageTop } from '../PageTop.tsx'
import { Bubbles } from '../pictures/things.tsx'
import { Scene } from '../pictures/Scene.tsx'
import { useHashTarget } from '../use-hash-target.ts'
import { Question } from './Question.tsx'
import { useQuestions, type Group } from './use-questions.ts'
import { matches } from '../../platform/search.ts'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [query, setQuery] = useState('')
  // The question an address names may be one that the search has hidden.
  useHashTarget(useCallback(() => setQuery(''), []))
  const groups = useQuestions()
  return (
    <>
      <PageTop heading={t('faq.heading')} intro={t('faq.intro')} picture={<Picture />} />
      <div className="wrap grid gap-8 py-10">
        <Search query={query} onSearch={setQuery} found={found(groups, query)} />
        <div className="grid gap-10">
          {Object.entries(groups).map(([id, group]) => (
            <QuestionGroup key={id} group={group} query={query} />
          ))}
        </div>
        <Contact heading={t('faq.contact.heading')} text={t('faq.contact.text')} />
      </div>
    </>
  )
}

function Picture() {
  return (
    <Scene arc={false}>
      <g transform="translate(180 74)">
        <Bubbles />
      </g>
    </Scene>
  )
}

function Search({
  query,
  onSearch,
  found,
}: {
  query: string
  onSearch: (query: string) => void
  found: number
}) {
  const { t } = useWords()
  return (
    <search className="screen-only grid gap-2 max-w-prose">
      <TextField
        type="search"
        label={t('faq.search')}
        hint={t('faq.search_hint')}
        value={query}
        onChange={({ target }) => onSearch(target.value)}
      />
      <p role="status" className="font-medium">
        {query.trim() && (found > 0 ? t('faq.found', { found }) : t('faq.nothing'))}
      </p>
    </search>
  )
}

function QuestionGroup({ group, query }: { group: Group; query: string }) {
  const shown = matching(group, query)
  if (shown.length === 0) return null
  return (
    <section className="grid items-start gap-3 md:grid-cols-[14rem_1fr] md:gap-12">
      <h2>{group.heading}</h2>
      <div className="grid min-w-0 gap-3">
        {shown.map(([id, texts]) => (
          <Question key={id} id={id} {...texts} />
        ))}
      </div>
    </section>
  )
}

function matching({ items }: Group, query: string) {
  const all = Object.entries(items)
  if (!query.trim()) return all
  return all.filter(([, { question, answer }]) => matches([question, ...answer.flat()].join(' '), query))
}

function found(groups: Record<string, Group>, query: string) {
  return Object.values(groups).reduce((sum, group) => sum + matching(group, query).length, 0)
}
