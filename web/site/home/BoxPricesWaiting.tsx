import { Skeleton } from '../../ui/Skeleton.tsx'

/** As high as the prices of both boxes: whose parts take a second line on a phone. */
export function BoxPricesWaiting() {
  return <Skeleton className="h-28 w-full max-w-prose sm:h-24" />
}
