import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { Skeleton } from './Skeleton.tsx'

interface Props<Pages> {
  list: { data: { pages: Pages } | undefined; isError: boolean; refetch: () => Promise<unknown> }
  children: (pages: Pages) => ReactNode
}

/** A list that fills its page: until it is there its place is kept, and when it fails it can be asked for again. */
export function Loaded<Pages>({ list: { data, isError, refetch }, children }: Props<Pages>) {
  if (data) return children(data.pages)
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  return <Skeleton className="h-96 w-full" />
}
