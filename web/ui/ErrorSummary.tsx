import { useEffect, useRef, useState } from 'react'
import { Alert } from './Alert.tsx'
import { asOnPage, goToField } from './field-on-page.ts'
import { useWords } from '../platform/words.ts'

export interface SummaryEntry {
  /** The name of the field, as in the form. */
  field: string
  text: string
}

interface Props {
  entries: readonly SummaryEntry[]
  /** How often the form was sent: each time, the first faulty field takes the focus. */
  tries?: number
}

/** All that needs mending at a glance; each entry names its field and leads to it. */
export function ErrorSummary({ entries, tries = 0 }: Props) {
  const { t } = useWords()
  const shown = useShown(entries, tries)
  if (shown.length === 0) return null
  return (
    <Alert tone="destructive" title={t('ui.error_summary')}>
      <ul className="mt-1 list-disc pl-5">
        {shown.map(({ field, text }) => (
          <li key={field} className="py-1">
            <button type="button" className="text-left align-top underline" onClick={() => goToField(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Names and order are read off the page, so that no list of them can miss a field. */
function useShown(entries: readonly SummaryEntry[], tries: number) {
  const [shown, setShown] = useState(entries)
  const lastTry = useRef(0)
  const text = JSON.stringify(entries)
  useEffect(() => {
    const known: SummaryEntry[] = JSON.parse(text)
    const frame = requestAnimationFrame(() => {
      const onPage = asOnPage(known)
      setShown(onPage)
      // Only another try moves the focus, never a field that was mended meanwhile.
      if (tries > lastTry.current && onPage[0]) goToField(onPage[0].field)
      lastTry.current = tries
    })
    return () => cancelAnimationFrame(frame)
  }, [text, tries])
  return shown
}
