import { useDeferredValue } from 'react'
import { listLocations } from '#contract/places/locations.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useAnswer } from '../platform/use-call.ts'
import { CounterFacts } from './CounterFacts.tsx'
import { Finder } from './Finder.tsx'
import { useWords } from '../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const { data: answer, isError, refetch } = useAnswer(listLocations)
  // Rendering a dozen counters takes time; deferred, it lets a slow phone scroll meanwhile.
  const data = useDeferredValue(answer)
  return (
    <div className="wrap grid gap-8 py-8 md:py-12">
      <header className="grid gap-3">
        <h1>{t('location.heading')}</h1>
        <p className="max-w-prose text-lg">{t('location.intro')}</p>
      </header>
      {data && <CounterFacts locations={data.location_data} />}
      {data && <Finder locations={data.location_data} server_time={data.server_time} />}
      {!data && isError && (
        <EmptyState>
          <Button kind="secondary" onClick={() => void refetch()}>
            {t('ui.try_again')}
          </Button>
        </EmptyState>
      )}
      {!data && !isError && <Waiting />}
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-20 w-full" />
      <div className="grid min-h-[40rem] content-start gap-6 lg:grid-cols-2">
        <Skeleton className="aspect-[1000/405] w-full lg:order-2" />
        <div className="grid gap-4">
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </div>
  )
}
