import { Skeleton } from '../../ui/Skeleton.tsx'

/** As high as a row of prices. */
export function BoxPricesWaiting() {
  return <Skeleton className="h-24 w-full max-w-prose" />
}
