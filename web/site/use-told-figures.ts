import { startTransition, useEffect, useState } from 'react'
import type { Language } from '#contract/platform/language.ts'
import { numberIn } from '#contract/platform/numbers.ts'
import { useLanguage } from '../platform/moment.ts'
import { figures } from './figures.ts'

type Told = Record<keyof typeof figures, string>

/** The numbers of the page as it was built, then those of the current rate card and boxes, which the office may have changed. */
export function useToldFigures() {
  const [told, setTold] = useState<Told>(figures)
  useEffect(() => {
    void import('./told-figures.ts')
      .then(({ toldFigures }) => toldFigures())
      .then(
        (news) => news && startTransition(() => setTold(news)),
        () => undefined,
      )
  }, [])
  return writtenIn(useLanguage(), told)
}

const shares = ['return_percent', 'insurance_domestic_percent', 'insurance_international_percent'] as const

/** A share of less than one is written with a comma or a point. */
function writtenIn(language: Language, told: Told): Told {
  const written = shares.map((name) => [name, numberIn(language, Number(told[name]))])
  return { ...told, ...Object.fromEntries(written) }
}
