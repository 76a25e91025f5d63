import { startTransition, useEffect, useMemo, useState } from 'react'
import type { FaqEntry } from '#contract/site/content-shapes.ts'
import { useToldFigures } from '../use-told-figures.ts'
import type { QuestionTexts } from './Question.tsx'
import { useWords } from '../../platform/words.ts'

export interface Group {
  heading: string
  items: Record<string, QuestionTexts>
}

interface Office {
  faq_data: FaqEntry[]
  hidden: string[]
}

/** The questions of the product, then those of the office, which come once the page stands. */
export function useQuestions(): Record<string, Group> {
  const { t, language, parts } = useWords()
  const figures = useToldFigures()
  const [office, setOffice] = useState<Office>()
  useEffect(() => {
    void import('./office-questions.ts')
      .then(({ officeQuestions }) => officeQuestions())
      .then(
        // In pieces, as the page was: there may be many of them.
        (said) => said && startTransition(() => setOffice(said)),
        () => undefined,
      )
  }, [])
  const groups: Record<string, Group> = useMemo(() => parts('faq.groups', figures), [parts, figures])
  if (!office) return groups
  const shown = Object.entries(groups).map(([id, group]) => [id, without(group, office.hidden)] as const)
  const own = office.faq_data.map(({ id, question, answer }) => [
    id,
    { question: question[language], answer: answer[language].split(/\n\s*\n/) },
  ])
  const more = own.length > 0 ? { more: { heading: t('faq.more'), items: Object.fromEntries(own) } } : {}
  return { ...Object.fromEntries(shown), ...more }
}

function without({ heading, items }: Group, hidden: string[]): Group {
  return {
    heading,
    items: Object.fromEntries(Object.entries(items).filter(([key]) => !hidden.includes(key))),
  }
}
