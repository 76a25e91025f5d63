import { startTransition, useEffect, useState } from 'react'
import type { Language } from '#contract/platform/language.ts'
import { numberIn } from '#contract/platform/numbers.ts'
import { useLanguage } from '../platform/moment.ts'
import type { Days } from './days.ts'
import { figures } from './figures.ts'
import type { toldFigures } from './told-figures.ts'

type Figures = Record<keyof typeof figures, string>

/** What the current rate card and boxes tell otherwise than the page as it was built; nothing until it is known. */
function useTold() {
  const [told, setTold] = useState<Awaited<ReturnType<typeof toldFigures>>>()
  useEffect(() => {
    void import('./told-figures.ts')
      .then(({ toldFigures }) => toldFigures())
      .then(
        (news) => news && startTransition(() => setTold(news)),
        () => undefined,
      )
  }, [])
  return told
}

/** The numbers of the page as it was built, then those of the current rate card and boxes, which the office may have changed. */
export function useToldFigures() {
  const told = useTold()
  return writtenIn(useLanguage(), told?.figures ?? figures)
}

/** The days of a journey as the page was built with them, then those of the current rate card. */
export function useToldDays() {
  const told = useTold()
  return (days: Days): Pick<Days, 'air' | 'sea'> => told?.daysOf(days) ?? days
}

const shares = ['return_percent', 'insurance_domestic_percent', 'insurance_international_percent'] as const

const inDollars = ['simple_duty_most', 'pmi_year'] as const

/** A share of less than one, and thousands of dollars, are written with a comma or a point. */
function writtenIn(language: Language, told: Figures): Figures {
  const written = shares.map((name) => [name, numberIn(language, Number(told[name]))])
  const dollars = inDollars.map((name) => [name, told[name].replace('1,500', numberIn(language, 1500))])
  return { ...told, ...Object.fromEntries(written), ...Object.fromEntries(dollars) }
}
