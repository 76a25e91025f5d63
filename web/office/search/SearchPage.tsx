import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { searchOffice, shortestSearch } from '#contract/office/office-search.ts'
import { TextField } from '../../ui/Field.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { shortPause_ms, useSettled } from '../../ui/use-settled.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { PlacesToGo } from './PlacesToGo.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWalk } from '../use-walk.ts'
import { useWords } from '../../platform/words.ts'

const fieldId = 'office-search'

export function Page() {
  const { t } = useWords()
  const [typed, setTyped] = useTyped()
  const text = useSettled(typed.trim(), shortPause_ms)
  const isLong = text.length >= shortestSearch
  const { data, isError, refetch } = useAnswer(searchOffice, { body: { text } }, isLong)
  useWalk()
  useShortcuts({ '/': toField })
  useEffect(() => {
    // After the focus has arrived at the page as everywhere: whoever comes here comes to type.
    const timer = setTimeout(toField)
    return () => clearTimeout(timer)
  }, [])
  return (
    <OfficeFrame heading={t('office_search.heading')} isSearch>
      <div className="grid gap-6">
        <search>
          <TextField
            id={fieldId}
            data-walk
            type="search"
            label={t('office_search.label')}
            hint={typed !== '' && !isLong ? t('office_search.more_letters') : t('office_search.hint')}
            autoComplete="off"
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="text-lg"
          />
        </search>
        {isLong && isError && !data && <LoadFailed onRetry={() => void refetch()} />}
        {isLong && !data && !isError && <Skeleton className="h-40 w-full" />}
        {isLong && data && <SearchResults found={data} text={text} />}
        {typed === '' && <PlacesToGo />}
      </div>
    </OfficeFrame>
  )
}

function toField() {
  document.getElementById(fieldId)?.focus()
}

/** Begins with what was typed in the box of another page; each visit from there starts over. */
function useTyped() {
  const { state, key } = useLocation()
  const given = textIn(state)
  const [typed, setTyped] = useState({ key, text: given })
  const current = typed.key === key ? typed.text : given
  return [current, (text: string) => setTyped({ key, text })] as const
}

function textIn(state: unknown) {
  return typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string'
    ? state.text
    : ''
}
