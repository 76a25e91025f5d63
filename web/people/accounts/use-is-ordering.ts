import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { onUserChange } from '../../platform/stored-user.ts'

/** Whoever comes from a price wants to know what became of it. The prerendered page knows nothing of it. */
export function useIsOrdering() {
  const [search] = useSearchParams()
  const isDrawn = useSyncExternalStore(
    onUserChange,
    () => true,
    () => false,
  )
  return isDrawn && /^\/(shipment|purchase|service-purchase)\b(?!-)/.test(search.get('next') ?? '')
}
