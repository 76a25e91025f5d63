import Store from 'virtual:icon/store'
import { readMyCounter } from '#contract/places/locations.ts'
import { useAnswer } from '../platform/use-call.ts'
import { useWords } from '../platform/words.ts'
import { DayOf } from './DayOf.tsx'

interface Props {
  done: number
  /** When the list was read. */
  at: string | undefined
}

/** Which counter it is, the day, and what was done today. Its lines are there from the start, so that nothing moves when the words arrive. */
export function CounterHead({ done, at }: Props) {
  const { t } = useWords()
  const { data } = useAnswer(readMyCounter, {})
  const counter = data?.counter
  return (
    <header className="work-head grid grid-cols-1 gap-1 py-4">
      <h1 className="truncate text-xl">{counter?.label ?? t('courier.counter.heading')}</h1>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4">
        <p className="text-on-deep-muted flex items-center gap-2 text-sm">
          {counter && (
            <>
              <Store className="size-5 shrink-0" aria-hidden="true" />
              <span className="truncate">{counter.city}</span>
            </>
          )}
        </p>
        {at && <DayOf at={at} />}
      </div>
      <p className="figures min-h-5 text-sm font-semibold">
        {at && (done > 0 ? t('courier.counter.done', { count: done }) : t('courier.counter.empty'))}
      </p>
    </header>
  )
}
