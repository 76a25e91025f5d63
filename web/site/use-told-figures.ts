import { startTransition, useEffect, useState } from 'react'
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
  return told
}
