import Store from 'virtual:icon/store'
import { readMyCounter } from '#contract/places/locations.ts'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { useStoredUser } from '../platform/stored-user.ts'
import { useAnswer } from '../platform/use-call.ts'

/** The counter an agent signs for. Without one, or without network, the line is left out. */
export function MyCounter() {
  const user = useStoredUser()
  const isAtCounter = user !== null && worksAtCounter(user.role)
  const { data } = useAnswer(readMyCounter, {}, isAtCounter)
  if (!isAtCounter) return null
  // The line is there from the start, so that nothing moves when its words arrive.
  return (
    <p className="text-on-deep-muted flex min-h-6 w-full items-center gap-2 text-sm">
      {data?.counter && (
        <>
          <Store className="size-5 shrink-0" aria-hidden="true" />
          <span className="truncate">
            {data.counter.label}, {data.counter.city}
          </span>
        </>
      )}
    </p>
  )
}
