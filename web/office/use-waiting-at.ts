import { useEffect } from 'react'
import { readWaiting, waitingKinds, type Waiting } from '#contract/office/figures.ts'
import { useFigures } from '../parts/quote/use-figures.ts'
import { answers, useAnswer } from '../platform/use-call.ts'
import { useWords } from '../platform/words.ts'
import { waitingRules } from './waiting-rules.ts'

const look_ms = 15_000

/** What is in trouble is one kind of work, seen to from two lists. */
const troubleAt: Record<string, (waiting: Waiting) => number> = {
  '/office/parcels?state=attempt_failed': ({ not_delivered }) => not_delivered ?? 0,
  '/office/parcels?state=exception': ({ exceptions, not_delivered }) => exceptions - (not_delivered ?? 0),
}

/** How much waits for the office at one of its places, as a number and in words; what only waits for the customer is not counted. */
export function useWaitingAt() {
  const { t } = useWords()
  const { number } = useFigures()
  const { data } = useAnswer(readWaiting, {}, true, () => look_ms)
  return (place: string) => {
    // A place with a choice of its list is meant with that choice alone.
    const isAt = (to: string) => to === place || to.split('?')[0] === place
    const count =
      data && troubleAt[place]
        ? troubleAt[place](data)
        : waitingKinds
            .filter((kind) => waitingRules[kind].long_min !== null && isAt(waitingRules[kind].to))
            .reduce((sum, kind) => sum + (data?.[kind] ?? 0), 0)
    return count > 0 ? { count, words: t('office.nav.waiting', { count, number: number(count) }) } : undefined
  }
}

/** Whoever did something sees at once that it waits no more. */
export function useFreshCounts() {
  useEffect(
    () =>
      answers.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void answers.invalidateQueries({ queryKey: [readWaiting.path] })
      }),
    [],
  )
}
