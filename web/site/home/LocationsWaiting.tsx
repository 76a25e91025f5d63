import { Skeleton } from '../../ui/Skeleton.tsx'

/** As high as three counters. */
export function LocationsWaiting() {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Skeleton className="h-46 w-full" />
      <Skeleton className="h-46 w-full" />
      <Skeleton className="h-46 w-full" />
    </div>
  )
}
