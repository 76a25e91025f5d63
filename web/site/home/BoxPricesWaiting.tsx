import { Skeleton } from '../../ui/Skeleton.tsx'

/** As high as the prices of both boxes: below each other on a phone, side by side elsewhere. */
export function BoxPricesWaiting() {
  return <Skeleton className="h-44 w-full max-w-prose sm:h-24" />
}
