import Store from 'lucide-react/icons/store'
import { readMyCounter } from '#contract/places/locations.ts'
import { useStoredUser } from '../platform/stored-user.ts'
import { useAnswer } from '../platform/use-call.ts'

/** The counter an agent signs for. Whoever has none, or no network, works on without the line. */
export function MyCounter() {
  const isAgent = useStoredUser()?.role === 'agent'
  const { data } = useAnswer(readMyCounter, {}, isAgent)
  if (!data?.counter) return null
  const { label, city } = data.counter
  return (
    <p className="text-muted flex items-center gap-2">
      <Store className="size-5 shrink-0" aria-hidden="true" />
      {label}, {city}
    </p>
  )
}
