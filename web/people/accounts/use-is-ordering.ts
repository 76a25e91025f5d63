import { useSearchParams } from 'react-router'
import { useIsDrawn } from '../../ui/use-is-drawn.ts'

/** Whoever comes from a price wants to know what became of it. The prerendered page knows nothing of it. */
export function useIsOrdering() {
  const [search] = useSearchParams()
  const isDrawn = useIsDrawn()
  return isDrawn && /^\/(shipment|purchase|service-purchase)\b(?!-)/.test(search.get('next') ?? '')
}
